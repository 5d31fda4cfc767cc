import { Op, type WhereOptions } from 'sequelize';
import type { Role } from '../../../platform/http/index.js';
import type { Page } from '../../../platform/pagination.js';
import type { Account } from './account.js';
import type { AccountModel } from './account.models.js';

export type AccountStatus = 'active' | 'inactive';

/** Which accounts, and which part of the list. */
export interface AccountQuery {
  /** Part of the e-mail address, the name, or the whole CPF. */
  search?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  limit: number;
  offset: number;
}

const STATUS: Record<AccountStatus, WhereOptions> = {
  active: { isActive: true },
  inactive: { isActive: false },
};

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function matching(search: string): WhereOptions {
  const pattern = { [Op.iLike]: `%${escaped(search)}%` };
  return { [Op.or]: [{ email: pattern }, { fullName: pattern }, { cpf: search.replace(/\D/g, '') }] };
}

/** Newest accounts first; deleted ones are nobody's any more. */
export async function listAccounts(model: AccountModel, query: AccountQuery): Promise<Page<Account>> {
  const search = query.search?.replaceAll('\0', '').trim();
  const conditions: WhereOptions[] = [
    { deletedAt: null },
    ...(search ? [matching(search)] : []),
    ...(query.role ? [{ role: query.role }] : []),
    ...(query.status ? [STATUS[query.status]] : []),
  ];
  const { rows, count } = await model.findAndCountAll({
    where: { [Op.and]: conditions },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: query.limit,
    offset: query.offset,
  });
  return {
    total: count,
    items: rows.map((row) => {
      const {
        fullName,
        phoneNumber,
        birthDate,
        cpf,
        avatarUrl,
        deletedAt: _deletedAt,
        ...account
      } = row.get({ plain: true });
      return { ...account, profile: { fullName, phoneNumber, birthDate, cpf, avatarUrl } };
    }),
  };
}
