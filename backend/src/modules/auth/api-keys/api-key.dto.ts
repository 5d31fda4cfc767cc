import { MOST_API_KEYS, type ApiKey } from './api-key.store.js';

/** A key for programs of the account's owner. */
export interface ApiKeyDto {
  id: string;
  /** What its owner calls it. */
  name: string;
  /**
   * `read`: everything that changes nothing. `buy`: also buying and cancelling numbers, and adding money. The profile and
   * the preferences are changed by a session alone.
   */
  scope: 'read' | 'buy';
  /** The first characters of the secret. */
  prefix: string;
  created_at: string;
  /** To the minute; null before the first use. */
  last_used_at: string | null;
}

export interface ApiKeysDto {
  /** Newest first. */
  api_keys: ApiKeyDto[];
  /** How many an account may have. */
  maximum: number;
}

export interface CreateApiKeyRequestDto {
  /**
   * @isString required
   * @minLength 1 required
   * @maxLength 60 too_long
   * @example "My bot"
   */
  name: string;
  scope: 'read' | 'buy';
}

export interface CreatedApiKeyDto extends ApiKeyDto {
  /** Goes into the header `X-API-Key`; it is never shown again. */
  secret: string;
}

/**
 * @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
 */
export type ApiKeyIdDto = string;

export function presentApiKey({ id, name, scope, prefix, createdAt, lastUsedAt }: ApiKey): ApiKeyDto {
  return {
    id,
    name,
    scope,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

export function presentApiKeys(keys: readonly ApiKey[]): ApiKeysDto {
  return { api_keys: keys.map(presentApiKey), maximum: MOST_API_KEYS };
}
