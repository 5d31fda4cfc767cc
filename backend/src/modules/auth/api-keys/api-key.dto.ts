import type { Currency } from '../../../platform/money.js';
import { MOST_API_KEYS, type ApiKey } from './api-key.store.js';

export type ApiKeyScopeDto = 'read' | 'buy';

/** A key for programs. */
export interface ApiKeyDto {
  id: string;
  /** The name that its owner gave it. */
  name: string;
  /**
   * `read`: all calls that change nothing. `buy`: also buys and cancels numbers, and adds money. The profile and the
   * preferences can only be changed in a session.
   */
  scopes: ApiKeyScopeDto[];
  /** Whether it is for programs that use the SMS-Activate dialect. */
  dialect: boolean;
  /** Whether it buys without money and providers, in the test world of the account. */
  test: boolean;
  /** The first characters of the key. */
  prefix: string;
  created_at: string;
  /** Exact to the minute; null before the first use. */
  last_used_at: string | null;
  /** The member of the team who made it, and whose monthly limit it also uses; null for the owner of the account. */
  member_name: string | null;
  /** The most that its purchases of a day may cost together, in `currency`; null for no limit. */
  daily_budget_cents: number | null;
  currency: Currency;
  /** The cost of its purchases of today, minus money that came back. Days begin at midnight in São Paulo. */
  spent_today_cents: number;
}

export interface ApiKeysDto {
  /** Newest first. */
  api_keys: ApiKeyDto[];
  /** How many keys an account may have. */
  maximum: number;
}

export interface CreateApiKeyRequestDto {
  /** @isString required @minLength 1 required @maxLength 60 too_long @example "My bot" */
  name: string;
  /** `buy` includes `read`. @minItems 1 required */
  scopes: ApiKeyScopeDto[];
  /** Makes a key of 32 characters of `a-z0-9`, which programs for the SMS-Activate dialect expect. */
  dialect?: boolean;
  /**
   * Makes a key that reaches only the test world of the account: `torpedo_test_…`, or one of 32 characters with `dialect`.
   * It has no budget.
   */
  test?: boolean;
  /** In cents of the account's currency. @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large */
  daily_budget_cents?: number | null;
}

export interface ChangeApiKeyRequestDto {
  /**
   * The most that its purchases of a day may cost together, in cents of the account's currency; null for no limit.
   * @isInt not_integer @minimum 1 too_small @maximum 1000000000 too_large
   */
  daily_budget_cents: number | null;
}

export interface CreatedApiKeyDto extends ApiKeyDto {
  /** Send it in the header `X-API-Key`, or as `api_key` in the SMS-Activate dialect. It is never shown again. */
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
