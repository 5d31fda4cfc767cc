import type { ApiKeyScope } from '../../../platform/http/index.js';

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

export const MOST_API_KEYS = 10;
