const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** A short number has so many characters of the id. */
const LENGTH = 8;

const SHORT_NUMBER = new RegExp(`^#?\\s*([0-9a-f]{${LENGTH}})$`, 'i');

/** Written exactly as in the index. */
export const shortNumberOf = (id: string): string => `right(${id}::text, ${LENGTH})`;

/** Null where the text has no short number. Upper and lower case are equal, and `#` may be left out. */
export const shortNumberIn = (text: string): string | null =>
  SHORT_NUMBER.exec(text.trim())?.[1]?.toLowerCase() ?? null;
