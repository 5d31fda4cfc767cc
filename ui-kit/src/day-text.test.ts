import { expect, test } from 'vitest';
import { dateOf, dayOf, dayPattern, maskedDay, typedDay, writtenDay } from './day-text';

test.each([
  ['pt-BR', '07/03/1990', 'dd/mm/aaaa'],
  ['es', '07/03/1990', 'dd/mm/aaaa'],
  ['en-US', '03/07/1990', 'mm/dd/yyyy'],
])('%s writes a day in the order of its language', (locale, written, pattern) => {
  expect(writtenDay('1990-03-07', locale)).toBe(written);
  expect(dayPattern(locale)).toBe(pattern);
  expect(typedDay(written, locale)).toBe('1990-03-07');
});

test.each([
  ['07031990', '07/03/1990'],
  ['7/3/1990', '07/03/1990'],
  ['7.3.1990', '07/03/1990'],
  ['1990-03-07', '07/03/1990'],
  ['070', '07/0'],
  ['07', '07'],
  ['07/', '07/'],
  ['//', ''],
  ['07/03/19901', '07/03/1990'],
  ['dia 7', '7'],
])('%j is written as %j while it is typed', (text, masked) => {
  expect(maskedDay(text, 'pt-BR')).toBe(masked);
});

test.each(['31/02/2026', '00/01/2026', '07/13/2026', '07/03', '07/03/26', ''])('%j is no day', (text) => {
  expect(typedDay(text, 'pt-BR')).toBeUndefined();
});

test('a text that is no day stays as it was typed', () => {
  expect(writtenDay('31/02/2026', 'pt-BR')).toBe('31/02/2026');
  expect(dateOf('2026-02-31')).toBeUndefined();
});

test('a day is the same in every time zone', () => {
  for (const day of ['1900-01-01', '2026-02-28', '2026-10-18']) {
    const date = dateOf(day);
    expect(date && dayOf(date)).toBe(day);
  }
});
