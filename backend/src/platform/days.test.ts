import { expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, isDay, startOfDay } from './days.js';

it('a day begins at midnight in São Paulo, in summer time as well', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(startOfDay('2018-12-21').toISOString()).toBe('2018-12-21T02:00:00.000Z');
  expect(dayOf(new Date('2026-11-22T02:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

it('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

it.each(['2026-02-30', '2026-13-01', '21/11/2026', ''])('%o is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
