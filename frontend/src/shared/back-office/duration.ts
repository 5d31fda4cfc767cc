const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

export type DurationUnit = keyof typeof SECONDS;

const UNITS = Object.keys(SECONDS) as DurationUnit[];
const MOST_PARTS = 2;

export const isDuration = (unit: string): unit is DurationUnit => Object.hasOwn(SECONDS, unit);

/** Splits a duration as people say it: 10.080 minutes are 7 days, 84 minutes are 1 hour and 24 minutes. */
export function durationParts(value: number, unit: DurationUnit): { unit: DurationUnit; count: number }[] {
  let left = value * SECONDS[unit];
  const parts: { unit: DurationUnit; count: number }[] = [];
  for (const each of UNITS) {
    const count = each === 'seconds' ? left : Math.floor(left / SECONDS[each]);
    left -= count * SECONDS[each];
    if (count > 0) parts.push({ unit: each, count });
  }
  // A duration that needs more parts is clearer in the unit in which it is set.
  return parts.length > 0 && parts.length <= MOST_PARTS ? parts : [{ unit, count: value }];
}
