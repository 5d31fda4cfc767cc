/** How long a number lasts, in whole minutes as people say it; never less than one. */
export function windowMinutes({ activation_window_seconds }: { activation_window_seconds: number }): number {
  return Math.max(1, Math.round(activation_window_seconds / 60));
}
