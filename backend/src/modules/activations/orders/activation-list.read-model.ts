import { DataTypes, Op, type WhereOptions } from 'sequelize';
import type { Clock } from '../../../platform/clock.js';
import {
  createListQuery,
  idAmong,
  mapList,
  statement,
  tableModel,
  type Database,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { ErrorCode } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import { numbersCalled, numbersEndingIn } from './order-list.read-model.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';

interface ActivationRow {
  id: string;
  userId: string;
  serviceCode: string;
  countryIso: string;
  status: ActivationState;
  phone: string | null;
  provider: string | null;
  priceCents: number;
  currency: Currency;
  requestedAt: Date;
  allottedAt: Date | null;
  expiresAt: Date | null;
  firstMessageAt: Date | null;
  finishedAt: Date | null;
  messageCount: number;
}

const activationModel = tableModel<ActivationRow>('activations', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  status: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  provider: DataTypes.TEXT,
  priceCents: DataTypes.BIGINT,
  currency: DataTypes.TEXT,
  requestedAt: DataTypes.DATE,
  allottedAt: DataTypes.DATE,
  expiresAt: DataTypes.DATE,
  firstMessageAt: DataTypes.DATE,
  finishedAt: DataTypes.DATE,
  messageCount: DataTypes.INTEGER,
});

export type ActivationState =
  'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';

interface Details {
  attempts: number;
  lastAttempt: { provider: string; outcome: string; reason: string | null } | null;
  /** Error codes that staff would get now; null where nothing prevents it. */
  cancelObstacle: ErrorCode | null;
  recheckObstacle: ErrorCode | null;
}

export type ActivationEntry = Omit<ActivationRow, 'serviceCode' | 'countryIso' | 'finishedAt'> &
  Details & { product: ProductReference };

export interface ActivationFilter {
  /** recent: of the last 24 hours. */
  state: 'open' | 'recent';
  status?: ActivationState | undefined;
  provider?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  userId?: string | undefined;
  /** Neither finds nothing. */
  search?: { phoneEnd: string | null; shortNumber: string | null } | undefined;
}

export type ActivationList = ListQuery<ActivationEntry, ActivationFilter, 'created_at'>;

const RECENT_MS = 24 * 3_600_000;

const DETAILS = statement(
  'activation_list.details',
  `SELECT a.id, coalesce(tried.number, 0) AS attempts,
          CASE WHEN tried.number IS NOT NULL THEN json_build_object(
            'provider', tried.provider, 'outcome', tried.outcome, 'reason', tried.reason) END AS "lastAttempt",
          staff_cancel_obstacle(a.status, a.expires_at, $2) AS "cancelObstacle",
          recheck_obstacle(a.status, a.provider_activation_id) AS "recheckObstacle"
     FROM activations a
     LEFT JOIN LATERAL (SELECT number, provider, outcome, reason FROM provider_attempts
                         WHERE activation_id = a.id ORDER BY number DESC LIMIT 1) tried ON true
    WHERE a.id = ANY ($1::uuid[])`,
);

export function activationList(db: Pick<Database, 'sequelize' | 'sql'>, clock: Clock): ActivationList {
  const since = () => new Date(clock.now().getTime() - RECENT_MS);
  const states: Record<ActivationFilter['state'], () => WhereOptions<ActivationRow>> = {
    open: () => ({
      [Op.or]: [
        { status: ['REQUESTING', 'WAITING_SMS', 'ACTIVE'] },
        {
          [Op.and]: [
            { requestedAt: { [Op.gte]: since() } },
            { status: 'COMPLETED', finishedAt: null, expiresAt: { [Op.gt]: clock.now() } },
          ],
        },
      ],
    }),
    recent: () => ({ requestedAt: { [Op.gte]: since() } }),
  };

  const rows = createListQuery<ActivationRow, ActivationFilter, 'created_at'>(db, {
    model: activationModel(db),
    scope: {},
    filters: {
      state: (state) => states[state](),
      status: (status) => ({ status }),
      provider: (provider) => ({ provider }),
      service: (serviceCode) => ({ serviceCode }),
      country: (countryIso) => ({ countryIso }),
      userId: (userId) => ({ userId }),
      search: ({ phoneEnd, shortNumber }) =>
        idAmong(db, [
          ...(phoneEnd === null ? [] : [numbersEndingIn(phoneEnd)]),
          ...(shortNumber === null ? [] : [numbersCalled(shortNumber)]),
        ]),
    },
    sorts: { created_at: 'requestedAt' },
  });

  return mapList(rows, async (found) => {
    const [referenceOf, details] = await Promise.all([
      productReferences(db.sql, found),
      db.sql.rows<Details & { id: string }>(DETAILS, [found.map(({ id }) => id), clock.now()]),
    ]);
    const detailsOf = new Map(details.map(({ id, ...rest }) => [id, rest]));
    return found.flatMap(({ serviceCode, countryIso, finishedAt: _, ...row }) => {
      const known = detailsOf.get(row.id);
      if (!known) return [];
      const product = referenceOf(serviceCode, countryIso);
      return [{ ...row, ...known, priceCents: Number(row.priceCents), product }];
    });
  });
}
