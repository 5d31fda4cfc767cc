import { expect, it } from 'vitest';
import { dueState } from './case-time';

it.each([
  ['13:44', 'calm'],
  ['13:45', 'soon'],
  ['13:59', 'soon'],
  ['14:00', 'over'],
])('a case of one o’clock that is due within the hour is at %s %s', (time, state) => {
  const at = (clock: string) => `2026-03-10T${clock}:00Z`;
  expect(dueState(at('13:00'), at('14:00'), Date.parse(at(time)))).toBe(state);
});
