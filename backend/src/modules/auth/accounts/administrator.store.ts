import { statement, type Sql } from '../../../platform/database/index.js';

const EXISTS = statement('auth.administrator.exists', `SELECT 1 FROM users WHERE role = 'ADMIN' LIMIT 1`);

// Two replicas may start at once; the lock lasts to the end of the transaction.
const LOCK = statement(
  'auth.administrator.lock',
  `SELECT pg_advisory_xact_lock(hashtext('first administrator'))`,
);

const APPOINT = statement(
  'auth.administrator.appoint',
  `INSERT INTO users (email, password_hash, is_email_verified, created_at)
   VALUES ($1, $2, true, $3)
   ON CONFLICT (lower(email)) DO UPDATE
     SET password_hash = excluded.password_hash, is_email_verified = true, is_active = true,
         must_change_password = false
   RETURNING id`,
);
const SET_ROLE = statement('auth.administrator.set_role', `SELECT account_set_role($1, 'ADMIN')`);

/** The administrator that a new installation starts with. */
export function administratorStore(sql: Sql) {
  return {
    exists: async () => (await sql.row(EXISTS)) !== null,
    /** Makes others wait until the transaction ends. */
    lock: () => sql.row(LOCK),
    /** Creates the account or takes over the one that has the address; answers its id. */
    appoint: async (email: string, passwordHash: string, now: Date): Promise<string> => {
      const { id } = await sql.one<{ id: string }>(APPOINT, [email, passwordHash, now]);
      await sql.rows(SET_ROLE, [id]);
      return id;
    },
  };
}
