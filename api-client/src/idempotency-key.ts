/** A name for one intent: sent with every try of it, so that a lost answer never makes it happen twice. */
export function newIdempotencyKey(): string {
  // randomUUID exists in secure contexts only, and a phone may reach a computer over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
