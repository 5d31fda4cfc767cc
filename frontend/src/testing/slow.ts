/** How long a test waits for a certain result: far longer than the busiest machine takes. */
export const SLOW = { timeout: 15_000 };
