/** Seconds in whole minutes, as people say them; never less than one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
