/** How many characters of an id people say to each other. */
const LENGTH = 8;

const SHORT_NUMBER = new RegExp(`^#?\\s*([0-9a-f]{${LENGTH}})$`, 'i');

/** SQL: the short number of an order or top-up, as its index holds it. */
export const shortNumberOf = (id: string): string => `right(${id}::text, ${LENGTH})`;

/**
 * The short number that a text gives: the last 8 characters of an id, in any case, with or without `#`; null where it
 * gives none.
 */
export const shortNumberIn = (text: string): string | null =>
  SHORT_NUMBER.exec(text.trim())?.[1]?.toLowerCase() ?? null;
