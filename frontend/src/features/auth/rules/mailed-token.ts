/** The token in a mailed link's address; the router reads one that consists of digits as a number. */
export function mailedToken({ token }: Record<string, unknown>): string | undefined {
  return typeof token === 'string' || typeof token === 'number' ? String(token) : undefined;
}
