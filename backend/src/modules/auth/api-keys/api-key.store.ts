import { statement, type Sql } from '../../../platform/database/index.js';
import type { Day } from '../../../platform/days.js';
import type { ApiKeyScope } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import { lockAccount } from '../accounts/account.store.js';
import type { ActivityKind } from '../activity/activity-event.js';

export interface ApiKey {
  id: string;
  name: string;
  scope: ApiKeyScope;
  isDialect: boolean;
  isTest: boolean;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  dailyBudgetCents: number | null;
  /** The member of the team who made it; null for the owner of the account. */
  memberName: string | null;
  /** The currency of the budget; without a budget, that of the account. */
  currency: Currency;
  spentTodayCents: number;
}

export const MOST_API_KEYS = 10;

/** Whose keys to read. With a member, only the keys that the member made on the account of the team. */
export interface KeyMaker {
  userId: string;
  memberId: string | null;
}

export interface NewApiKey
  extends Omit<ApiKey, 'id' | 'lastUsedAt' | 'spentTodayCents' | 'memberName'>, KeyMaker {
  secretHash: Buffer;
}

export type RevokedApiKey = Pick<ApiKey, 'id' | 'name'> & { userId: string };

/** SQL condition: the owner of the account may use every key, a member only their own. */
const isOf = (key: string, member: string) => `(${member}::uuid IS NULL OR ${key}.member_id = ${member})`;

const READ = statement(
  'auth.api_key.read',
  `SELECT k.id, k.name, k.scope, k.is_dialect AS "isDialect", k.is_test AS "isTest", k.prefix, k.created_at AS "createdAt",
          k.last_used_at AS "lastUsedAt", k.daily_budget_cents AS "dailyBudgetCents", currency,
          api_key_spent(k.id, currency, $2) AS "spentTodayCents", coalesce(m.full_name, m.email) AS "memberName"
     FROM api_keys k JOIN users u ON u.id = k.user_id LEFT JOIN users m ON m.id = k.member_id, coalesce(k.budget_currency, u.preferred_currency) AS currency
    WHERE k.user_id = $1 AND k.id = coalesce($3, k.id) AND ${isOf('k', '$4')} ORDER BY k.id DESC`,
);

const INSERT = statement(
  'auth.api_key.insert',
  `INSERT INTO api_keys (user_id, name, scope, is_dialect, prefix, secret_hash, created_at, daily_budget_cents,
                         budget_currency, is_test, member_id)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8::bigint, CASE WHEN $8::bigint IS NOT NULL THEN $9 END, $10, $11
    WHERE (SELECT count(*) FROM api_keys WHERE user_id = $1 AND member_id IS NOT DISTINCT FROM $11) < $12
   RETURNING id`,
);

const SET_BUDGET = statement(
  'auth.api_key.set_budget',
  `UPDATE api_keys k
      SET daily_budget_cents = $3::bigint, budget_currency = CASE WHEN $3::bigint IS NOT NULL THEN $4 END
    WHERE user_id = $1 AND id = $2 AND ${isOf('k', '$5')}`,
);

const FORGET_SPENDING = statement(
  'auth.api_key.forget_spending',
  'DELETE FROM api_key_spending WHERE day < $1::date',
);

const revokeWhere = (key: string) =>
  `DELETE FROM api_keys k WHERE ${key} RETURNING id, user_id AS "userId", name`;

const REVOKE_ONE = statement(
  'auth.api_key.revoke_one',
  revokeWhere(`user_id = $1 AND id = $2 AND ${isOf('k', '$3')}`),
);
const REVOKE_ALL = statement('auth.api_key.revoke_all', revokeWhere('(user_id = $1 OR member_id = $1)'));
const STOP_WEBHOOKS = statement('auth.api_key.stop_webhooks', 'SELECT webhook_endpoints_stop($1, $2)');

// The same statement records the events, because there may be too many keys to do it one by one.
const REVOKE_EVERYONE = statement(
  'auth.api_key.revoke_everyone',
  `WITH revoked AS (DELETE FROM api_keys RETURNING user_id, name),
        written AS (
     INSERT INTO account_events (user_id, at, kind, subject) SELECT user_id, $1::timestamptz, $2::text, name FROM revoked
   )
   SELECT count(*)::int AS revoked FROM revoked`,
);

export function createApiKeyStore(sql: Sql) {
  return {
    list: ({ userId, memberId }: KeyMaker, now: Date) =>
      sql.rows<ApiKey>(READ, [userId, now, null, memberId]),
    read: ({ userId, memberId }: KeyMaker, id: string, now: Date) =>
      sql.row<ApiKey>(READ, [userId, now, id, memberId]),
    insert: async (key: NewApiKey, most: number): Promise<ApiKey | null> => {
      const { userId, memberId, name, scope, isDialect, isTest, prefix, secretHash, createdAt } = key;
      const { dailyBudgetCents, currency } = key;
      await lockAccount(sql, userId);
      const row = [userId, name, scope, isDialect, prefix, secretHash, createdAt, dailyBudgetCents, currency];
      const inserted = await sql.row<{ id: string }>(INSERT, [...row, isTest, memberId, most]);
      return inserted && sql.one<ApiKey>(READ, [userId, createdAt, inserted.id, memberId]);
    },
    setBudget: ({ userId, memberId }: KeyMaker, id: string, cents: number | null, currency: Currency) =>
      sql.rows(SET_BUDGET, [userId, id, cents, currency, memberId]),
    forgetSpendingBefore: (day: Day) => sql.rows(FORGET_SPENDING, [day]),
    revoke: ({ userId, memberId }: KeyMaker, id: string) =>
      sql.row<RevokedApiKey>(REVOKE_ONE, [userId, id, memberId]),
    /** Also revokes the keys that the account made on other teams' accounts, and stops its webhooks. */
    revokeAll: async (userId: string, now: Date) => {
      await sql.row(STOP_WEBHOOKS, [userId, now]);
      return sql.rows<RevokedApiKey>(REVOKE_ALL, [userId]);
    },
    revokeEveryone: async (now: Date, kind: ActivityKind): Promise<number> =>
      (await sql.one<{ revoked: number }>(REVOKE_EVERYONE, [now, kind])).revoked,
  };
}
