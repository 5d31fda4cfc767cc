/** @example { "seconds": 1200 } */
export interface AdvanceTestClockRequestDto {
  /** At most 30 days with one call. @isInt not_integer @minimum 1 too_small @maximum 2592000 too_large */
  seconds: number;
}

/** The clock of the test world of an account. */
export interface TestClockDto {
  /** What it shows now. It goes on from there, and never back. */
  now: string;
}

export const presentTestClock = (now: Date): TestClockDto => ({ now: now.toISOString() });
