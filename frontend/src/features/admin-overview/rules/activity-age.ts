const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The age of an activity in its largest unit; after one day its date is shown instead. */
export type ActivityAge = { unit: 'now' } | { unit: 'date' } | { unit: 'minutes' | 'hours'; count: number };

/** Both instants in milliseconds since the epoch. */
export function activityAge(instant: number, now: number): ActivityAge {
  const passed = now - instant;
  if (passed < minuteMs) return { unit: 'now' };
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
  if (passed < dayMs) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return { unit: 'date' };
}
