import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  idAmong,
  mapList,
  tableModel,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Topup, TopupStatus } from './topup.js';

export type TopupEntry = Omit<
  Topup,
  'gatewayKey' | 'gatewayExpiresAt' | 'description' | 'qrCode' | 'qrCodeBase64' | 'returnedChargeCents'
> & { lastReadAt: Date | null; nextReadAt: Date | null; returnedCents: number };

const topupModel = tableModel<TopupEntry>('topups', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  currency: DataTypes.TEXT,
  amountCents: DataTypes.BIGINT,
  chargeAmountCents: DataTypes.BIGINT,
  fxRate: DataTypes.DECIMAL,
  gateway: DataTypes.TEXT,
  gatewayPaymentId: DataTypes.TEXT,
  status: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  expiresAt: DataTypes.DATE,
  paidAt: DataTypes.DATE,
  lastReadAt: DataTypes.DATE,
  nextReadAt: DataTypes.DATE,
  staffReason: DataTypes.TEXT,
  isOwnerDeleted: DataTypes.BOOLEAN,
  returnedCents: DataTypes.BIGINT,
  expectedCents: DataTypes.BIGINT,
  expectedChargeCents: DataTypes.BIGINT,
  chargedBackCents: DataTypes.BIGINT,
  chargedBackLossCents: DataTypes.BIGINT,
  repaidCents: DataTypes.BIGINT,
});

export interface TopupSearch {
  id: string | null;
  paymentId: string;
  userIds: readonly string[];
}

export interface TopupFilter {
  ids?: readonly string[] | undefined;
  status?: TopupStatus | undefined;
  gateway?: string | undefined;
  needsStaff?: boolean | undefined;
  search?: TopupSearch | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export type TopupList = ListQuery<TopupEntry, TopupFilter, 'created_at'>;

export function createTopupReadModel(db: Pick<Database, 'sequelize'>): TopupList {
  const rows = createListQuery<TopupEntry, TopupFilter, 'created_at'>(db, {
    model: topupModel(db),
    scope: {},
    filters: {
      ids: (ids) => ({ id: [...ids] }),
      status: (status) => ({ status }),
      gateway: (gateway) => ({ gateway }),
      needsStaff: (needsStaff) => ({ staffReason: needsStaff ? { [Op.ne]: null } : null }),
      search: ({ id, paymentId, userIds }) =>
        idAmong(db, [
          ['SELECT id FROM topups WHERE gateway_payment_id = ?', paymentId],
          ...(id ? [['SELECT ?::uuid', id] as const] : []),
          ...(userIds.length > 0
            ? [['SELECT id FROM topups WHERE user_id = ANY (?::uuid[])', userIds] as const]
            : []),
        ]),
      userId: (userId) => ({ userId }),
      from: (from) => ({ createdAt: { [Op.gte]: from } }),
      before: (before) => ({ createdAt: { [Op.lt]: before } }),
    },
    sorts: { created_at: 'createdAt' },
  });
  return mapList(rows, (found) => Promise.resolve(found.map(entryOf)));
}

/** The driver of the models hands big numbers and decimals over as text. */
function entryOf(row: TopupEntry): TopupEntry {
  return {
    ...row,
    amountCents: Number(row.amountCents),
    chargeAmountCents: Number(row.chargeAmountCents),
    fxRate: Number(row.fxRate),
    returnedCents: Number(row.returnedCents),
    expectedCents: row.expectedCents === null ? null : Number(row.expectedCents),
    expectedChargeCents: row.expectedChargeCents === null ? null : Number(row.expectedChargeCents),
    chargedBackCents: Number(row.chargedBackCents),
    chargedBackLossCents: Number(row.chargedBackLossCents),
    repaidCents: Number(row.repaidCents),
  };
}
