import { statement, type Sql } from '../../../platform/database/index.js';

export interface ProviderCircuit {
  provider: string;
  state: 'open' | 'half_open';
  reason: string;
  openedAt: Date;
  /** When it is asked again. */
  retryAt: Date;
}

const LIST = statement(
  'circuits.list',
  'SELECT provider, state, reason, opened_at AS "openedAt", retry_at AS "retryAt" FROM provider_circuits ORDER BY provider',
);

const OPEN = statement('circuits.open', 'SELECT circuit_silent($1, $2, $3)');

const LIST_DUE = statement(
  'circuits.list_due',
  "SELECT provider FROM provider_circuits WHERE state = 'open' AND retry_at <= $1 AND provider <> ALL ($2::text[])",
);

const POSTPONE = statement(
  'circuits.postpone',
  "UPDATE provider_circuits SET retry_at = $2, changed_at = $3 WHERE provider = $1 AND state = 'open'",
);

// One that answered before and then did not sell has not recovered: its failures go on counting.
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

/** For all processes. */
export function createCircuitStore(sql: Sql) {
  return {
    list: () => sql.rows<ProviderCircuit>(LIST),
    open: (provider: string, reason: string, now: Date) => sql.rows(OPEN, [provider, reason, now]),
    async listDue(now: Date, except: readonly string[]): Promise<string[]> {
      return (await sql.rows<{ provider: string }>(LIST_DUE, [now, except])).map(({ provider }) => provider);
    },
    postpone: (provider: string, retryAt: Date, now: Date) => sql.rows(POSTPONE, [provider, retryAt, now]),
    /** It answers: the next purchase decides. */
    tryAgain: (provider: string, now: Date) => sql.rows(TRY, [provider, now]),
    /** Ends half-open circuits in which no purchase came. */
    forgetQuiet: (triedBefore: Date) => sql.rows(FORGET_QUIET, [triedBefore]),
  };
}
