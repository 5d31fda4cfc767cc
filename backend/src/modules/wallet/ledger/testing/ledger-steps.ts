import { randomUUID } from 'node:crypto';
import { statement, type Sql } from '../../../../platform/database/index.js';
import type { Currency } from '../../../../platform/money.js';
import { adjust, POSTING_COLUMNS, type Posting } from '../ledger.store.js';

const INSERT_USER = statement('test.customer', 'INSERT INTO users (email) VALUES ($1) RETURNING id');

/** Creates a user who can own wallets; answers the id. */
export async function createCustomer(sql: Sql): Promise<string> {
  const row = await sql.row<{ id: string }>(INSERT_USER, [`${randomUUID()}@example.com`]);
  if (!row) throw new Error('no customer was created');
  return row.id;
}

const POST = statement(
  'test.ledger.post',
  `SELECT ${POSTING_COLUMNS} FROM ledger_post($1, $2, $3, $4, $5, $6, $7)`,
);
const END = statement('test.ledger.end', `SELECT ${POSTING_COLUMNS} FROM ledger_end($1, $2, $3, $4)`);
const KINDS = statement(
  'test.ledger.kinds',
  `SELECT kind, debit_account AS "debitAccount", credit_account AS "creditAccount", ends,
          is_reversible AS "isReversible"
     FROM transfer_kinds ORDER BY kind`,
);

/** A row of the table of kinds, which says what movements exist. */
export interface KindRule {
  kind: string;
  debitAccount: string;
  creditAccount: string;
  /** The kind that this one ends with its whole amount. */
  ends: string | null;
  isReversible: boolean;
}

export interface Movement {
  userId: string;
  currency: Currency;
  amountCents: number;
  id: string;
  at: Date;
}

const PARTY = 'MERCADOPAGO';

/** Single steps of the ledger; in the product most of them are parts of larger SQL functions. */
export const ledger = {
  adjust,
  post: (sql: Sql, kind: string, { userId, currency, amountCents, id, at }: Movement): Promise<Posting> =>
    sql.one(POST, [kind, userId, currency, amountCents, id, at, PARTY]),
  end: (sql: Sql, kind: string, id: string, at: Date): Promise<Posting> =>
    sql.one(END, [kind, id, at, PARTY]),
  kinds: (sql: Sql) => sql.rows<KindRule>(KINDS),
};
