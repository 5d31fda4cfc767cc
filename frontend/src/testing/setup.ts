import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { SLOW } from './slow';
import { servedTexts } from './served-texts';

configure({ asyncUtilTimeout: SLOW.timeout });
globalThis.fetch = servedTexts;
// The test's document has no layout, so no media query matches.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
