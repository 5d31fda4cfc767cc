import type { RefusalReason } from './provider.port.js';

/** Seconds for which nothing is bought after such a refusal, unless the provider says how long; see circuits.sql. */
export const REST_SECONDS: Partial<Record<RefusalReason, number>> & { RATE_LIMITED: number } = {
  BAD_KEY: 15,
  CHANNELS_LIMIT: 15,
  RATE_LIMITED: 10,
};

/** Seconds without any call to a provider that got too many. */
export const SHORTEST_PAUSE_SECONDS = 5;

/** Seconds of a ban whose end the provider does not name, and the longest that is believed. */
export const BAN_SECONDS = { usual: 60, longest: 24 * 3600 } as const;
