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
import type { Currency } from '../../../platform/money.js';
import { numbersEndingIn } from './order-list.read-model.js';
import { productReferences, type ProductReference } from './product-references.read-model.js';

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

/** An activation's own status: REQUESTING before a number is allotted, FAILED when none was. */
export type ActivationState =
  'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';

/** A number as the desk of staff shows it. */
export type ActivationEntry = Omit<ActivationRow, 'serviceCode' | 'countryIso' | 'finishedAt'> & {
  product: ProductReference;
  /** How many providers' offers were tried, and how the last try went. */
  attempts: number;
  lastAttempt: { provider: string; outcome: string; reason: string | null } | null;
};

export interface ActivationFilter {
  /** open: asked for, waiting, or receiving; recent: everything of the last 24 hours. */
  state: 'open' | 'recent';
  status?: ActivationState | undefined;
  provider?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  userId?: string | undefined;
  /** The last digits of a number; nothing ends in null. */
  search?: { phoneEnd: string | null } | undefined;
}

export type ActivationList = ListQuery<ActivationEntry, ActivationFilter, 'created_at'>;

const RECENT_MS = 24 * 3_600_000;

const ATTEMPTS = statement(
  'activation_list.attempts',
  `SELECT DISTINCT ON (activation_id) activation_id AS id, number AS attempts, provider, outcome, reason
     FROM provider_attempts WHERE activation_id = ANY ($1::uuid[]) ORDER BY activation_id, number DESC`,
);

interface AttemptsRow {
  id: string;
  attempts: number;
  provider: string;
  outcome: string;
  reason: string | null;
}

/** The numbers of all customers that are open, or were asked for in the last 24 hours. */
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
      search: ({ phoneEnd }) => idAmong(db, phoneEnd === null ? [] : [numbersEndingIn(phoneEnd)]),
    },
    sorts: { created_at: 'requestedAt' },
  });

  return mapList(rows, async (found) => {
    const [referenceOf, attempts] = await Promise.all([
      productReferences(db.sql, found),
      db.sql.rows<AttemptsRow>(ATTEMPTS, [found.map(({ id }) => id)]),
    ]);
    const tries = new Map(attempts.map((row) => [row.id, row]));
    return found.map(({ serviceCode, countryIso, finishedAt: _, ...row }) => {
      const tried = tries.get(row.id);
      return {
        ...row,
        priceCents: Number(row.priceCents),
        product: referenceOf(serviceCode, countryIso),
        attempts: tried?.attempts ?? 0,
        lastAttempt: tried
          ? { provider: tried.provider, outcome: tried.outcome, reason: tried.reason }
          : null,
      };
    });
  });
}
