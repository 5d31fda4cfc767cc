/** The router parses a search value of digits as a number; this makes it a text again. */
export const searchedText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
