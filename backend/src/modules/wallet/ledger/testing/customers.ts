import { randomUUID } from 'node:crypto';
import { statement, type Sql } from '../../../../platform/database/index.js';

const INSERT_USER = statement('test.customer', 'INSERT INTO users (email) VALUES ($1) RETURNING id');

/** Somebody who can own wallets; answers the user id. */
export async function createCustomer(sql: Sql): Promise<string> {
  const row = await sql.row<{ id: string }>(INSERT_USER, [`${randomUUID()}@example.com`]);
  if (!row) throw new Error('no customer was created');
  return row.id;
}
