import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  tableModel,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

export interface FiscalLine {
  id: string;
  occurredAt: Date;
  currency: Currency;
  amountCents: number;
  refundedCents: number;
  serviceCode: string;
  countryIso: string;
  cpf: string | null;
}

export interface FiscalFilter {
  from: Date;
  until: Date;
}

export type FiscalSort = 'occurred_at';

const fiscalModel = tableModel<FiscalLine>('fiscal_lines', {
  id: { type: DataTypes.UUID, primaryKey: true },
  occurredAt: DataTypes.DATE(6),
  currency: DataTypes.TEXT,
  amountCents: DataTypes.BIGINT,
  refundedCents: DataTypes.BIGINT,
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  cpf: DataTypes.TEXT,
});

export function fiscalList(db: Pick<Database, 'sequelize'>): ListQuery<FiscalLine, FiscalFilter, FiscalSort> {
  return createListQuery<FiscalLine, FiscalFilter, FiscalSort>(db, {
    model: fiscalModel(db),
    scope: {},
    filters: {
      from: (from) => ({ occurredAt: { [Op.gte]: from } }),
      until: (until) => ({ occurredAt: { [Op.lt]: until } }),
    },
    sorts: { occurred_at: 'occurredAt' },
  });
}
