import { expect, it } from 'vitest';
import { dueState, spanText } from './case-time';

it.each([
  ['13:44', 'calm'],
  ['13:45', 'soon'],
  ['13:59', 'soon'],
  ['14:00', 'over'],
])('a case that was opened at 13:00 and is due at 14:00 is at %s %s', (time, state) => {
  const at = (clock: string) => `2026-03-10T${clock}:00Z`;
  expect(dueState(at('13:00'), at('14:00'), Date.parse(at(time)))).toBe(state);
});

it.each([
  [40_000, '0 min'],
  [21 * 60_000, '21 min'],
  [74 * 60_000, '1 h 14 min'],
  [180 * 60_000, '3 h'],
  [26 * 3_600_000, '1 dia'],
])('%i ms are %s', (ms, text) => {
  expect(spanText(ms, 'pt-BR')).toBe(text);
});

it('days have the word of the reader', () => {
  expect(spanText(50 * 3_600_000, 'en-US')).toBe('2 days');
});
