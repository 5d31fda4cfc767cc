/** Timeout in ms for anything that must happen: far more than a busy machine needs. */
export const SLOW = { timeout: 15_000 };
