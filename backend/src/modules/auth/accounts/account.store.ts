import { statement, type Sql } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Account, LanguageTag } from './account.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from './account.row.js';

export interface NewAccount {
  email: string;
  /** Null for an account that signs in through an identity provider. */
  passwordHash: string | null;
  cpf: string | null;
  preferredLanguage: LanguageTag;
  preferredCurrency: Currency;
  createdAt: Date;
}

/** What an account may prefer; what is undefined stays as it is. */
export interface Preferences {
  preferredLanguage?: LanguageTag | undefined;
  preferredCurrency?: Currency | undefined;
}

const INSERT = statement(
  'auth.account.insert',
  `INSERT INTO users (email, password_hash, cpf, preferred_language, preferred_currency, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (lower(email)) DO NOTHING
   RETURNING ${ACCOUNT_COLUMNS}`,
);

const FIND_BY_ID = statement('auth.account.by_id', `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE id = $1`);

const FIND_BY_EMAIL = statement(
  'auth.account.by_email',
  `SELECT ${ACCOUNT_COLUMNS} FROM users WHERE lower(email) = $1`,
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

/** Accounts in the table; e-mail addresses come in normalised. */
export function accountStore(sql: Sql) {
  const present = (row: AccountRow | null) => row && accountOf(row);
  const orNotFound = (row: AccountRow | null): Account => {
    if (!row) throw new DomainError('NOT_FOUND');
    return accountOf(row);
  };
  return {
    /** Null when the address is taken. */
    insert: async (account: NewAccount) =>
      present(
        await sql.row<AccountRow>(INSERT, [
          account.email,
          account.passwordHash,
          account.cpf,
          account.preferredLanguage,
          account.preferredCurrency,
          account.createdAt,
        ]),
      ),
    findByEmail: async (email: string) => present(await sql.row<AccountRow>(FIND_BY_EMAIL, [email])),
    get: async (id: string) => orNotFound(await sql.row<AccountRow>(FIND_BY_ID, [id])),
    changePreferences: async (id: string, { preferredLanguage, preferredCurrency }: Preferences) =>
      orNotFound(
        await sql.row<AccountRow>(CHANGE_PREFERENCES, [
          id,
          preferredLanguage ?? null,
          preferredCurrency ?? null,
        ]),
      ),
    markVerified: (id: string) => sql.row(MARK_VERIFIED, [id]),
  };
}
