import { statement, type Sql } from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';
import { CURRENCIES, type Currency } from '../../../platform/money.js';
import type { Day } from '../../../platform/days.js';

export interface AccountCounts {
  total: number;
  active: number;
  byRole: Record<Role, number>;
}

export type TopupStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** The debts of customers from chargebacks, in one currency. They are a loss in the books until they are repaid. */
export interface OwedSumDto {
  currency: 'BRL' | 'USD' | 'EUR';
  owed_cents: number;
  wallets: number;
}

const COUNTS = statement(
  'row_counts.of',
  'SELECT key, sum(count)::bigint AS count FROM row_counts_now WHERE name = $1 GROUP BY key',
);

const REGISTRATIONS = statement(
  'row_counts.registrations',
  `SELECT date_trunc($3, key::timestamp)::date::text AS day, sum(count)::bigint AS count FROM row_counts_now
    WHERE name = 'registrations' AND key >= $1 AND key < $2 GROUP BY 1 ORDER BY 1`,
);

interface KeyedCount {
  key: string;
  count: number;
}

export function createRowCounts(sql: Sql) {
  return {
    async accounts(): Promise<AccountCounts> {
      const counts: AccountCounts = { total: 0, active: 0, byRole: { CUSTOMER: 0, MANAGER: 0, ADMIN: 0 } };
      for (const { key, count } of await sql.rows<KeyedCount>(COUNTS, ['accounts'])) {
        const [role, state] = key.split(' ') as [Role, 'active' | 'inactive'];
        counts.total += count;
        counts.byRole[role] += count;
        if (state === 'active') counts.active += count;
      }
      return counts;
    },

    async topups(): Promise<Record<TopupStatus, number>> {
      const counts = { pending: 0, paid: 0, expired: 0, failed: 0, refunded: 0 };
      for (const { key, count } of await sql.rows<KeyedCount>(COUNTS, ['topups'])) {
        counts[key as TopupStatus] = count;
      }
      return counts;
    },

    async owed(): Promise<OwedSumDto[]> {
      const [cents, wallets] = await Promise.all(
        ['owed_cents', 'owing_wallets'].map((name) => sql.rows<KeyedCount>(COUNTS, [name])),
      );
      const of = (counts: KeyedCount[] | undefined, currency: Currency) =>
        counts?.find(({ key }) => key === currency)?.count ?? 0;
      return CURRENCIES.map((currency) => ({
        currency,
        owed_cents: of(cents, currency),
        wallets: of(wallets, currency),
      }));
    },

    /** How many readers follow the status by mail. */
    async followers(): Promise<number> {
      const [counted] = await sql.rows<KeyedCount>(COUNTS, ['followers']);
      return counted?.count ?? 0;
    },

    /** New accounts by day, or by the first day of the week or month; deleted accounts count too. */
    registrations: (from: Day, until: Day, unit: 'day' | 'week' | 'month') =>
      sql.rows<{ day: Day; count: number }>(REGISTRATIONS, [from, until, unit]),
  };
}

export type RowCounts = ReturnType<typeof createRowCounts>;
