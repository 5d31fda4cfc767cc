import { statement, type Sql } from '../../../platform/database/index.js';
import type { Account } from '../accounts/account.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from '../accounts/account.store.js';
import type { Identity } from './openid-provider.js';

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

export function createIdentityStore(sql: Sql) {
  return {
    findAccount: async ({ issuer, subject }: Named): Promise<Account | null> => {
      const row = await sql.row<AccountRow>(FIND_ACCOUNT, [issuer, subject]);
      return row && accountOf(row);
    },
    link: async ({ issuer, subject }: Named, userId: string, now: Date) =>
      (await sql.row(LINK, [issuer, subject, userId, now])) !== null,
  };
}

export interface Flow {
  stateHash: Buffer;
  nonce: string;
  codeVerifier: string;
  reconfirmsUserId: string | null;
}

export interface PendingFlow extends Named, Pick<Identity, 'isFresh'> {
  stateHash: Buffer;
  userId: string;
}

const BEGIN = statement(
  'auth.identity_flow.begin',
  `INSERT INTO identity_flows (state_hash, browser_hash, nonce, code_verifier, reconfirms_user_id, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

const USE = statement(
  'auth.identity_flow.use',
  `UPDATE identity_flows SET used_at = $3
    WHERE state_hash = $1 AND browser_hash = $2 AND used_at IS NULL AND expires_at > $3
   RETURNING state_hash AS "stateHash", nonce, code_verifier AS "codeVerifier",
             reconfirms_user_id AS "reconfirmsUserId"`,
);

const AWAIT_SECOND_STEP = statement(
  'auth.identity_flow.await_second_step',
  'UPDATE identity_flows SET user_id = $2, issuer = $3, subject = $4, is_fresh = $5 WHERE state_hash = $1',
);

const FIND_PENDING = statement(
  'auth.identity_flow.find_pending',
  `SELECT state_hash AS "stateHash", user_id AS "userId", issuer, subject, is_fresh AS "isFresh"
     FROM identity_flows WHERE browser_hash = $1 AND user_id IS NOT NULL AND expires_at > $2`,
);

const FINISH = statement(
  'auth.identity_flow.finish',
  'DELETE FROM identity_flows WHERE state_hash = $1 RETURNING state_hash',
);

const FORGET = statement('auth.identity_flow.forget', 'DELETE FROM identity_flows WHERE expires_at < $1');

export interface NewFlow extends Flow {
  browserHash: Buffer;
  expiresAt: Date;
}

export function createFlowStore(sql: Sql) {
  return {
    begin: ({ stateHash, browserHash, nonce, codeVerifier, reconfirmsUserId, expiresAt }: NewFlow) =>
      sql.row(BEGIN, [stateHash, browserHash, nonce, codeVerifier, reconfirmsUserId, expiresAt]),
    use: (stateHash: Buffer, browserHash: Buffer, now: Date) =>
      sql.row<Flow>(USE, [stateHash, browserHash, now]),
    awaitSecondStep: ({ stateHash }: Flow, userId: string, { issuer, subject, isFresh }: Identity) =>
      sql.row(AWAIT_SECOND_STEP, [stateHash, userId, issuer, subject, isFresh]),
    findPending: (browserHash: Buffer, now: Date) => sql.row<PendingFlow>(FIND_PENDING, [browserHash, now]),
    finish: async (stateHash: Buffer) => (await sql.row(FINISH, [stateHash])) !== null,
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
