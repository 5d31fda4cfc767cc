import type { Currency } from '../../../platform/money.js';
import { MOST_API_KEYS, type ApiKey } from './api-key.store.js';

export type ApiKeyScopeDto = 'read' | 'buy';

/** A key for programs. */
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
  /** Whether it buys without money and without providers, in the test world of the account. */
  test: boolean;
  /** The first characters of the secret. */
  prefix: string;
  created_at: string;
  /** To the minute; null before the first use. */
  last_used_at: string | null;
  /** Who of the team made it and whose limit of the month it spends, too; null for the owner of the account. */
  member_name: string | null;
  /** What its purchases of a day may cost together, in `currency`; null for no limit. */
  daily_budget_cents: number | null;
  currency: Currency;
  /** What its purchases of today cost, less what came back. Days begin at midnight in São Paulo. */
  spent_today_cents: number;
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
  /**
   * Makes a key that reaches the test world of the account alone: `torpedo_test_…`, or one of 32 characters with `dialect`.
   * It has no budget.
   */
  test?: boolean;
  /** Cents of the account's currency a day. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  daily_budget_cents?: number | null;
}

export interface ChangeApiKeyRequestDto {
  /**
   * What its purchases of a day may cost together, in cents of the account's currency; null for no limit.
   * @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large
   */
  daily_budget_cents: number | null;
}

export interface CreatedApiKeyDto extends ApiKeyDto {
  /** Goes into the header `X-API-Key`, or into `api_key` of the SMS-Activate dialect; it is never shown again. */
  key: string;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type ApiKeyIdDto = string;

export function presentApiKey(key: ApiKey): ApiKeyDto {
  const { id, name, scope, isDialect, isTest, prefix, createdAt, lastUsedAt } = key;
  const { memberName, dailyBudgetCents, currency, spentTodayCents } = key;
  return {
    id,
    name,
    scopes: scope === 'buy' ? ['read', 'buy'] : ['read'],
    dialect: isDialect,
    test: isTest,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    member_name: memberName,
    daily_budget_cents: dailyBudgetCents,
    currency,
    spent_today_cents: spentTodayCents,
  };
}

export function presentApiKeys(keys: readonly ApiKey[]): ApiKeysDto {
  return { api_keys: keys.map(presentApiKey), maximum: MOST_API_KEYS };
}
