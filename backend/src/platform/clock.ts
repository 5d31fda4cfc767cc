/** Where the time comes from, so that minutes can pass in a test at once. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
