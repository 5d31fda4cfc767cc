import { statement, type Sql } from '../database/index.js';
import { addDays, startOfDay, type Day } from '../days.js';
import type { ForeignCurrency, RateQuote } from './ptax.js';

export type RateSource = 'settings' | 'ptax';

export interface RateInForce {
  currency: ForeignCurrency;
  /** BRL for one unit, spread included. */
  rate: number;
  source: RateSource;
  /** BRL for one unit, as the source published it. */
  quotedRate: number;
  spreadPercent: number;
  /** Null when the rate comes from the settings. */
  quotedAt: Date | null;
  /** Counts only hours of banking days. */
  ageHours: number | null;
  maxAgeHours: number;
  /** Nothing is sold at a rate that is not fresh. */
  isFresh: boolean;
}

export interface FeedState {
  triedAt: Date | null;
  /** When the last reading got a bulletin for every currency. */
  readAt: Date | null;
  error: string | null;
}

export interface CurrencyDay {
  currency: string;
  day: Day;
}

interface RateOnDay {
  day: Day;
  /** True when the rate came from the settings. */
  isSet: boolean | null;
  /** The time of the newest bulletin. */
  quotedAt: Date | null;
}

const LATEST = statement(
  'rates.latest',
  `SELECT latest.* FROM unnest($1::text[]) AS wanted (code)
    CROSS JOIN LATERAL (SELECT currency, rate::float8 AS rate, quoted_at AS "quotedAt", bulletin
                          FROM rate_quotes WHERE currency = wanted.code ORDER BY quoted_at DESC LIMIT 1) AS latest`,
);
const INSERT_QUOTE = statement(
  'rates.insert_quote',
  `INSERT INTO rate_quotes (currency, quoted_at, bulletin, rate, read_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (currency, quoted_at) DO NOTHING`,
);
const RECORD = statement(
  'rates.record',
  `INSERT INTO rates_in_force (currency, rate, source, quoted_rate, spread_percent, quoted_at, since)
   SELECT $1, $2::numeric, $3, $4::numeric, $5::numeric, $6, $7
    WHERE NOT EXISTS (
      SELECT FROM (SELECT * FROM rates_in_force WHERE currency = $1 ORDER BY id DESC LIMIT 1) AS last
       WHERE (last.rate, last.source) = ($2::numeric, $3) AND last.quoted_at IS NOT DISTINCT FROM $6)`,
);
// Uses the indexes of both tables, from the newest row back to the day.
const ON_DAYS = statement(
  'rates.on_days',
  `SELECT wanted.day, in_force.source = 'settings' AS "isSet",
          greatest(in_force.quoted_at, quote.quoted_at) AS "quotedAt"
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS wanted (currency, day, ends_at)
     LEFT JOIN LATERAL (SELECT source, quoted_at FROM rates_in_force WHERE currency = wanted.currency
                           AND since < wanted.ends_at ORDER BY id DESC LIMIT 1) AS in_force ON true
     LEFT JOIN LATERAL (SELECT quoted_at FROM rate_quotes WHERE currency = wanted.currency
                           AND quoted_at < wanted.ends_at ORDER BY quoted_at DESC LIMIT 1) AS quote ON true`,
);
const FEED = statement(
  'rates.feed',
  `SELECT tried_at AS "triedAt", read_at AS "readAt", error FROM rate_feeds WHERE source = 'ptax'`,
);
const NOTE_TRY = statement(
  'rates.note_try',
  `INSERT INTO rate_feeds AS known (source, tried_at, read_at, error)
   VALUES ('ptax', $1::timestamptz, CASE WHEN $2::text IS NULL THEN $1::timestamptz END, $2)
   ON CONFLICT (source) DO UPDATE
     SET tried_at = excluded.tried_at, read_at = coalesce(excluded.read_at, known.read_at), error = excluded.error`,
);
const NOTE_STALE = statement(
  'rates.note_stale',
  `INSERT INTO rate_feeds (source, stale_since) VALUES ('ptax', $1)
   ON CONFLICT (source) DO UPDATE
     SET stale_since = CASE WHEN $1::timestamptz IS NULL THEN NULL ELSE coalesce(rate_feeds.stale_since, $1) END`,
);

export function createRateStore(sql: Sql) {
  return {
    latest: (currencies: readonly ForeignCurrency[]) => sql.rows<RateQuote>(LATEST, [currencies]),

    async insertQuote({ currency, quotedAt, bulletin, rate }: RateQuote, readAt: Date): Promise<void> {
      await sql.rows(INSERT_QUOTE, [currency, quotedAt, bulletin, rate, readAt]);
    },

    async record({ currency, rate, source, quotedRate, spreadPercent, quotedAt }: RateInForce, since: Date) {
      await sql.rows(RECORD, [currency, rate, source, quotedRate, spreadPercent, quotedAt, since]);
    },

    /** The rate at the end of each day. */
    onDays: (days: readonly CurrencyDay[]) =>
      sql.rows<RateOnDay>(ON_DAYS, [
        days.map(({ currency }) => currency),
        days.map(({ day }) => day),
        days.map(({ day }) => startOfDay(addDays(day, 1))),
      ]),

    feed: async (): Promise<FeedState> =>
      (await sql.row<FeedState>(FEED)) ?? { triedAt: null, readAt: null, error: null },

    async noteTry(at: Date, error: string | null): Promise<void> {
      await sql.rows(NOTE_TRY, [at, error]);
    },

    /** `since` is null while the rates are fresh. */
    async noteStale(since: Date | null): Promise<void> {
      await sql.rows(NOTE_STALE, [since]);
    },
  };
}
