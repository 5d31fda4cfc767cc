import { statement, type Sql } from '../../../platform/database/index.js';

export interface MailedCode {
  userId: string;
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

export interface AttemptedCode extends Omit<MailedCode, 'sentAt'> {
  attempts: number;
}

const INSERT = statement(
  'auth.verification.insert',
  'INSERT INTO email_verifications (user_id, code_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4)',
);

const REPLACE = statement(
  'auth.verification.replace',
  `INSERT INTO email_verifications AS mailed (user_id, code_hash, sent_at, requested_at, expires_at)
   VALUES ($1, $2, $3, $3, $4)
   ON CONFLICT (user_id) DO UPDATE
     SET code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at,
         requested_at = excluded.requested_at, expires_at = excluded.expires_at
   WHERE mailed.requested_at IS NULL OR mailed.requested_at <= $5
   RETURNING user_id`,
);

// Counts the attempt before the comparison, so that no parallel guess is missed.
const ATTEMPT = statement(
  'auth.verification.attempt',
  `UPDATE email_verifications AS mailed SET attempts = attempts + 1
     FROM users
    WHERE users.id = mailed.user_id AND lower(users.email) = $1 AND NOT users.is_email_verified
    RETURNING mailed.user_id AS "userId", mailed.code_hash AS "codeHash", mailed.attempts, mailed.expires_at AS "expiresAt"`,
);

const USE_UP = statement(
  'auth.verification.use_up',
  'DELETE FROM email_verifications WHERE user_id = $1 AND code_hash = $2 RETURNING user_id',
);

const FORGET_OF = statement(
  'auth.verification.forget_of',
  'DELETE FROM email_verifications WHERE user_id = $1',
);

export function createVerificationStore(sql: Sql) {
  return {
    insert: ({ userId, codeHash, sentAt, expiresAt }: MailedCode) =>
      sql.row(INSERT, [userId, codeHash, sentAt, expiresAt]),
    replaceUnlessAskedAfter: async ({ userId, codeHash, sentAt, expiresAt }: MailedCode, after: Date) =>
      (await sql.row(REPLACE, [userId, codeHash, sentAt, expiresAt, after])) !== null,
    forgetOf: (userId: string) => sql.row(FORGET_OF, [userId]),
    countAttempt: (email: string) => sql.row<AttemptedCode>(ATTEMPT, [email]),
    useUp: async ({ userId, codeHash }: AttemptedCode) =>
      (await sql.row(USE_UP, [userId, codeHash])) !== null,
  };
}
