import { statement, type Sql } from '../../platform/database/index.js';
import { CURRENCIES, type Currency } from '../../platform/money.js';

const TOPUPS = statement(
  'wallet.figures.topups',
  `SELECT (SELECT count(*) FROM topups) AS total,
          (SELECT count(*) FROM topups WHERE created_at >= $1) AS recent`,
);

const REVENUE = statement(
  'wallet.figures.revenue',
  `SELECT currency, sum(amount_cents)::bigint AS cents FROM transfers WHERE credit_account = 'revenue' GROUP BY currency`,
);

/** Top-ups of any outcome: all there ever were, and those asked for since an instant. */
export async function countTopups(sql: Sql, since: Date): Promise<{ total: number; recent: number }> {
  return (await sql.row<{ total: number; recent: number }>(TOPUPS, [since]))!;
}

/** Cents that were earned, by the currency in which they were paid. */
export async function sumRevenue(sql: Sql): Promise<Record<Currency, number>> {
  const rows = await sql.rows<{ currency: Currency; cents: number }>(REVENUE);
  const earned = new Map(rows.map(({ currency, cents }) => [currency, cents]));
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, earned.get(currency) ?? 0])) as Record<
    Currency,
    number
  >;
}
