import { statement, type Sql } from '../../../platform/database/index.js';
import type { Account } from '../accounts/account.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from '../accounts/account.store.js';

export interface Credentials {
  account: Account;
  passwordHash: string | null;
  temporaryPasswordHash: Buffer | null;
  deviceSessionId: string | null;
  knownNetwork: boolean;
}

const FIND = statement(
  'auth.credentials.find',
  `SELECT ${ACCOUNT_COLUMNS}, password_hash AS "passwordHash",
          (SELECT r.temporary_password_hash FROM password_resets r
            WHERE r.user_id = users.id AND r.temporary_password_used_at IS NULL
              AND r.expires_at > $4) AS "temporaryPasswordHash",
          (SELECT s.id FROM sessions s
            WHERE s.token_hash = $2 AND s.user_id = users.id AND s.revoked_at IS NULL
              AND s.idle_expires_at > $4 AND s.expires_at > $4) AS "deviceSessionId",
          EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = users.id AND s.network = $3) AS "knownNetwork"
     FROM users WHERE lower(email) = $1`,
);

interface Attempt {
  email: string;
  tokenHash: Buffer | null;
  network: string;
  now: Date;
}

export async function findCredentials(
  sql: Sql,
  { email, tokenHash, network, now }: Attempt,
): Promise<Credentials | null> {
  const values = [email, tokenHash, network, now];
  const row = await sql.row<AccountRow & Omit<Credentials, 'account'>>(FIND, values);
  if (!row) return null;
  const { passwordHash, temporaryPasswordHash, deviceSessionId, knownNetwork, ...account } = row;
  return { account: accountOf(account), passwordHash, temporaryPasswordHash, deviceSessionId, knownNetwork };
}
