import { MOST_API_KEYS, type ApiKey } from './api-key.store.js';

export type ApiKeyScopeDto = 'read' | 'buy';

/** A key for programs of the account's owner. */
export interface ApiKeyDto {
  id: string;
  /** What its owner calls it. */
  name: string;
  /**
   * `read`: everything that changes nothing. `buy`: also buying and cancelling numbers, and adding money. The profile and
   * the preferences are changed by a session alone.
   */
  scopes: ApiKeyScopeDto[];
  /** Whether it was made for programs that speak the SMS-Activate dialect. */
  dialect: boolean;
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
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "My bot" */
  name: string;
  /** `buy` includes `read`. @minItems 1 required */
  scopes: ApiKeyScopeDto[];
  /** Makes a key of 32 characters of `a-z0-9`, as programs that speak the SMS-Activate dialect expect it. */
  dialect?: boolean;
}

export interface CreatedApiKeyDto extends ApiKeyDto {
  /** Goes into the header `X-API-Key`, or into `api_key` of the SMS-Activate dialect; it is never shown again. */
  key: string;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type ApiKeyIdDto = string;

export function presentApiKey(key: ApiKey): ApiKeyDto {
  const { id, name, scope, isDialect, prefix, createdAt, lastUsedAt } = key;
  return {
    id,
    name,
    scopes: scope === 'buy' ? ['read', 'buy'] : ['read'],
    dialect: isDialect,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

export function presentApiKeys(keys: readonly ApiKey[]): ApiKeysDto {
  return { api_keys: keys.map(presentApiKey), maximum: MOST_API_KEYS };
}
