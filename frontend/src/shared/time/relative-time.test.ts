import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './relative-time';

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

  it('calls the present what a clock slightly ahead would call the future', () => {
    expect(formatRelativeTime(now + 5000, now, 'en-US')).toBe('now');
  });
});
