import { expect, it } from 'vitest';
import { agoTime, briefTime, rowTime, shortTime } from './row-time';

const now = new Date(2026, 10, 24, 16, 30);

it.each([
  [new Date(2026, 10, 24, 9, 5, 7), '09:05:07'],
  [new Date(2026, 10, 23, 9, 5, 7), '23/11 09:05'],
  [new Date(2025, 11, 31, 23, 59), '31/12/2025'],
])('writes %s as %s', (instant, text) => {
  expect(rowTime(instant, now, 'pt-BR')).toBe(text);
});

it.each([
  [new Date(2026, 10, 24, 9, 5), '09:05'],
  [new Date(2026, 10, 23, 9, 5), '23/11'],
  [new Date(2025, 11, 31, 23, 59), '12/2025'],
])('writes %s in the shortest form as %s', (instant, text) => {
  expect(briefTime(instant, now, 'pt-BR')).toBe(text);
});

it('leaves out the date of today in the short form', () => {
  expect(shortTime(new Date(2026, 10, 24, 9, 5), now, 'pt-BR')).toBe('09:05');
  expect(shortTime(new Date(2026, 10, 23, 9, 5), now, 'pt-BR')).toMatch(/^23\/11.* 09:05$/);
});

it.each([
  [new Date(2026, 10, 24, 16, 22), 'há 8 min'],
  [new Date(2026, 10, 24, 5, 0), 'há 11 h'],
  [new Date(2026, 10, 23, 9, 5), 'ontem'],
  [new Date(2026, 10, 3, 9, 5), '03/11/2026'],
])('writes %s as %s', (instant, text) => {
  expect(agoTime(instant, now, 'pt-BR')).toBe(text);
});
