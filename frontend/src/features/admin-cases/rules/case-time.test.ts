import { expect, it } from 'vitest';
import { dueState, minutesBetween, spanOf } from './case-time';

it.each([
  ['13:44', 'calm'],
  ['13:45', 'soon'],
  ['13:59', 'soon'],
  ['14:00', 'over'],
])('a case that was opened at 13:00 and is due at 14:00 is at %s %s', (time, state) => {
  const at = (clock: string) => `2026-03-10T${clock}:00Z`;
  expect(dueState(at('13:00'), at('14:00'), Date.parse(at(time)))).toBe(state);
});

it('counts whole minutes in either direction', () => {
  expect(minutesBetween(0, 119_000)).toBe(1);
  expect(minutesBetween(59_000, 0)).toBe(0);
});

it.each([
  [1, 1, '1 min'],
  [21, 21, '21 min'],
  [74, 1, '1 h 14 min'],
  [180, 3, '3 h'],
  [26 * 60, 1, '1 dia'],
])('%i minutes begin with %i and are %s', (minutes, count, time) => {
  expect(spanOf(minutes, 'pt-BR')).toEqual({ count, time });
});

it('less than a minute has no figure', () => {
  expect(spanOf(0, 'pt-BR')).toBeNull();
});

it('days have the word of the reader', () => {
  expect(spanOf(50 * 60, 'en-US')?.time).toBe('2 days');
});
