/** The router reads a token of digits as a number. */
export function mailedToken({ token }: Record<string, unknown>): string | undefined {
  return typeof token === 'string' || typeof token === 'number' ? String(token) : undefined;
}
