/** The router reads a text of digits as a number. */
export const searchedText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
