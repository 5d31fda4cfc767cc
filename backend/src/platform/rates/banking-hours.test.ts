import { describe, expect, it } from 'vitest';
import { bankingHoursBetween, isBankingDay } from './banking-hours.js';

describe('a day of the banks', () => {
  it.each([
    ['a Friday', '2026-11-20', false],
    ['the Thursday before it', '2026-11-19', true],
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['Monday of Carnival', '2026-02-16', false],
    ['Tuesday of Carnival', '2026-02-17', false],
    ['Ash Wednesday', '2026-02-18', true],
    ['Good Friday', '2026-04-03', false],
    ['Corpus Christi', '2026-06-04', false],
    ['Good Friday of a year whose Easter is in March', '2027-03-26', false],
    ['Christmas', '2025-12-25', false],
    ['the day after it', '2025-12-26', true],
  ])('%s, %s: %s', (_name, day, expected) => {
    expect(isBankingDay(day)).toBe(expected);
  });
});

describe('the age of a bulletin', () => {
  const age = (from: string, to: string) => bankingHoursBetween(new Date(from), new Date(to));

  it.each([
    ['grows by the hour within a day', '2026-11-18T13:00-03:00', '2026-11-18T17:30-03:00', 4.5],
    ['is a day on the next one', '2026-11-18T13:00-03:00', '2026-11-19T13:00-03:00', 24],
    ['stands still over a weekend', '2026-11-13T13:00-03:00', '2026-11-16T13:00-03:00', 24],
    [
      'stands still over a holiday and the weekend after it',
      '2026-11-19T13:00-03:00',
      '2026-11-23T13:00-03:00',
      24,
    ],
    ['stands still over Carnival', '2026-02-13T13:00-03:00', '2026-02-18T13:00-03:00', 24],
    ['is nothing before it was published', '2026-11-18T13:00-03:00', '2026-11-18T12:00-03:00', 0],
  ])('%s', (_name, from, to, hours) => {
    expect(age(from, to)).toBe(hours);
  });

  it('is counted for a month at the most', () => {
    expect(age('2020-01-01T00:00Z', '2026-11-18T13:00Z')).toBeGreaterThan(20 * 24);
    expect(age('2020-01-01T00:00Z', '2026-11-18T13:00Z')).toBeLessThan(24 * 24);
  });
});
