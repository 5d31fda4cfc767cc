import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { SLOW } from './slow';
import { servedTexts } from './served-texts';

configure({ asyncUtilTimeout: SLOW.timeout });
globalThis.fetch = servedTexts;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
