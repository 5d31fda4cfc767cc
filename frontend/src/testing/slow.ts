/** How long a test waits for what is bound to happen: far above what the busiest machine takes. */
export const SLOW = { timeout: 15_000 };
