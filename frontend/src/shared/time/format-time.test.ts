import { describe, expect, it, vi } from 'vitest';
import { formatClock, formatDay, formatMoment, formatWait } from './format-time';
import { formatRelativeTime } from './relative-time';

it.each(['pt-BR', 'en-US', 'es'])('writes the time of day in five characters in %s', (locale) => {
  for (const [hours, minutes, text] of [
    [0, 5, '00:05'],
    [9, 30, '09:30'],
    [16, 4, '16:04'],
  ] as const) {
    expect(formatClock(new Date(2026, 10, 21, hours, minutes).getTime(), locale)).toBe(text);
  }
});

it('writes the year of a day that is not in the present year', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 5) });
  expect([new Date(2027, 0, 4), new Date(2026, 11, 31)].map((day) => formatDay(day, 'pt-BR'))).toEqual([
    '04/01',
    '31/12/26',
  ]);
  expect(formatMoment(new Date(2019, 10, 21, 9, 5), 'pt-BR')).toBe('21/11/19 09:05');
  vi.useRealTimers();
});

it('counts a wait down to zero, and not below', () => {
  expect([1_085_000, 41_001, 0, -5_000].map(formatWait)).toEqual(['18:05', '0:42', '0:00', '0:00']);
});

const now = Date.parse('2026-11-21T12:00:00Z');
const minutes = 60_000;

describe('relative time', () => {
  it.each([
    [30_000, 'agora'],
    [2 * minutes, 'há 2 minutos'],
    [3 * 60 * minutes, 'há 3 horas'],
    [24 * 60 * minutes, 'ontem'],
  ])('says %i ms ago in Portuguese as "%s"', (ago, text) => {
    expect(formatRelativeTime(now - ago, now, 'pt-BR')).toBe(text);
  });

  it('writes "now" for an instant that a clock slightly behind puts into the future', () => {
    expect(formatRelativeTime(now + 5000, now, 'en-US')).toBe('now');
  });
});
