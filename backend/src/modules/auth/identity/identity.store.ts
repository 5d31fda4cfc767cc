import { statement, type Sql } from '../../../platform/database/index.js';
import type { Account } from '../accounts/account.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from '../accounts/account.row.js';

/** A person as the provider names them. */
export interface Named {
  issuer: string;
  subject: string;
}

const FIND_ACCOUNT = statement(
  'auth.identity.find_account',
  `SELECT ${ACCOUNT_COLUMNS} FROM users
    WHERE id = (SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2)`,
);

const LINK = statement(
  'auth.identity.link',
  `INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING user_id`,
);

/** Which account belongs to whom at the identity provider. */
export function identityStore(sql: Sql) {
  return {
    findAccount: async ({ issuer, subject }: Named): Promise<Account | null> => {
      const row = await sql.row<AccountRow>(FIND_ACCOUNT, [issuer, subject]);
      return row && accountOf(row);
    },
    /** False when either side is linked already. */
    link: async ({ issuer, subject }: Named, userId: string, now: Date) =>
      (await sql.row(LINK, [issuer, subject, userId, now])) !== null,
  };
}
