/**
 * How long a `Retry-After` asks to wait, in ms: seconds or a date (RFC 9110, 10.2.3). Null where there is none, or it says
 * neither.
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
