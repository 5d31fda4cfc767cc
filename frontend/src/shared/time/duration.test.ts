import { expect, it } from 'vitest';
import { formatDuration } from './duration';

it.each([
  [0, 'pt-BR', '1 s'],
  [12, 'en-US', '12 s'],
  [119, 'es-ES', '119 s'],
  [150, 'en-US', '3 min'],
  [7_200, 'en-US', '2 h'],
  [604_800, 'en-US', '7 days'],
  [604_800, 'pt-BR', '7 dias'],
])('%i seconds in %s are “%s”', (seconds, locale, text) => {
  expect(formatDuration(seconds, locale)).toBe(text);
});
