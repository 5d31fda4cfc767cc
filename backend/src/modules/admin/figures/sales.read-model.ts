import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

export type SalesFact =
  | 'ordered'
  | 'delivered'
  | 'undelivered'
  | 'failed'
  | 'refunded'
  | 'topup'
  | 'payout'
  | 'credited'
  | 'debited';

export type ClosedBy = 'customer' | 'swap' | 'staff' | 'expiry' | 'provider' | '';

export interface SalesSum {
  fact: SalesFact;
  currency: Currency;
  /** Currency of the costs; empty when there are none. */
  costCurrency: string;
  closedBy: ClosedBy;
  entries: number;
  /** Purchases. Only the first number of each counts. */
  orders: number;
  amountCents: number;
  /** Millionths of a unit of the currency. */
  costMicros: number;
}

export interface LostCost {
  costCurrency: string;
  costMicros: number;
}

/** `until` is not part of the period. */
export interface Period {
  from: Date;
  until: Date;
}

export type TimeUnit = 'hour' | 'day' | 'week' | 'month';
export type Dimension = 'service' | 'country' | 'gateway';

export type TimedSum = SalesSum & { startsAt: Date };
export type KeyedSum = SalesSum & { key: string };

/** A product and its provider. The provider is empty when no provider had a number. */
export interface OfferKey {
  serviceCode: string;
  countryIso: string;
  provider: string;
}

const MEASURES = `fact, currency, cost_currency AS "costCurrency", closed_by AS "closedBy",
          sum(entries)::bigint AS entries, sum(orders)::bigint AS orders, sum(amount_cents)::bigint AS "amountCents",
          sum(cost_micros)::bigint AS "costMicros"`;
const GROUPED = 'fact, currency, cost_currency, closed_by';

const SUM_ALL = statement(
  'sales_figures.sum_all',
  `SELECT ${MEASURES} FROM sales_now WHERE span = 'all' GROUP BY ${GROUPED}`,
);

const SUM_BY_TIME = statement(
  'sales_figures.sum_by_time',
  `SELECT date_trunc($3, starts_at, 'America/Sao_Paulo') AS "startsAt", ${MEASURES}
     FROM sales_now WHERE span = 'hour' AND starts_at >= $1 AND starts_at < $2
    GROUP BY 1, ${GROUPED} ORDER BY 1`,
);

// For less than an hour: reads the movements directly, by the index of times.
const SUM_PART_OF_HOUR = statement(
  'sales_figures.sum_part_of_hour',
  `SELECT fact, currency, cost_currency AS "costCurrency", closed_by AS "closedBy", count(*) AS entries,
          sum(orders)::bigint AS orders, sum(amount_cents)::bigint AS "amountCents",
          sum(cost_micros)::bigint AS "costMicros"
     FROM sales_facts WHERE occurred_at >= $1 AND occurred_at <= $2 GROUP BY ${GROUPED}`,
);

const sumBy = (dimension: Dimension, column: string) =>
  statement(
    `sales_figures.sum_by_${dimension}`,
    `SELECT ${column} AS key, ${MEASURES}
       FROM sales_now WHERE span = 'day' AND starts_at >= $1 AND starts_at < $2 GROUP BY 1, ${GROUPED}`,
  );

const SUM_BY: Record<Dimension, ReturnType<typeof statement>> = {
  service: sumBy('service', 'service_code'),
  country: sumBy('country', 'country_iso'),
  gateway: sumBy('gateway', 'gateway'),
};

// Costs booked as lost, minus those that left that account again.
const LOST = `CASE debit_account WHEN 'costs:lost' THEN debit_currency ELSE credit_currency END AS "costCurrency",
          sum(CASE debit_account WHEN 'costs:lost' THEN debit_micros ELSE -credit_micros END)::bigint AS "costMicros"`;
const IS_LOST = `(debit_account = 'costs:lost' OR credit_account = 'costs:lost') AND occurred_at >= $1 AND occurred_at < $2`;

const LOST_NUMBERS = `house_transfers h LEFT JOIN provider_attempts t ON h.reference_type = 'attempt' AND t.id = h.reference_id
       JOIN activations a ON a.id = coalesce(t.activation_id, h.reference_id)`;

const SUM_LOST_BY_TIME = statement(
  'sales_figures.sum_lost_by_time',
  `SELECT date_trunc($3, occurred_at, 'America/Sao_Paulo') AS "startsAt", ${LOST}
     FROM house_transfers WHERE ${IS_LOST} GROUP BY 1, 2`,
);

const sumLostBy = (dimension: Dimension, column: string) =>
  statement(
    `sales_figures.sum_lost_by_${dimension}`,
    `SELECT ${column} AS key, ${LOST}
       FROM ${LOST_NUMBERS} WHERE ${IS_LOST} GROUP BY 1, 2`,
  );

const SUM_LOST_BY: Record<'service' | 'country', ReturnType<typeof statement>> = {
  service: sumLostBy('service', 'a.service_code'),
  country: sumLostBy('country', 'a.country_iso'),
};

const SUM_BY_OFFER = statement(
  'sales_figures.sum_by_offer',
  `SELECT service_code AS "serviceCode", country_iso AS "countryIso", provider, ${MEASURES}
     FROM sales_now WHERE span = 'day' AND starts_at >= $1 AND starts_at < $2
      AND fact IN ('delivered', 'undelivered', 'failed', 'refunded') GROUP BY 1, 2, 3, ${GROUPED}`,
);

const SUM_LOST_BY_OFFER = statement(
  'sales_figures.sum_lost_by_offer',
  `SELECT a.service_code AS "serviceCode", a.country_iso AS "countryIso",
          coalesce(t.provider, a.provider, '') AS provider, ${LOST}
     FROM ${LOST_NUMBERS} WHERE ${IS_LOST} GROUP BY 1, 2, 3, 4`,
);

