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
import type { AccountRow } from './account.store.js';
import type { AccountFlagDto, StaffAccountDto } from './staff-account.dto.js';

type UserRow = AccountRow & {
  deletedAt: Date | null;
  flag: AccountFlagDto['reason'] | null;
  flaggedAt: Date | null;
  /** E-mail address and name in lower case; PostgreSQL generates it. */
  searchText: string;
};

const userModel = tableModel<UserRow>('users', {
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
  flaggedAt: DataTypes.DATE,
  searchText: DataTypes.TEXT,
});

export interface AccountFilter {
  /** Part of the e-mail address or the name, or the whole CPF. */
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
  isEmailVerified?: boolean | undefined;
  isFlagged?: boolean | undefined;
  ids?: readonly string[] | undefined;
}

export type AccountSort = 'created_at' | 'email' | 'name' | 'last_login';

export type AccountList = ListQuery<StaffAccountDto, AccountFilter, AccountSort>;

const VISIBLE_DIGITS = 4;

/** For example `•••••••4321`: enough to recognise a number that a customer tells us. */
const maskedPhone = (phone: string | null) =>
  phone && '•'.repeat(Math.max(phone.length - VISIBLE_DIGITS, 0)) + phone.slice(-VISIBLE_DIGITS);

/** For example `•••.456.789-••`, as Brazilian offices print it. */
const maskedCpf = (cpf: string | null) => cpf && `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`;

const staffAccountOf = (row: UserRow): StaffAccountDto => ({
  id: row.id,
  email: row.email,
  role: row.role,
  profile: { full_name: row.fullName, phone_number: maskedPhone(row.phoneNumber), cpf: maskedCpf(row.cpf) },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  last_login: row.lastLoginAt?.toISOString() ?? null,
  is_active: row.isActive,
  is_email_verified: row.isEmailVerified,
  must_change_password: row.mustChangePassword,
  preferred_language: row.preferredLanguage,
  preferred_currency: row.preferredCurrency,
  flag: row.flag && row.flaggedAt && { reason: row.flag, since: row.flaggedAt.toISOString() },
});

export function createAccountReadModel(db: Pick<Database, 'sequelize'>): AccountList {
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
    scattered: 'search',
  });
  return mapList(rows, (found) => Promise.resolve(found.map(staffAccountOf)));
}

const PEOPLE = statement(
  'auth.account.people',
  `SELECT id, email, full_name AS name FROM users WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL`,
);

const INACTIVE = statement(
  'auth.account.inactive',
  'SELECT id FROM users WHERE id = ANY($1::uuid[]) AND NOT is_active',
);

export interface Person {
  id: string;
  email: string;
  name: string | null;
}

export async function findPeople(sql: Sql, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await sql.rows<Person>(PEOPLE, [[...new Set(ids)]]);
  return new Map(rows.map((person) => [person.id, person]));
}

export async function findInactiveAccounts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(INACTIVE, [ids]);
  return rows.map(({ id }) => id);
}
