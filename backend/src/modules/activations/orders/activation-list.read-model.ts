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
import { recentSince } from '../../../platform/days.js';
import { actionsOf, OBSTACLES } from './order-detail.read-model.js';
import type { AdminActivationDto } from './staff-orders.dto.js';
import { numbersCalled, numbersEndingIn } from './order-filters.read-model.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';

export type ActivationState = AdminActivationDto['status'];

interface ActivationRow {
  id: string;
  userId: string;
  serviceCode: string;
  countryIso: string;
  status: ActivationState;
  provider: string | null;
  requestedAt: Date;
  expiresAt: Date | null;
  finishedAt: Date | null;
}

const activationModel = tableModel<ActivationRow>('activations', {
  id: { type: DataTypes.UUID, primaryKey: true },
  userId: DataTypes.UUID,
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  status: DataTypes.TEXT,
  provider: DataTypes.TEXT,
  requestedAt: DataTypes.DATE,
  expiresAt: DataTypes.DATE,
  finishedAt: DataTypes.DATE,
});

export type ActivationEntry = Omit<AdminActivationDto, 'user_name' | 'user_email' | 'item'> & {
  product: ProductReference;
  phone: string | null;
};

export interface ActivationFilter {
  state: 'open' | 'recent';
  status?: ActivationState | undefined;
  provider?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  userId?: string | undefined;
  /** With both null, the search finds nothing. */
  search?: { phoneEnd: string | null; shortNumber: string | null } | undefined;
}

export type ActivationList = ListQuery<ActivationEntry, ActivationFilter, 'created_at'>;

const ROWS = statement(
  'activation_list.rows',
  `SELECT a.id, a.user_id, a.status, a.service_code AS "serviceCode", a.country_iso AS "countryIso", a.phone, a.provider,
          coalesce(tried.number, 0) AS attempts,
          CASE WHEN tried.number IS NOT NULL THEN json_build_object(
            'provider', tried.provider, 'outcome', tried.outcome, 'reason', tried.reason) END AS last_attempt,
          (a.price_cents / 100.0)::float8 AS price, a.price_cents, a.currency,
          iso_instant(a.requested_at) AS requested_at, iso_instant(a.allotted_at) AS allotted_at,
          iso_instant(a.expires_at) AS expires_at, iso_instant(a.first_message_at) AS first_message_at, a.message_count,
          ${actionsOf('cancel', 'recheck')} AS actions
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN activations a USING (id)
     LEFT JOIN LATERAL (SELECT number, provider, outcome, reason FROM provider_attempts
                         WHERE activation_id = a.id ORDER BY number DESC LIMIT 1) tried ON true
    ${OBSTACLES}
    ORDER BY wanted.place`,
);

interface ListedRow extends Omit<ActivationEntry, 'product'> {
  serviceCode: string;
  countryIso: string;
}

export function activationList(db: Pick<Database, 'sequelize' | 'sql'>, clock: Clock): ActivationList {
  const since = () => recentSince(clock.now());
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
    const [referenceOf, listed] = await Promise.all([
      productReferences(db.sql, found),
      db.sql.rows<ListedRow>(ROWS, [found.map(({ id }) => id), clock.now()]),
    ]);
    return listed.map(({ serviceCode, countryIso, ...row }) => ({
      ...row,
      product: referenceOf(serviceCode, countryIso),
    }));
  });
}
