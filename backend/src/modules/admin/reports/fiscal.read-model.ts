import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  tableModel,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

/** A number that was paid, as the accountant needs it. */
export interface FiscalLine {
  id: string;
  occurredAt: Date;
  currency: Currency;
  amountCents: number;
  /** Paid back after the message. */
  refundedCents: number;
  serviceCode: string;
  countryIso: string;
  /** Of the customer, where given and not deleted. */
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
