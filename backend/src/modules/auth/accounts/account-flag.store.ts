import { statement, type Sql, type UnitOfWork } from '../../../platform/database/index.js';

export interface AccountFlag {
  reason: 'CHARGEBACK';
  since: Date;
}

const LIST = statement(
  'auth.account_flag.list',
  `SELECT id AS "userId", flag AS reason, flagged_at AS since FROM users
    WHERE id = ANY($1::uuid[]) AND flag IS NOT NULL`,
);
const CLEAR = statement('auth.account_flag.clear', 'SELECT reason, since FROM account_unflag($1)');

export interface AccountFlags {
  of(userIds: readonly string[]): Promise<Map<string, AccountFlag>>;
  /** Answers what there was. */
  clear(unit: UnitOfWork, userId: string): Promise<AccountFlag | null>;
}

export function createAccountFlags(sql: Sql): AccountFlags {
  return {
    async of(userIds) {
      const rows = await sql.rows<AccountFlag & { userId: string }>(LIST, [userIds]);
      return new Map(rows.map(({ userId, ...flag }) => [userId, flag]));
    },
    clear: (unit, userId) => unit.sql.row<AccountFlag>(CLEAR, [userId]),
  };
}
