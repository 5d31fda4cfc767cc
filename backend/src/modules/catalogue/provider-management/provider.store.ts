import { statement, type Sql, type UnitOfWork } from '../../../platform/database/index.js';

/** What staff says about a provider. */
export interface ProviderPreferences {
  code: string;
  name: string;
  /** Lower ones are asked first. */
  priority: number;
  /** How many numbers may be open there at a time; null for no limit of ours. */
  maxOpenNumbers: number | null;
  pausedAt: Date | null;
  pauseReason: string | null;
  /** Null before the first change of staff. */
  updatedAt: Date | null;
}

export interface ProviderBan {
  provider: string;
  /** Both empty for a ban of everything. */
  providerCountryId: string;
  serviceCode: string;
  bannedUntil: Date;
}

/** How a provider does. */
export interface ProviderHealth {
  code: string;
  /** As last read; null before that. */
  balanceMicros: number | null;
  balanceAt: Date | null;
  /** What numbers of the last 24 hours cost, without those that were given back. */
  spentMicros: number;
  openNumbers: number;
  /** Purchases asked for in the last hour, and those that failed for a reason of the provider or our account there. */
  attempts: number;
  errors: number;
  /** In this time 95 % of these answers came. */
  p95LatencyMs: number | null;
  /** Within the last seven days. */
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailureReason: string | null;
  /** Numbers of the last 24 hours that were settled, and those of them that received a message. */
  settled: number;
  delivered: number;
}

/** How a provider delivered one product in the last 24 hours. */
export interface ProviderDelivery {
  provider: string;
  serviceCode: string;
  countryIso: string;
  /** Numbers that had their chance, and those of them that received a message. */
  numbers: number;
  delivered: number;
}

const PREFERENCES = `
  SELECT connected.code, coalesce(p.name, connected.name) AS name, coalesce(p.priority, 100) AS priority,
         p.max_open_numbers AS "maxOpenNumbers",
         p.paused_at AS "pausedAt", p.pause_reason AS "pauseReason", p.updated_at AS "updatedAt"
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS connected (code, name, place)
    LEFT JOIN providers p ON p.code = connected.code`;

const LIST = statement('providers.list', `${PREFERENCES} ORDER BY priority, connected.place`);

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

const BANS = statement(
  'providers.bans',
  `SELECT provider, provider_country_id AS "providerCountryId", service_code AS "serviceCode",
          banned_until AS "bannedUntil"
     FROM provider_bans WHERE provider = ANY ($1::text[]) AND banned_until > $2 ORDER BY banned_until DESC`,
);

const HEALTH = statement(
  'providers.health',
  `SELECT connected.code, account.balance_micros AS "balanceMicros", account.checked_at AS "balanceAt", dealings.*
     FROM unnest($1::text[]) AS connected (code)
     LEFT JOIN provider_accounts account ON account.provider = connected.code
    CROSS JOIN LATERAL dealings_with(connected.code, $2::timestamptz) dealings`,
);

// Of each provider the products that sold most; index delivery_figures_time.
const DELIVERY = statement(
  'providers.delivery',
  `SELECT provider, service_code AS "serviceCode", country_iso AS "countryIso", numbers, delivered
     FROM (SELECT provider, service_code, country_iso, sum(numbers)::integer AS numbers,
                  coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)::integer AS delivered,
                  row_number() OVER (PARTITION BY provider ORDER BY sum(numbers) DESC, service_code, country_iso) AS place
             FROM delivery_figures
            WHERE starts_at > $2::timestamptz - interval '24 hours' AND provider = ANY ($1::text[])
            GROUP BY provider, service_code, country_iso) counted
    WHERE place <= $3 ORDER BY provider, place`,
);

/** What staff reads of providers. */
export function createProviderStore(sql: Sql) {
  return {
    /** Those that are connected, in the order in which they are asked. */
    list: (connected: readonly { code: string; name: string }[]) =>
      sql.rows<ProviderPreferences>(LIST, [
        connected.map(({ code }) => code),
        connected.map(({ name }) => name),
      ]),
    bans: (codes: readonly string[], now: Date) => sql.rows<ProviderBan>(BANS, [codes, now]),
    delivery: (codes: readonly string[], now: Date, most: number) =>
      sql.rows<ProviderDelivery>(DELIVERY, [codes, now, most]),
    health: (codes: readonly string[], now: Date) => sql.rows<ProviderHealth>(HEALTH, [codes, now]),
  };
}

/** What staff said about the provider, locked until the unit of work ends. */
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
