import type { ApiKeyScope } from '../../../platform/http/index.js';

/** A key that a customer gave to a program; its secret is known to that program only. */
export interface ApiKey {
  id: string;
  name: string;
  scope: ApiKeyScope;
  /** The first characters of the secret. */
  prefix: string;
  createdAt: Date;
  /** To the minute; null before the first use. */
  lastUsedAt: Date | null;
}

/** How many keys an account may have at a time. */
export const MOST_API_KEYS = 10;
