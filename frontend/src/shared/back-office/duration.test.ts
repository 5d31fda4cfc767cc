import { expect, it } from 'vitest';
import { type DurationUnit, durationParts } from './duration';

it.each<[number, DurationUnit, string]>([
  [10_080, 'minutes', '7 days'],
  [168, 'hours', '7 days'],
  [84, 'minutes', '1 hours 24 minutes'],
  [120, 'seconds', '2 minutes'],
  [0, 'seconds', '0 seconds'],
  [1.5, 'seconds', '1.5 seconds'],
  [90_061, 'seconds', '90061 seconds'],
])('writes %d %s as %s', (value, unit, said) => {
  expect(
    durationParts(value, unit)
      .map((part) => `${part.count} ${part.unit}`)
      .join(' '),
  ).toBe(said);
});
