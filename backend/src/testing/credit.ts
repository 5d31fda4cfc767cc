import { statement, type Sql } from '../platform/database/index.js';

const CREDIT = statement(
  'test.credit',
  "SELECT * FROM ledger_post('topup', $1, $2, $3, gen_random_uuid(), $4, $5)",
);

/** Gives a customer money to spend, as a top-up does. */
export async function credit(
  sql: Sql,
  userId: string,
  cents: number,
  {
    currency = 'BRL',
    at = new Date(),
    gateway = 'MERCADOPAGO',
  }: { currency?: string; at?: Date; gateway?: string } = {},
): Promise<void> {
  await sql.rows(CREDIT, [userId, currency, cents, at, gateway]);
}
