/** Timeout of a wait for what has to happen: far above what a busy machine takes. */
export const SLOW = { timeout: 15_000 };
