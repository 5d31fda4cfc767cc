import type { RefusalReason } from './provider.port.js';

/**
 * For how many seconds nothing is bought at a provider after a refusal that passes with time or with another's help,
 * unless the provider says how long. How long a silent one is left alone, and how a rest grows, stands in circuits.sql.
 */
export const REST_SECONDS: Partial<Record<RefusalReason, number>> & { RATE_LIMITED: number } = {
  BAD_KEY: 15,
  CHANNELS_LIMIT: 15,
  RATE_LIMITED: 10,
};

/** For how many seconds at least no call of any kind goes to a provider that got too many. */
export const SHORTEST_PAUSE_SECONDS = 5;

/** A ban whose end the provider does not name, and the longest that it is believed. */
export const BAN_SECONDS = { usual: 60, longest: 24 * 3600 } as const;
