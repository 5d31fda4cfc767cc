import { expect, it } from 'vitest';
import { isIos } from './device';

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
])('recognizes an %s by its user agent and its touch points', (_name, userAgent, maxTouchPoints, answer) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(answer);
});
