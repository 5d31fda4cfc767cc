import { expect, it } from 'vitest';
import { daysOf, lastMonth, monthAfter, today } from './days';

it('today is the day in São Paulo', () => {
  expect(today(Date.parse('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
});

it('the usual periods end today, or at the end of the month before', () => {
  expect(daysOf('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(daysOf('thirtyDays', '2026-03-30')).toEqual({ from: '2026-03-01', to: '2026-03-30' });
  expect(daysOf('month', '2026-03-03')).toEqual({ from: '2026-03-01', to: '2026-03-03' });
  expect(daysOf('lastMonth', '2026-03-03')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(lastMonth(Date.parse('2026-01-15T12:00:00Z'))).toBe('2025-12');
  expect(monthAfter('2025-12')).toBe('2026-01');
});
