import { DataTypes, Op } from 'sequelize';
import {
  tableModel,
  containing,
  createListQuery,
  mapList,
  type Database,
  type ListQuery,
  statement,
  type Sql,
} from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';
import type { Account } from './account.js';

export type UserRow = Omit<Account, 'profile'> &
  Account['profile'] & {
    deletedAt: Date | null;
    flag: string | null;
    /** Written by the database: e-mail address and name in lower case, for searches. */
    searchText: string;
  };

/** Accounts without their passwords. The role is changed by a function of the database, never through the model. */
export const userModel = tableModel<UserRow>('users', {
  id: { type: DataTypes.UUID, primaryKey: true },
  email: DataTypes.TEXT,
  role: DataTypes.TEXT,
  isActive: DataTypes.BOOLEAN,
  isEmailVerified: DataTypes.BOOLEAN,
  mustChangePassword: DataTypes.BOOLEAN,
  preferredLanguage: DataTypes.TEXT,
  preferredCurrency: DataTypes.TEXT,
  fullName: DataTypes.TEXT,
  phoneNumber: DataTypes.TEXT,
  birthDate: DataTypes.DATEONLY,
  cpf: DataTypes.TEXT,
  avatarUrl: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  lastLoginAt: DataTypes.DATE,
  updatedAt: DataTypes.DATE,
  deletedAt: DataTypes.DATE,
  flag: DataTypes.TEXT,
  searchText: DataTypes.TEXT,
});

export interface AccountFilter {
  /** Part of the e-mail address or the name, or the whole CPF. */
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
  isEmailVerified?: boolean | undefined;
  /** Whether staff should look twice at it. */
  isFlagged?: boolean | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

export type AccountSort = 'created_at' | 'email' | 'name' | 'last_login';

export type AccountList = ListQuery<Account, AccountFilter, AccountSort>;

function accountOf(row: UserRow): Account {
  const { fullName, phoneNumber, birthDate, cpf, avatarUrl, deletedAt: _, flag: __, ...facts } = row;
  const { searchText: ___, ...account } = facts;
  return { ...account, profile: { fullName, phoneNumber, birthDate, cpf, avatarUrl } };
}

/** Every account that is not deleted. */
export function accountList(db: Pick<Database, 'sequelize'>): AccountList {
  const rows = createListQuery<UserRow, AccountFilter, AccountSort>(db, {
    model: userModel(db),
    scope: { deletedAt: null },
    filters: {
      search: (text) => ({ [Op.or]: [{ searchText: containing(text) }, { cpf: text.replace(/\D/g, '') }] }),
      role: (role) => ({ role }),
      status: (status) => ({ isActive: status === 'active' }),
      isEmailVerified: (isEmailVerified) => ({ isEmailVerified }),
      isFlagged: (isFlagged) => ({ flag: isFlagged ? { [Op.ne]: null } : null }),
      ids: (ids) => ({ id: [...ids] }),
    },
    sorts: {
      created_at: 'createdAt',
      email: 'email',
      name: { sql: "lower(coalesce(full_name, ''))", type: 'text' },
      last_login: { sql: "coalesce(last_login_at, '-infinity')", type: 'timestamptz' },
    },
  });
  return mapList(rows, (found) => Promise.resolve(found.map(accountOf)));
}

const EMAILS = statement(
  'auth.account.emails',
  'SELECT id, email FROM users WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL',
);

const PEOPLE = statement(
  'auth.account.people',
  `SELECT id, email, full_name AS name FROM users WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL`,
);

const INACTIVE = statement(
  'auth.account.inactive',
  'SELECT id FROM users WHERE id = ANY($1::uuid[]) AND NOT is_active',
);

/** The addresses of these accounts by their ids, without those that are deleted. */
export async function emailsOfAccounts(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.rows<{ id: string; email: string }>(EMAILS, [ids]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** A person as staff see them. */
export interface Person {
  id: string;
  email: string;
  name: string | null;
}

/** These accounts by their ids, without those that are deleted. */
export async function findPeople(sql: Sql, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await sql.rows<Person>(PEOPLE, [[...new Set(ids)]]);
  return new Map(rows.map((person) => [person.id, person]));
}

/** Which of these accounts are deactivated. */
export async function findInactiveAccounts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(INACTIVE, [ids]);
  return rows.map(({ id }) => id);
}
