import { statement, type Sql } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { isUuid } from '../../../platform/ids.js';
import type { Account } from './account.js';

export const ACCOUNT_COLUMNS = `id, email, role, is_active AS "isActive", is_email_verified AS "isEmailVerified",
  must_change_password AS "mustChangePassword", preferred_language AS "preferredLanguage",
  preferred_currency AS "preferredCurrency", full_name AS "fullName", phone_number AS "phoneNumber",
  birth_date::text AS "birthDate", cpf, avatar_url AS "avatarUrl", created_at AS "createdAt",
  last_login_at AS "lastLoginAt", updated_at AS "updatedAt"`;

export type AccountRow = Omit<Account, 'profile'> & Account['profile'];

export function accountOf(row: AccountRow): Account {
  const { fullName, phoneNumber, birthDate, cpf, avatarUrl, ...account } = row;
  return { ...account, profile: { fullName, phoneNumber, birthDate, cpf, avatarUrl } };
}

type PreferenceFacts = Pick<Account, 'preferredLanguage' | 'preferredCurrency'>;

export interface NewAccount extends PreferenceFacts, Pick<Account, 'email' | 'createdAt'> {
  passwordHash: string | null;
  cpf: string | null;
}

export type Preferences = { [Name in keyof PreferenceFacts]?: PreferenceFacts[Name] | undefined };

const INSERT = statement(
  'auth.account.insert',
  `INSERT INTO users (email, password_hash, cpf, preferred_language, preferred_currency, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (lower(email)) DO NOTHING
   RETURNING ${ACCOUNT_COLUMNS}`,
);

const FIND_BY_ID = statement('auth.account.by_id', `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = $1`);

const FIND_UNDELETED = statement(
  'auth.account.undeleted',
  `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = $1 AND deleted_at IS NULL`,
);

const LOCK = statement(
  'auth.account.lock',
  'SELECT is_active AS "isActive", password_hash AS "passwordHash" FROM users WHERE id = $1 FOR NO KEY UPDATE',
);

const FIND_BY_EMAIL = statement(
  'auth.account.by_email',
  `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE lower(email) = $1`,
);

const LIST_NAMED = statement(
  'auth.account.list_named',
  `SELECT ${ACCOUNT_COLUMNS} FROM users
    WHERE deleted_at IS NULL AND (id = ANY ($1::uuid[]) OR lower(email) = ANY ($2::text[]))`,
);

const MARK_VERIFIED = statement(
  'auth.account.mark_verified',
  'UPDATE users SET is_email_verified = true WHERE id = $1',
);

const CHANGE_PREFERENCES = statement(
  'auth.account.preferences',
  `UPDATE users
      SET preferred_language = coalesce($2, preferred_language),
          preferred_currency = coalesce($3, preferred_currency)
    WHERE id = $1
    RETURNING ${ACCOUNT_COLUMNS}`,
);

const LOCK_TO_ERASE = statement(
  'auth.account.lock_to_erase',
  'SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);

const ERASE = statement('auth.account.erase', 'SELECT account_erase($1, $2)');

export interface LockedAccount {
  isActive: boolean;
  passwordHash: string | null;
}

/** Take this lock before those of its credentials, and before counting what it has. */
export const lockAccount = (sql: Sql, id: string) => sql.row<LockedAccount>(LOCK, [id]);

export function createAccountStore(sql: Sql) {
  const present = (row: AccountRow | null) => row && accountOf(row);
  const orNotFound = (row: AccountRow | null): Account => {
    if (!row) throw new DomainError('NOT_FOUND');
    return accountOf(row);
  };
  return {
    insert: async (account: NewAccount) => {
      const { email, passwordHash, cpf, preferredLanguage, preferredCurrency, createdAt } = account;
      const values = [email, passwordHash, cpf, preferredLanguage, preferredCurrency, createdAt];
      return present(await sql.row<AccountRow>(INSERT, values));
    },
    findByEmail: async (email: string) => present(await sql.row<AccountRow>(FIND_BY_EMAIL, [email])),
    listNamed: async (names: readonly string[]) => {
      const isAddress = (name: string) => name.includes('@');
      const ids = names.filter(isUuid);
      const rows = await sql.rows<AccountRow>(LIST_NAMED, [ids, names.filter(isAddress)]);
      return rows.map(accountOf);
    },
    find: async (id: string) => present(await sql.row<AccountRow>(FIND_UNDELETED, [id])),
    get: async (id: string) => orNotFound(await sql.row<AccountRow>(FIND_BY_ID, [id])),
    changePreferences: async (id: string, { preferredLanguage, preferredCurrency }: Preferences) => {
      const values = [id, preferredLanguage ?? null, preferredCurrency ?? null];
      return orNotFound(await sql.row<AccountRow>(CHANGE_PREFERENCES, values));
    },
    markVerified: (id: string) => sql.row(MARK_VERIFIED, [id]),
    lockToErase: async (id: string) => (await sql.row(LOCK_TO_ERASE, [id])) !== null,
    erase: (id: string, at: Date) => sql.row(ERASE, [id, at]),
  };
}

const EXISTS = statement('auth.administrator.exists', `SELECT 1 FROM users WHERE role = 'ADMIN' LIMIT 1`);

// Two replicas may start at the same time. The lock lasts until the end of the transaction.
const LOCK_ALL = statement(
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
const APPOINT_FIRST = statement('auth.administrator.appoint_first', 'SELECT account_appoint_first($1)');

const IS_LAST = statement(
  'auth.administrator.is_last',
  `SELECT 1 FROM users WHERE role = 'ADMIN' AND is_active HAVING bool_and(id = $1)`,
);

export function createAdministratorStore(sql: Sql) {
  return {
    exists: async () => (await sql.row(EXISTS)) !== null,
    /** Lasts until the end of the transaction. Take it before the lock of an account's row. */
    lock: () => sql.row(LOCK_ALL),
    /** Only under `lock`, because two administrators may leave at the same time. @throws DomainError LAST_ADMIN */
    assertNotLast: async (userId: string) => {
      if (await sql.row(IS_LAST, [userId])) throw new DomainError('LAST_ADMIN');
    },
    appoint: async (email: string, passwordHash: string, now: Date): Promise<string> => {
      const { id } = await sql.one<{ id: string }>(APPOINT, [email, passwordHash, now]);
      await sql.rows(APPOINT_FIRST, [id]);
      return id;
    },
  };
}
