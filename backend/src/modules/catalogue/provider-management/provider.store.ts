import { statement, type Sql, type UnitOfWork } from '../../../platform/database/index.js';
import type { ProviderDto } from './provider.dto.js';

export interface ProviderPreferences {
  code: string;
  name: string;
  priority: number;
  maxOpenNumbers: number | null;
  pausedAt: Date | null;
  pauseReason: string | null;
  updatedAt: Date | null;
}

export type ListedProvider = Omit<ProviderDto, 'source' | 'connection' | 'is_simulated' | 'currency'>;

const MICROS = 1_000_000;
const LISTED_PRODUCTS = 6;

// The query reads index delivery_figures_time.
const LIST = statement(
  'providers.list',
  `SELECT connected.code, coalesce(nullif(p.name, p.code), connected.name) AS name, coalesce(p.priority, 100) AS priority,
          p.max_open_numbers,
          CASE WHEN poll.provider IS NOT NULL THEN
            json_build_object('mode', CASE WHEN poll.is_listed THEN 'list' ELSE 'one_by_one' END,
                              'interval_seconds', poll.interval_seconds, 'at', iso_instant(poll.polled_at))
            END AS polling,
          CASE WHEN circuit.provider IS NOT NULL THEN
            json_build_object('state', circuit.state, 'reason', circuit.reason,
                              'since', iso_instant(circuit.opened_at), 'retry_at', iso_instant(circuit.retry_at))
            END AS circuit,
          p.paused_at IS NOT NULL AS is_paused, iso_instant(p.paused_at) AS paused_at, p.pause_reason,
          account.balance_micros::float / ${MICROS} AS balance, iso_instant(account.checked_at) AS balance_at,
          CASE WHEN dealt."spentMicros" > 0
            THEN round((account.balance_micros / dealt."spentMicros" * 24)::numeric, 1)::float END AS balance_lasts_hours,
          dealt."openNumbers" AS open_numbers,
          json_build_object('attempts', dealt.attempts, 'errors', dealt.errors,
                            'error_rate', dealt.errors::float / nullif(dealt.attempts, 0),
                            'p95_latency_ms', round(dealt."p95LatencyMs"::numeric),
                            'last_success_at', iso_instant(dealt."lastSuccessAt"),
                            'last_failure_at', iso_instant(dealt."lastFailureAt"),
                            'last_failure_reason', dealt."lastFailureReason",
                            'settled', dealt.settled, 'delivered', dealt.delivered,
                            'products', sold.products, 'codes_by_hour', hourly.codes, 'bans', ban.list) AS health,
          iso_instant(p.updated_at) AS updated_at
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS connected (code, name, place)
     LEFT JOIN providers p ON p.code = connected.code
     LEFT JOIN provider_polls poll ON poll.provider = connected.code
     LEFT JOIN provider_circuits circuit ON circuit.provider = connected.code
     LEFT JOIN provider_accounts account ON account.provider = connected.code
    CROSS JOIN LATERAL dealings_with(connected.code, $3::timestamptz) dealt
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(counted), '[]') AS products
        FROM (SELECT service_code, country_iso, sum(numbers)::integer AS numbers,
                     coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)::integer AS delivered
                FROM delivery_figures
               WHERE starts_at > $3::timestamptz - interval '24 hours' AND provider = connected.code
               GROUP BY service_code, country_iso
               ORDER BY sum(numbers) DESC, service_code, country_iso LIMIT ${LISTED_PRODUCTS}) counted) sold
    CROSS JOIN LATERAL (
      SELECT json_agg(coalesce(counted.codes, 0) ORDER BY ago DESC) AS codes
        FROM generate_series(0, 23) AS ago
        LEFT JOIN (SELECT floor(extract(epoch FROM $3::timestamptz - starts_at) / 3600)::integer AS ago,
                          sum(numbers)::integer AS codes
                     FROM delivery_figures
                    WHERE starts_at > $3::timestamptz - interval '24 hours' AND provider = connected.code
                      AND wait_seconds IS NOT NULL
                    GROUP BY 1) counted USING (ago)) hourly
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('provider_country_id', nullif(provider_country_id, ''),
                                                 'service_code', nullif(service_code, ''),
                                                 'banned_until', iso_instant(banned_until))
                               ORDER BY banned_until DESC), '[]') AS list
        FROM provider_bans WHERE provider = connected.code AND banned_until > $3) ban
    ORDER BY priority, connected.place`,
);

const OPEN = statement(
  'providers.open',
  'INSERT INTO providers (code, name, updated_at) VALUES ($1, $2, $3) ON CONFLICT (code) DO NOTHING',
);

const LOCK = statement(
  'providers.lock',
  `SELECT code, name, priority, max_open_numbers AS "maxOpenNumbers", paused_at AS "pausedAt", pause_reason AS "pauseReason", updated_at AS "updatedAt"
     FROM providers WHERE code = $1 FOR UPDATE`,
);

const WRITE = statement(
  'providers.write',
  `UPDATE providers SET name = $2, priority = $3, paused_at = $4, pause_reason = $5,
                        max_open_numbers = $7, updated_at = greatest($6, updated_at + interval '1 millisecond')
    WHERE code = $1`,
);

export const listProviders = (sql: Sql, connected: readonly { code: string; name: string }[], now: Date) =>
  sql.rows<ListedProvider>(LIST, [connected.map(({ code }) => code), connected.map(({ name }) => name), now]);

export async function lockProvider(
  unit: UnitOfWork,
  { code, name }: { code: string; name: string },
  now: Date,
): Promise<ProviderPreferences> {
  await unit.sql.rows(OPEN, [code, name, now]);
  return unit.sql.one<ProviderPreferences>(LOCK, [code]);
}

export async function writeProvider(
  unit: UnitOfWork,
  provider: ProviderPreferences,
  now: Date,
): Promise<void> {
  const { code, name, priority, maxOpenNumbers, pausedAt, pauseReason } = provider;
  await unit.sql.rows(WRITE, [code, name, priority, pausedAt, pauseReason, now, maxOpenNumbers]);
}
