import { expect, it } from 'vitest';
import { activityAge } from './activity-age';

const now = Date.parse('2026-11-22T12:00:00Z');

it.each([
  [-5_000, { unit: 'now' }],
  [59_999, { unit: 'now' }],
  [60_000, { unit: 'minutes', count: 1 }],
  [3_599_999, { unit: 'minutes', count: 59 }],
  [3_600_000, { unit: 'hours', count: 1 }],
  [86_399_999, { unit: 'hours', count: 23 }],
  [86_400_000, { unit: 'date' }],
])('describes an age of %i ms as %j', (passed, age) => {
  expect(activityAge(now - passed, now)).toEqual(age);
});
