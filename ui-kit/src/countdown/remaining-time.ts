/** Whole seconds left, never negative; a second counts until it is over. Instants in milliseconds. */
export function remainingSeconds(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

/** Seconds as mm:ss, with hours in front when there are any. */
export function formatSeconds(totalSeconds: number): string {
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  const parts = hours > 0 ? [hours, minutes, totalSeconds % 60] : [minutes, totalSeconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
