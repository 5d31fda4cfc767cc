import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

/** The debt from one chargeback. */
export interface AdminDebtDto {
  id: string;
  /** The top-up that was charged back. */
  topup_id: string;
  /** The whole debt at first. */
  amount_cents: number;
  /** The part that is not repaid yet. */
  open_cents: number;
  since: string;
}

/** SQL: the open debts of a wallet, oldest first, as `AdminDebtDto`. */
export const openDebtsOf = (wallet: string) => `
  CASE WHEN ${wallet}.owed_cents > 0 THEN (
    SELECT json_agg(json_build_object('id', d.id, 'topup_id', s.topup_id, 'amount_cents', d.amount_cents,
                                      'open_cents', d.open_cents, 'since', iso_instant(s.happened_at)) ORDER BY d.id)
      FROM debts d JOIN topup_steps s ON s.id = d.id WHERE d.wallet_id = ${wallet}.id AND d.open_cents > 0)
  ELSE '[]' END`;

const CURRENCY_OF = statement(
  'debts.currency_of',
  'SELECT w.currency FROM debts d JOIN wallets w ON w.id = d.wallet_id WHERE d.id = $1 AND w.user_id = $2',
);
const WAIVE = statement('debts.waive', `SELECT debt_end($1, 'waived', $2) AS cents`);

export function createDebtStore(sql: Sql) {
  return {
    currencyOf: async (userId: string, id: string) =>
      (await sql.row<{ currency: Currency }>(CURRENCY_OF, [id, userId]))?.currency ?? null,

    waive: async (id: string, at: Date) => (await sql.one<{ cents: number | null }>(WAIVE, [id, at])).cents,
  };
}
