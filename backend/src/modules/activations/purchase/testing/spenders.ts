import { expect } from 'vitest';
import { statement, type Sql } from '../../../../platform/database/index.js';

const KEY = statement(
  'test.key',
  `INSERT INTO api_keys (user_id, name, scope, prefix, secret_hash, created_at, daily_budget_cents, budget_currency)
   VALUES ($1, 'robot', 'buy', '', sha256(random()::text::bytea), now(), 90, 'BRL') RETURNING id`,
);

const TEAM = statement(
  'test.team',
  `INSERT INTO teams (owner_id, name, created_at) VALUES ($1, 'team', now())`,
);
const MEMBER = statement(
  'test.member',
  `INSERT INTO team_members (owner_id, user_id, role, monthly_budget_cents, budget_currency, joined_at)
   VALUES ($1, $2, 'buyer', 90, 'BRL', now())`,
);

/** A key that may spend the price of one number a day. */
export const keyOf = async (sql: Sql, userId: string) => (await sql.one<{ id: string }>(KEY, [userId])).id;

export const openTeam = (sql: Sql, ownerId: string) => sql.rows(TEAM, [ownerId]);

/** Adds a member who may spend the price of one number a month. */
export const addMember = (sql: Sql, ownerId: string, memberId: string) =>
  sql.rows(MEMBER, [ownerId, memberId]);

const MISCOUNTED = statement(
  'test.miscounted',
  `SELECT user_id FROM order_counts c FULL JOIN order_counts_of_tables t USING (user_id, service_code, country_iso, month)
    WHERE (c.orders, c.with_sms, c.refunded, c.newest_at) IS DISTINCT FROM
          (t.orders, t.with_sms, t.refunded, t.newest_at)`,
);
const MISSPENT = statement(
  'test.misspent',
  `WITH spent AS (
     SELECT api_key_id, api_key_day AS day, currency,
            sum(price_cents) FILTER (WHERE activation_money(status) <> 'back' AND refunded_at IS NULL) AS cents
       FROM activations WHERE api_key_id IS NOT NULL GROUP BY 1, 2, 3)
   SELECT api_key_id, day, spent.cents, k.spent_cents
     FROM spent FULL JOIN api_key_spending k USING (api_key_id, day, currency)
    WHERE coalesce(spent.cents, 0) IS DISTINCT FROM k.spent_cents`,
);
const MISSPENT_BY_PEOPLE = statement(
  'test.misspent_by_people',
  `WITH spent AS (
     SELECT user_id AS owner_id, member_id AS user_id, month_of(requested_at) AS month, currency,
            sum(price_cents) FILTER (WHERE activation_money(status) <> 'back' AND refunded_at IS NULL) AS cents,
            count(*) FILTER (WHERE activation_money(status) <> 'back' AND refunded_at IS NULL) AS numbers
       FROM activations WHERE member_id IS NOT NULL GROUP BY 1, 2, 3, 4)
   SELECT owner_id, user_id, month, spent.cents, s.spent_cents
     FROM spent FULL JOIN team_spending s USING (owner_id, user_id, month, currency)
    WHERE (coalesce(spent.cents, 0), coalesce(spent.numbers, 0)) IS DISTINCT FROM (s.spent_cents, s.numbers)`,
);

/** Compares the counters that follow the numbers with the numbers themselves. */
export async function expectCountersSound(sql: Sql): Promise<void> {
  expect(await sql.rows(MISCOUNTED), 'counts of orders that differ from the tables').toEqual([]);
  expect(await sql.rows(MISSPENT), 'keys that spent other than their numbers cost').toEqual([]);
  const people = await sql.rows(MISSPENT_BY_PEOPLE);
  expect(people, 'people of teams that spent other than their numbers cost').toEqual([]);
}
