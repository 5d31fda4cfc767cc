import { statement, type Sql } from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';

/** How many accounts there are; deleted ones are nobody's any more. */
export interface AccountFigures {
  total: number;
  active: number;
  byRole: Record<Role, number>;
}

const COUNT = statement(
  'auth.account.figures',
  `SELECT role, count(*) AS total, count(*) FILTER (WHERE is_active) AS active
     FROM users WHERE deleted_at IS NULL GROUP BY role`,
);

const EMAILS = statement(
  'auth.account.emails',
  'SELECT id, email FROM users WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL',
);

const INACTIVE = statement(
  'auth.account.inactive',
  'SELECT id FROM users WHERE id = ANY($1::uuid[]) AND NOT is_active',
);

export async function countAccounts(sql: Sql): Promise<AccountFigures> {
  const figures: AccountFigures = { total: 0, active: 0, byRole: { CUSTOMER: 0, MANAGER: 0, ADMIN: 0 } };
  for (const { role, total, active } of await sql.rows<{ role: Role; total: number; active: number }>(
    COUNT,
  )) {
    figures.total += total;
    figures.active += active;
    figures.byRole[role] = total;
  }
  return figures;
}

/** The addresses of these accounts by their ids, without those that are deleted. */
export async function emailsOfAccounts(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.rows<{ id: string; email: string }>(EMAILS, [ids]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Which of these accounts are deactivated. */
export async function findInactiveAccounts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(INACTIVE, [ids]);
  return rows.map(({ id }) => id);
}
