/** @example { "seconds": 1200 } */
export interface AdvanceTestClockRequestDto {
  /** At most 30 days with one call. @isInt not_integer @minimum 1 too_small @maximum 2592000 too_large */
  seconds: number;
}

/** The clock of the test world of an account. */
export interface TestClockDto {
  /** The time that it shows now. It runs on from there, and never goes back. */
  now: string;
}

export const presentTestClock = (now: Date): TestClockDto => ({ now: now.toISOString() });
