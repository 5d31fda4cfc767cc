import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENTLY } from './patience';
import { servedTexts } from './served-texts';

configure({ asyncUtilTimeout: PATIENTLY.timeout });
globalThis.fetch = servedTexts;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
