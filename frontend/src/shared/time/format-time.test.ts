import { expect, it } from 'vitest';
import { formatClock, formatWait } from './format-time';

it.each(['pt-BR', 'en-US', 'es'])('writes the time of day in five characters in %s', (locale) => {
  for (const [hours, minutes, text] of [
    [0, 5, '00:05'],
    [9, 30, '09:30'],
    [16, 4, '16:04'],
  ] as const) {
    expect(formatClock(new Date(2026, 10, 21, hours, minutes).getTime(), locale)).toBe(text);
  }
});

it('counts a wait down to nothing, and not below', () => {
  expect([1_085_000, 41_001, 0, -5_000].map(formatWait)).toEqual(['18:05', '0:42', '0:00', '0:00']);
});
