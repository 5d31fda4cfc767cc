import { MOST_API_KEYS, type ApiKey } from './api-key.js';
import type { ApiKeyDto, ApiKeysDto } from './api-key.dto.js';

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
