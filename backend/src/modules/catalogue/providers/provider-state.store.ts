import { statement, type Sql } from '../../../platform/database/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { SmsProvider } from './provider.port.js';

export interface ProviderCircuit {
  provider: string;
  state: 'open' | 'half_open';
  reason: string;
  openedAt: Date;
  retryAt: Date;
}

const LIST_CIRCUITS = statement(
  'circuits.list',
  'SELECT provider, state, reason, opened_at AS "openedAt", retry_at AS "retryAt" FROM provider_circuits ORDER BY provider',
);

const OPEN_CIRCUIT = statement('circuits.open', 'SELECT circuit_silent($1, $2, $3)');

const LIST_DUE = statement(
  'circuits.list_due',
  "SELECT provider FROM provider_circuits WHERE state = 'open' AND retry_at <= $1 AND provider <> ALL ($2::text[])",
);

const POSTPONE = statement(
  'circuits.postpone',
  "UPDATE provider_circuits SET retry_at = $2, changed_at = $3 WHERE provider = $1 AND state = 'open'",
);

// A provider that had answered a probe before but did not sell has not recovered, so `reopened_at` stays.
const TRY = statement(
  'circuits.try',
  `WITH tried AS (
     UPDATE provider_circuits SET state = 'half_open', changed_at = $2 WHERE provider = $1 AND state = 'open'
     RETURNING provider, trips
   )
   UPDATE provider_accounts SET reopened_at = $2 WHERE provider IN (SELECT provider FROM tried WHERE trips = 1)`,
);

const FORGET_QUIET = statement(
  'circuits.forget_quiet',
  "DELETE FROM provider_circuits WHERE state = 'half_open' AND changed_at <= $1",
);

export function createCircuitStore(sql: Sql) {
  return {
    list: () => sql.rows<ProviderCircuit>(LIST_CIRCUITS),
    open: (provider: string, reason: string, now: Date) => sql.rows(OPEN_CIRCUIT, [provider, reason, now]),
    async listDue(now: Date, except: readonly string[]): Promise<string[]> {
      return (await sql.rows<{ provider: string }>(LIST_DUE, [now, except])).map(({ provider }) => provider);
    },
    postpone: (provider: string, retryAt: Date, now: Date) => sql.rows(POSTPONE, [provider, retryAt, now]),
    tryAgain: (provider: string, now: Date) => sql.rows(TRY, [provider, now]),
    forgetQuiet: (triedBefore: Date) => sql.rows(FORGET_QUIET, [triedBefore]),
  };
}

export interface PollPace {
  provider: string;
  isListed: boolean;
  intervalSeconds: number;
  polledAt: Date;
}

export interface UnreadRows {
  rows: number;
  shape: string;
}

const LIST_POLLS = statement(
  'poll_pace.list',
  `SELECT provider, is_listed AS "isListed", interval_seconds AS "intervalSeconds", polled_at AS "polledAt"
     FROM provider_polls WHERE provider = ANY ($1::text[])`,
);

// The state is written when it changes, and every half a minute.
const SAVE_POLL = statement(
  'poll_pace.save',
  `INSERT INTO provider_polls AS known (provider, is_listed, interval_seconds, polled_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (provider) DO UPDATE SET
     is_listed = excluded.is_listed, interval_seconds = excluded.interval_seconds, polled_at = excluded.polled_at
    WHERE (known.is_listed, known.interval_seconds) IS DISTINCT FROM (excluded.is_listed, excluded.interval_seconds)
       OR known.polled_at < excluded.polled_at - interval '30 seconds'`,
);

const SAVE_UNREAD = statement(
  'poll_pace.save_unread',
  'UPDATE provider_polls SET unread_rows = $2, unread_shape = $3, unread_at = $4 WHERE provider = $1',
);

export function createPollPaceStore(sql: Sql) {
  return {
    list: (providers: readonly string[]) => sql.rows<PollPace>(LIST_POLLS, [providers]),
    save: ({ provider, isListed, intervalSeconds, polledAt }: PollPace) =>
      sql.rows(SAVE_POLL, [provider, isListed, intervalSeconds, polledAt]),
    saveUnread: (provider: string, { rows, shape }: UnreadRows, now: Date) =>
      sql.rows(SAVE_UNREAD, [provider, rows, shape, now]),
  };
}

const SAVE_BALANCE = statement(
  'provider_accounts.save_balance',
  `INSERT INTO provider_accounts (provider, balance_micros, checked_at) VALUES ($1, $2, $3)
   ON CONFLICT (provider) DO UPDATE SET balance_micros = excluded.balance_micros, checked_at = excluded.checked_at`,
);

const LIST_SHORT_OF_MONEY = statement(
  'provider_accounts.short_of_money',
  `SELECT provider FROM provider_accounts account
    WHERE NOT account_affords(balance_micros, (SELECT max(cost_micros) FROM offers o
                                                WHERE o.provider = account.provider AND o.active))`,
);

const END_BANS = statement(
  'provider_accounts.end_bans',
  'DELETE FROM provider_bans WHERE banned_until <= $1',
);

export function createProviderAccountStore(sql: Sql) {
  return {
    saveBalance: (provider: string, balanceMicros: number, now: Date) =>
      sql.rows(SAVE_BALANCE, [provider, balanceMicros, now]),

    async listProvidersShortOfMoney(): Promise<string[]> {
      const rows = await sql.rows<{ provider: string }>(LIST_SHORT_OF_MONEY);
      return rows.map(({ provider }) => provider);
    },

    endBans: (now: Date) => sql.rows(END_BANS, [now]),
  };
}

export type ProviderAccountStore = ReturnType<typeof createProviderAccountStore>;

/** False when the provider did not answer a balance. */
export async function refreshBalance(
  store: ProviderAccountStore,
  provider: SmsProvider,
  clock: Clock,
): Promise<boolean> {
  const result = await provider.getBalance();
  if (result.kind !== 'balance') return false;
  await store.saveBalance(provider.code, result.balanceMicros, clock.now());
  return true;
}
