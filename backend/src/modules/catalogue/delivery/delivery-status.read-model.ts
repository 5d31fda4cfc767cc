import { statement, type Sql } from '../../../platform/database/index.js';
import type { CountryReference, ServiceReference } from '../names/product-names.js';

/** Figures over the numbers that received a message or had enough time for one. */
export interface MeasuredDelivery {
  numbers: number;
  delivered: number;
  /** The longest wait of the fastest half of the messages, and of the fastest nine in ten. */
  medianSeconds: number | null;
  p90Seconds: number | null;
}

interface MeasuredPeriods {
  hour: MeasuredDelivery;
  day: MeasuredDelivery;
}

export interface MeasuredDay {
  numbers: number;
  delivered: number;
}

export interface MeasuredProduct extends MeasuredPeriods {
  service: ServiceReference;
  country: CountryReference;
  /** The last 30 days in America/Sao_Paulo, the oldest first. */
  days: MeasuredDay[];
}

/** One of the last 24 hours. */
export interface MeasuredHour {
  startsAt: Date;
  numbers: number;
  delivered: number;
}

export interface DeliveryStatus {
  /** Null before the first counting. */
  measuredAt: Date | null;
  all: MeasuredPeriods & Pick<MeasuredProduct, 'days'>;
  /** All products that had numbers within 24 hours, by how many numbers. */
  products: MeasuredProduct[];
  /** The first products of that list with their hours, the oldest first. */
  byHour: (MeasuredProduct & { hours: MeasuredHour[] })[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PRODUCTS_BY_HOUR = 3;

const measured = (period: 'hour' | 'day') => `
  json_build_object(
    'numbers', sum(${period})::integer,
    'delivered', coalesce(sum(${period}) FILTER (WHERE wait_seconds IS NOT NULL), 0)::integer,
    'medianSeconds', min(wait_seconds) FILTER (WHERE ${period}_all > 0 AND ${period}_up_to >= ${period}_all * 0.5),
    'p90Seconds', min(wait_seconds) FILTER (WHERE ${period}_all > 0 AND ${period}_up_to >= ${period}_all * 0.9)
  ) AS ${period}`;

// The row whose codes are null counts all products together.
const LINES = statement(
  'delivery.status',
  `WITH counted AS (
     SELECT service_code, country_iso, wait_seconds, sum(numbers) AS day,
            coalesce(sum(numbers) FILTER (WHERE starts_at > $2), 0) AS hour
       FROM delivery_figures WHERE starts_at > $1
      GROUP BY GROUPING SETS ((service_code, country_iso, wait_seconds), (wait_seconds))
   ), ranked AS (
     SELECT *, sum(day) OVER by_wait AS day_up_to, sum(day) OVER same_end AS day_all,
            sum(hour) OVER by_wait AS hour_up_to, sum(hour) OVER same_end AS hour_all
       FROM counted
     WINDOW same_end AS (PARTITION BY service_code, country_iso, wait_seconds IS NULL),
            by_wait AS (PARTITION BY service_code, country_iso, wait_seconds IS NULL ORDER BY wait_seconds)
   ), lines AS (
     SELECT service_code, country_iso, ${measured('hour')}, ${measured('day')}, sum(day) AS numbers
       FROM ranked GROUP BY service_code, country_iso
   )
   SELECT service_code AS "serviceCode", hour, day,
          json_build_object('code', service_code, 'listedName', coalesce(s.supplier_name, service_code)) AS service,
          json_build_object('isoCode', country_iso,
                            'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)) AS country
     FROM lines
     LEFT JOIN services s ON s.code = service_code
     LEFT JOIN countries c ON c.iso_code = country_iso
    ORDER BY service_code IS NULL DESC, numbers DESC, service_code, country_iso`,
);

const HOURS = statement(
  'delivery.hours',
  `SELECT place::integer, hour AS "startsAt", coalesce(sum(numbers), 0)::integer AS numbers,
          coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)::integer AS delivered
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS product (service_code, country_iso, place)
    CROSS JOIN generate_series($1::timestamptz, $1 + interval '23 hours', interval '1 hour') AS hour
     LEFT JOIN delivery_figures f ON f.service_code = product.service_code AND f.country_iso = product.country_iso
                                 AND f.starts_at > $1 AND f.starts_at >= hour
                                 AND f.starts_at < hour + interval '1 hour'
    GROUP BY place, hour ORDER BY hour`,
);

const DAYS = statement(
  'delivery.days',
  `SELECT json_agg(json_build_object('numbers', coalesce(d.numbers, 0), 'delivered', coalesce(d.delivered, 0))
                   ORDER BY ago DESC) AS days
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS product (service_code, country_iso, place)
    CROSS JOIN generate_series(0, 29) AS ago
     LEFT JOIN delivery_days d ON d.service_code = product.service_code AND d.country_iso = product.country_iso
                              AND d.day = day_of($1) - ago
    GROUP BY place ORDER BY place`,
);

const DAYS_OF_ALL = statement(
  'delivery.days_of_all',
  `SELECT coalesce(sum(numbers), 0)::integer AS numbers, coalesce(sum(delivered), 0)::integer AS delivered
     FROM generate_series(0, 29) AS ago LEFT JOIN delivery_days ON day = day_of($1) - ago
    GROUP BY ago ORDER BY ago DESC`,
);

const MEASURED_AT = statement(
  'delivery.measured_at',
  'SELECT counted_at AS "measuredAt" FROM delivery_watermark WHERE isfinite(counted_at)',
);

/** `off`: staff paused it; `failing`: it does not answer or sells us nothing. */
export type ProviderState = 'working' | 'failing' | 'off';

const PROVIDER_STATES = statement(
  'delivery.provider_states',
  `SELECT CASE WHEN EXISTS (SELECT FROM providers p WHERE p.code = provider.code AND p.paused_at IS NOT NULL) THEN 'off'
               WHEN EXISTS (SELECT FROM provider_circuits c WHERE c.provider = code AND c.state = 'open')
                 OR EXISTS (SELECT FROM provider_bans b
                             WHERE b.provider = code AND b.service_code = '' AND b.banned_until > $2) THEN 'failing'
               ELSE 'working' END AS state
     FROM unnest($1::text[]) WITH ORDINALITY AS provider (code, place) ORDER BY place`,
);

/** The state of each provider, in the given order. */
export const readProviderStates = (sql: Sql, providers: readonly string[], now: Date) =>
  sql.rows<{ state: ProviderState }>(PROVIDER_STATES, [providers, now]);

const NOTHING: MeasuredDelivery = { numbers: 0, delivered: 0, medianSeconds: null, p90Seconds: null };
const NO_PERIODS: MeasuredPeriods = { hour: NOTHING, day: NOTHING };

const codesOf = (products: readonly Pick<MeasuredProduct, 'service' | 'country'>[]) => [
  products.map(({ service }) => service.code),
  products.map(({ country }) => country.isoCode),
];

/** The figures of the last hour, the last 24 hours and the last 30 days. */
export async function readDeliveryStatus(sql: Sql): Promise<DeliveryStatus> {
  const counted = await sql.row<{ measuredAt: Date }>(MEASURED_AT);
  if (!counted) return { measuredAt: null, all: { ...NO_PERIODS, days: [] }, products: [], byHour: [] };
  const { measuredAt } = counted;
  const since = (ms: number) => new Date(measuredAt.getTime() - ms);
  const lines = await sql.rows<Omit<MeasuredProduct, 'days'> & { serviceCode: string | null }>(LINES, [
    since(DAY_MS),
    since(HOUR_MS),
  ]);
  const { hour, day } = lines.find(({ serviceCode }) => serviceCode === null) ?? NO_PERIODS;
  const all = { hour, day, days: await sql.rows<MeasuredDay>(DAYS_OF_ALL, [measuredAt]) };
  const listed = lines.filter(({ serviceCode }) => serviceCode !== null);
  const days = await sql.rows<Pick<MeasuredProduct, 'days'>>(DAYS, [measuredAt, ...codesOf(listed)]);
  const products = listed.map((product, index) => ({ ...product, days: days[index]!.days }));
  const first = products.slice(0, PRODUCTS_BY_HOUR);
  const hours = await sql.rows<MeasuredHour & { place: number }>(HOURS, [since(DAY_MS), ...codesOf(first)]);
  const byHour = first.map((product, index) => ({
    ...product,
    hours: hours.filter(({ place }) => place === index + 1),
  }));
  return { measuredAt, all, products, byHour };
}
