const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Of a short number, in characters of the id. */
const LENGTH = 8;

const SHORT_NUMBER = new RegExp(`^#?\\s*([0-9a-f]{${LENGTH}})$`, 'i');

/** As the index holds it. */
export const shortNumberOf = (id: string): string => `right(${id}::text, ${LENGTH})`;

/** Null where the text gives none; any case, with or without `#`. */
export const shortNumberIn = (text: string): string | null =>
  SHORT_NUMBER.exec(text.trim())?.[1]?.toLowerCase() ?? null;
