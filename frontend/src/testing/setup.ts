import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENTLY } from './patience';

configure({ asyncUtilTimeout: PATIENTLY.timeout });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
