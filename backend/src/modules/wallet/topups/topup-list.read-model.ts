import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  idAmong,
  mapList,
  statement,
  tableModel,
  type Database,
  type IdReading,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { shortNumberOf } from '../../../platform/ids.js';
import type { AdminTopupDetailDto, AdminTopupDto } from './staff-topup.dto.js';
import type { TopupStatus } from './topup.js';

interface TopupRow {
  id: string;
  userId: string;
  gateway: string;
  currency: Currency;
  status: TopupStatus;
  createdAt: Date;
  chargedBackCents: number;
}

const topupModel = tableModel<TopupRow>('topups', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  gateway: DataTypes.TEXT,
  currency: DataTypes.TEXT,
  status: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  chargedBackCents: DataTypes.BIGINT,
});

export type ListedTopup = Omit<AdminTopupDto, 'user_name' | 'user_email'>;

export interface DetailedTopup
  extends
    ListedTopup,
    Pick<
      AdminTopupDetailDto,
      | 'fx_rate'
      | 'last_read_at'
      | 'next_read_at'
      | 'expected_charge_amount_cents'
      | 'refundable_cents'
      | 'refund_obstacle'
    > {}

const COLUMNS = `
  t.id, t.user_id, t.status, (t.amount_cents / 100.0)::float8 AS amount, t.amount_cents, t.currency,
  coalesce(t.expected_cents, t.amount_cents) AS expected_amount_cents, t.charge_amount_cents,
  'BRL' AS charge_currency, t.gateway, t.gateway_payment_id, t.returned_cents AS returned_amount_cents,
  t.charged_back_cents, t.charged_back_loss_cents, t.repaid_cents, t.staff_reason,
  t.is_dispute_lost,
  iso_instant(t.created_at) AS created_at, iso_instant(t.expires_at) AS expires_at,
  iso_instant(t.paid_at) AS paid_at`;

const ROWS = statement(
  'topup_list.rows',
  `SELECT ${COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN topups t USING (id)
    ORDER BY wanted.place`,
);

const DETAILS = statement(
  'topup_list.details',
  `SELECT ${COLUMNS}, t.fx_rate::float8 AS fx_rate, iso_instant(t.last_read_at) AS last_read_at,
          iso_instant(t.next_read_at) AS next_read_at,
          coalesce(t.expected_charge_cents, t.charge_amount_cents) AS expected_charge_amount_cents,
          may.maximum_cents AS refundable_cents, may.obstacle AS refund_obstacle
     FROM topups t LEFT JOIN wallets w ON w.user_id = t.user_id AND w.currency = t.currency,
          LATERAL payout_limit(t, coalesce(w.available_cents, 0)) may
    WHERE t.id = $1`,
);

export const findDetails = (sql: Sql, id: string) => sql.row<DetailedTopup>(DETAILS, [id]);

// Uses the indexes topups_for_staff_by_time and debts_open.
const FOR_STAFF: readonly IdReading[] = [
  ['SELECT id FROM topups WHERE staff_reason IS NOT NULL AND NOT is_dispute_lost'],
  ['SELECT s.topup_id FROM debts d JOIN topup_steps s ON s.id = d.id WHERE d.open_cents > 0'],
];

export interface TopupSearch {
  id: string | null;
  shortNumber: string | null;
  paymentId: string;
  userIds: readonly string[];
}

export interface TopupFilter {
  status?: TopupStatus | undefined;
  gateway?: string | undefined;
  currency?: Currency | undefined;
  needsStaff?: boolean | undefined;
  isChargedBack?: boolean | undefined;
  search?: TopupSearch | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  creditedIn?: { from?: Date | undefined; before?: Date | undefined } | undefined;
}

export type TopupList = ListQuery<ListedTopup, TopupFilter, 'created_at'>;

export function createTopupReadModel(db: Pick<Database, 'sequelize' | 'sql'>): TopupList {
  const rows = createListQuery<TopupRow, TopupFilter, 'created_at'>(db, {
    model: topupModel(db),
    scope: {},
    filters: {
      status: (status) => ({ status }),
      gateway: (gateway) => ({ gateway }),
      currency: (currency) => ({ currency }),
      needsStaff: (needsStaff) => {
        const waiting = idAmong(db, FOR_STAFF);
        return needsStaff ? waiting : { [Op.not]: [waiting] };
      },
      isChargedBack: (isIt) => ({ chargedBackCents: isIt ? { [Op.gt]: 0 } : 0 }),
      search: ({ id, shortNumber, paymentId, userIds }) =>
        idAmong(db, [
          ['SELECT id FROM topups WHERE gateway_payment_id = ?', paymentId],
          ...(id ? [['SELECT ?::uuid', id] as const] : []),
          ...(shortNumber
            ? [[`SELECT id FROM topups WHERE ${shortNumberOf('id')} = ?`, shortNumber] as const]
            : []),
          ...(userIds.length > 0
            ? [['SELECT id FROM topups WHERE user_id = ANY (?::uuid[])', userIds] as const]
            : []),
        ]),
      userId: (userId) => ({ userId }),
      from: (from) => ({ createdAt: { [Op.gte]: from } }),
      before: (before) => ({ createdAt: { [Op.lt]: before } }),
      creditedIn: ({ from, before }) =>
        idAmong(db, [
          [
            "SELECT topup_id FROM topup_steps WHERE kind = 'credit' AND happened_at >= ? AND happened_at < ?",
            from?.toISOString() ?? '-infinity',
            before?.toISOString() ?? 'infinity',
          ],
        ]),
    },
    sorts: { created_at: 'createdAt' },
  });
  return mapList(rows, (found) => db.sql.rows<ListedTopup>(ROWS, [found.map(({ id }) => id)]));
}
