import { Op } from 'sequelize';
import {
  containing,
  createListQuery,
  mapList,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';
import { userModel, type UserRow } from './account.models.js';
import type { Account } from './account.js';

export interface AccountFilter {
  /** Part of the e-mail address or the name, or the whole CPF. */
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export type AccountSort = 'created_at' | 'email';

export type AccountList = ListQuery<Account, AccountFilter, AccountSort>;

function accountOf(row: UserRow): Account {
  const { fullName, phoneNumber, birthDate, cpf, avatarUrl, deletedAt: _, searchText: __, ...account } = row;
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
    },
    sorts: { created_at: 'createdAt', email: 'email' },
  });
  return mapList(rows, (found) => Promise.resolve(found.map(accountOf)));
}
