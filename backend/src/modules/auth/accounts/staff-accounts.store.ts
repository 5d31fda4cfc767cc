import { statement, type Sql } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Role } from '../../../platform/http/index.js';
import type { Account } from './account.js';
import type { AccountAccessDto } from './staff-account.dto.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow, type NewAccount } from './account.store.js';

type AccountByStaff = Omit<NewAccount, 'cpf'> &
  Pick<Account, 'isActive'> &
  Pick<Account['profile'], 'fullName' | 'phoneNumber'>;

export type BasicFacts = Pick<
  Account,
  'email' | 'isEmailVerified' | 'preferredCurrency' | 'preferredLanguage'
>;

const LOCK = statement(
  'auth.staff_account.lock',
  `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);

const INSERT = statement(
  'auth.staff_account.insert',
  `INSERT INTO users (email, password_hash, is_active, preferred_language, preferred_currency, full_name, phone_number,
                      created_at, must_change_password)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true)
   ON CONFLICT (lower(email)) DO NOTHING
   RETURNING id`,
);

const SET_ROLE = statement(
  'auth.staff_account.set_role',
  'SELECT account_change_role($1, $2, $3) AS "isDone"',
);

const SET_ACTIVE = statement(
  'auth.staff_account.set_active',
  'UPDATE users SET is_active = $2 WHERE id = $1',
);

const IS_TAKEN = statement(
  'auth.staff_account.is_taken',
  'SELECT 1 FROM users WHERE lower(email) = $2 AND id <> $1',
);

const SET_BASIC = statement(
  'auth.staff_account.set_basic',
  `UPDATE users SET email = $2, is_email_verified = $3, preferred_currency = $4, preferred_language = $5 WHERE id = $1`,
);

const SET_PASSWORD = statement(
  'auth.staff_account.set_password',
  'UPDATE users SET password_hash = $2, must_change_password = true WHERE id = $1',
);

const ACCESS = statement(
  'auth.staff_account.access',
  `SELECT password_hash IS NOT NULL AS has_password,
          EXISTS (SELECT 1 FROM two_factor t WHERE t.user_id = users.id AND t.confirmed_at IS NOT NULL)
            AS has_two_factor,
          (SELECT count(*)::int FROM api_keys k WHERE k.user_id = users.id) AS api_keys,
          (SELECT count(*)::int FROM sessions s
            WHERE s.user_id = users.id AND s.revoked_at IS NULL AND s.idle_expires_at > $2 AND s.expires_at > $2)
            AS sessions
     FROM users WHERE id = $1`,
);

const CLEAR_FLAG = statement('auth.account_flag.clear', 'SELECT reason, since FROM account_unflag($1)');

export function createStaffAccountStore(sql: Sql) {
  return {
    lock: async (userId: string): Promise<Account> => {
      const row = await sql.row<AccountRow>(LOCK, [userId]);
      if (!row) throw new DomainError('NOT_FOUND');
      return accountOf(row);
    },
    insert: async (account: AccountByStaff): Promise<string | null> => {
      const { email, passwordHash, isActive, preferredLanguage, preferredCurrency, ...rest } = account;
      const basics = [email, passwordHash, isActive, preferredLanguage, preferredCurrency];
      const values = [...basics, rest.fullName, rest.phoneNumber, rest.createdAt];
      const row = await sql.row<{ id: string }>(INSERT, values);
      return row?.id ?? null;
    },
    setRole: async (userId: string, role: Role, staffId: string) =>
      (await sql.one<{ isDone: boolean }>(SET_ROLE, [userId, role, staffId])).isDone,
    setActive: (userId: string, isActive: boolean) => sql.row(SET_ACTIVE, [userId, isActive]),
    isTaken: async (userId: string, email: string) => (await sql.row(IS_TAKEN, [userId, email])) !== null,
    setBasic: (userId: string, facts: BasicFacts) => {
      const { email, isEmailVerified, preferredCurrency, preferredLanguage } = facts;
      return sql.row(SET_BASIC, [userId, email, isEmailVerified, preferredCurrency, preferredLanguage]);
    },
    setPassword: (userId: string, hash: string | null) => sql.row(SET_PASSWORD, [userId, hash]),
    access: (userId: string, now: Date) => sql.one<AccountAccessDto>(ACCESS, [userId, now]),
    clearFlag: (userId: string) => sql.row<{ reason: string; since: Date }>(CLEAR_FLAG, [userId]),
  };
}