const CODES_BY_PRODUCT = statement(
  'sales_figures.codes_by_product',
  `SELECT service_code || ' ' || country_iso AS product, sum(entries)::int AS codes
     FROM sales_now WHERE span = 'day' AND fact = 'delivered' AND starts_at >= $1 AND starts_at < $2 GROUP BY 1`,
);

// Reads a limited number of movements by the index of statements, because a customer may have any number of them.
const NEWEST_OF_WALLETS = `WITH since AS (
     SELECT greatest($2::timestamptz, max(n.occurred_at)) AS at FROM unnest($1::uuid[]) AS w (id)
      CROSS JOIN LATERAL (
        SELECT occurred_at FROM transfers WHERE wallet_id = w.id ORDER BY id DESC OFFSET $3 LIMIT 1
      ) n
   ), counted AS (
     SELECT n.id, since.at AS since FROM since CROSS JOIN unnest($1::uuid[]) AS w (id)
      CROSS JOIN LATERAL (
        SELECT id, occurred_at FROM transfers WHERE wallet_id = w.id ORDER BY id DESC LIMIT $3
      ) n WHERE n.occurred_at >= since.at
   )`;

const SUM_OF_WALLETS = statement(
  'sales_figures.sum_of_wallets',
  `${NEWEST_OF_WALLETS}
   SELECT fact, currency, cost_currency AS "costCurrency", closed_by AS "closedBy", count(*) AS entries,
          sum(orders)::bigint AS orders, sum(amount_cents)::bigint AS "amountCents",
          sum(cost_micros)::bigint AS "costMicros", min(since) AS since
     FROM counted JOIN sales_facts USING (id) GROUP BY ${GROUPED}`,
);

const SUM_LOST_OF_WALLETS = statement(
  'sales_figures.sum_lost_of_wallets',
  `${NEWEST_OF_WALLETS}
   SELECT ${LOST} FROM counted
    CROSS JOIN LATERAL (SELECT reference_id FROM transfers WHERE id = counted.id AND kind = 'release') ended
     JOIN house_transfers USING (reference_id)
    WHERE debit_account = 'costs:lost' OR credit_account = 'costs:lost' GROUP BY 1`,
);

const HELD = statement(
  'sales_figures.held',
  `SELECT currency, sum(price_cents)::bigint AS cents, count(*) AS numbers FROM (
     SELECT currency, price_cents FROM activations WHERE status = 'REQUESTING'
     UNION ALL
     SELECT currency, price_cents FROM activations WHERE status = 'WAITING_SMS'
   ) AS open GROUP BY currency`,
);

const HOUR_MS = 3_600_000;
/** The most movements of a wallet that one reading adds up. */
const MOST_MOVEMENTS = 4_000;

export function createSalesReadModel(sql: Sql) {
  return {
    sumAll: () => sql.rows<SalesSum>(SUM_ALL),

    sumByTime: ({ from, until }: Period, unit: TimeUnit) =>
      sql.rows<TimedSum>(SUM_BY_TIME, [from, until, unit]),

    async sumOf({ from, until }: Period): Promise<SalesSum[]> {
      const wholeHours = new Date(Math.floor(until.getTime() / HOUR_MS) * HOUR_MS);
      const [hours, rest] = await Promise.all([
        sql.rows<SalesSum>(SUM_BY_TIME, [from, wholeHours, 'day']),
        sql.rows<SalesSum>(SUM_PART_OF_HOUR, [wholeHours < from ? from : wholeHours, until]),
      ]);
      return [...hours, ...rest];
    },

    sumByDimension: ({ from, until }: Period, dimension: Dimension) =>
      sql.rows<KeyedSum>(SUM_BY[dimension], [from, until]),

    lostByTime: ({ from, until }: Period, unit: TimeUnit) =>
      sql.rows<LostCost & { startsAt: Date }>(SUM_LOST_BY_TIME, [from, until, unit]),

    lostByDimension: ({ from, until }: Period, dimension: 'service' | 'country') =>
      sql.rows<LostCost & { key: string }>(SUM_LOST_BY[dimension], [from, until]),

    /** Numbers that ended or were refunded in the period, by product and provider. The period has to be whole days. */
    sumByOffer: ({ from, until }: Period) => sql.rows<SalesSum & OfferKey>(SUM_BY_OFFER, [from, until]),

    lostByOffer: ({ from, until }: Period) => sql.rows<LostCost & OfferKey>(SUM_LOST_BY_OFFER, [from, until]),

    /** How many codes each product delivered, by service and country. The period has to be whole days. */
    async codesByProduct(from: Date, until: Date): Promise<Map<string, number>> {
      const rows = await sql.rows<{ product: string; codes: number }>(CODES_BY_PRODUCT, [from, until]);
      return new Map(rows.map(({ product, codes }) => [product, codes]));
    },

    /** From the given time, or from a later one when a wallet has more movements than `most`. */
    async sumOfWallets(walletIds: readonly string[], from: Date, most = MOST_MOVEMENTS) {
      const which = [walletIds, from, most];
      const [sums, lost] = await Promise.all([
        sql.rows<SalesSum & { since: Date }>(SUM_OF_WALLETS, which),
        sql.rows<LostCost>(SUM_LOST_OF_WALLETS, which),
      ]);
      return { sums, lost, since: sums[0]?.since ?? from };
    },

    held: () => sql.rows<{ currency: Currency; cents: number; numbers: number }>(HELD),
  };
}

export type SalesReadModel = ReturnType<typeof createSalesReadModel>;
