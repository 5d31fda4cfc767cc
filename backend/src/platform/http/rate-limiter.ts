/** How many times in how long. */
export interface RateLimit {
  /** What is limited; part of the counter's key. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** Exact counters, shared by all replicas. */
export interface RateLimiter {
  /**
   * Counts one use for the key.
   * @throws DomainError RATE_LIMITED (or the given code) with `retry_after_seconds` when the limit is used up.
   */
  consume(limit: RateLimit, key: string, code?: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS'): Promise<void>;
  /** Refuses like `consume` when the limit is used up, without counting. */
  assertOpen(limit: RateLimit, key: string, code?: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS'): Promise<void>;
  /** Forgets the key's uses. */
  reset(limit: RateLimit, key: string): Promise<void>;
}
