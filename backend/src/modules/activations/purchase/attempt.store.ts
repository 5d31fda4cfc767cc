import { statement, type Sql } from '../../../platform/database/index.js';
import { existing, type ActivationOutcome, type ActivationWindow } from '../activation.js';
import type {
  ActiveActivation,
  BoughtNumber,
  Exchange,
  PurchaseBan,
  StatedCost,
} from '../../catalogue/index.js';
import { failureCode, REJECTED, type PurchaseOffer } from './attempt-plan.js';
import type { FailureCode } from './purchase.js';

export interface NextAttempt {
  attemptId: string;
  maxPriceMicros: number;
}

export interface WrittenAttempt {
  next: NextAttempt | null;
  outcome: ActivationOutcome;
}

type AttemptRow = NextAttempt & { outcome: ActivationOutcome };

export interface UnmatchedNumber {
  provider: string;
  providerActivationId: string;
}

export interface FoundNumber {
  action: 'known' | 'wait' | 'adopted' | 'rejected' | 'cancel' | 'unexplained';
  outcome: ActivationOutcome | null;
}

const ATTEMPT_OUTCOME =
  'next_attempt_id AS "attemptId", next_max_price_micros AS "maxPriceMicros", to_json(outcome) AS outcome';

const BOUGHT = statement(
  'attempt.bought',
  `SELECT ${ATTEMPT_OUTCOME} FROM attempt_bought($1, $2, $3, $4, $5, $6)`,
);

const FAILED = statement(
  'attempt.failed',
  `SELECT ${ATTEMPT_OUTCOME} FROM attempt_failed($1, $2, $3, $4, $5)`,
);

const UNKNOWN = statement('attempt.unknown', 'SELECT attempt_unknown($1, $2, $3, $4)');

const MARK_UNKNOWN = statement('attempt.mark_unknown', 'SELECT mark_attempts_unknown($1, $2) AS id');

const LIST_LOST = statement(
  'attempt.list_lost',
  `SELECT t.id FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
    WHERE t.outcome = 'unknown' AND t.started_at <= $1 AND a.status = 'REQUESTING' AND t.id <> ALL ($2::uuid[])
    ORDER BY t.started_at LIMIT 50`,
);

const GIVE_UP = statement('attempt.give_up', 'SELECT to_json(o) AS outcome FROM attempt_give_up($1, $2) o');

const UNRESOLVED = statement(
  'attempt.unresolved',
  `SELECT DISTINCT provider FROM provider_attempts
    WHERE outcome = 'unknown' OR (outcome = 'given_up' AND started_at > $1)`,
);

const FOUND = statement(
  'attempt.number_found',
  'SELECT action, to_json(outcome) AS outcome FROM number_found($1, $2, $3, $4, $5)',
);

const COST_STATED = statement('attempt.cost_stated', 'SELECT cost_stated($1, $2, $3, $4)');

const KNOWN_NUMBERS = statement(
  'attempt.known_numbers',
  `SELECT provider_activation_id AS id FROM activations WHERE provider = $1 AND provider_activation_id = ANY ($2::text[])
   UNION ALL
   SELECT provider_activation_id FROM stray_numbers
    WHERE provider = $1 AND provider_activation_id = ANY ($2::text[]) AND state <> 'seen'`,
);

const CANCELLING = statement(
  'attempt.unmatched_to_cancel',
  `SELECT provider, provider_activation_id AS "providerActivationId" FROM stray_numbers
    WHERE state = 'cancelling' AND updated_at <= $1 ORDER BY updated_at LIMIT 20`,
);

const SAVE_UNMATCHED = statement(
  'attempt.save_unmatched',
  `UPDATE stray_numbers SET state = $3, updated_at = $4 WHERE provider = $1 AND provider_activation_id = $2`,
);

export function createAttemptStore(sql: Sql) {
  return {
    async bought(
      attemptId: string,
      number: BoughtNumber,
      window: ActivationWindow,
      next: PurchaseOffer | null,
      now: Date,
    ): Promise<WrittenAttempt> {
      const sale = { ...number, exchange: storable(number.exchange) };
      const values = [attemptId, sale, window, next, failureCode(REJECTED), now];
      const row = await sql.one<AttemptRow>(BOUGHT, values);
      return writtenOf(row);
    },

    async failed(
      attemptId: string,
      failure: {
        kind: 'refused' | 'not_sent';
        reason: string;
        exchange: Exchange;
        ban: PurchaseBan | null;
        restSeconds: number | null;
      },
      next: PurchaseOffer | null,
      failureCode: FailureCode,
      now: Date,
    ): Promise<WrittenAttempt> {
      const written = { ...failure, exchange: storable(failure.exchange) };
      const row = await sql.one<AttemptRow>(FAILED, [attemptId, written, next, failureCode, now]);
      return writtenOf(row);
    },

    unknown: (attemptId: string, error: string, exchange: Exchange, now: Date) =>
      sql.rows(UNKNOWN, [attemptId, error, storable(exchange), now]),

    async markUnknown(startedBefore: Date, now: Date): Promise<number> {
      return (await sql.rows(MARK_UNKNOWN, [startedBefore, now])).length;
    },

    async listLost(startedBefore: Date, except: string[]): Promise<string[]> {
      return (await sql.rows<{ id: string }>(LIST_LOST, [startedBefore, except])).map(({ id }) => id);
    },

    /** Null where another event ended the attempt first. */
    async giveUp(attemptId: string, now: Date): Promise<ActivationOutcome | null> {
      return existing((await sql.one<{ outcome: ActivationOutcome }>(GIVE_UP, [attemptId, now])).outcome);
    },

    async providersWithUnknown(givenUpSince: Date): Promise<string[]> {
      const rows = await sql.rows<{ provider: string }>(UNRESOLVED, [givenUpSince]);
      return rows.map(({ provider }) => provider);
    },

    async knownNumbers(provider: string, ids: readonly string[]): Promise<Set<string>> {
      const rows = await sql.rows<{ id: string }>(KNOWN_NUMBERS, [provider, ids]);
      return new Set(rows.map(({ id }) => id));
    },

    async numberFound(
      provider: string,
      { providerActivationId, serviceCode, countryId, phoneE164, cost, canGetAnotherSms }: ActiveActivation,
      rules: ActivationWindow & { unknownOutcomeSeconds: number; explainedSince: Date },
      now: Date,
    ): Promise<FoundNumber> {
      // The messages are not part of this JSON: PostgreSQL's JSON cannot hold every text that they may contain.
      const sale = { providerActivationId, serviceCode, countryId, phoneE164, cost, canGetAnotherSms };
      const values = [provider, sale, rules, failureCode(REJECTED), now];
      const found = await sql.one<FoundNumber>(FOUND, values);
      return { ...found, outcome: existing(found.outcome) };
    },

    costStated: (provider: string, providerActivationId: string, cost: StatedCost, now: Date) =>
      sql.rows(COST_STATED, [provider, providerActivationId, cost, now]),

    unmatchedToCancel: (triedBefore: Date) => sql.rows<UnmatchedNumber>(CANCELLING, [triedBefore]),

    saveUnmatched: (
      provider: string,
      providerActivationId: string,
      state: 'cancelling' | 'cancelled' | 'kept',
      now: Date,
    ) => sql.rows(SAVE_UNMATCHED, [provider, providerActivationId, state, now]),
  };
}

function writtenOf({ attemptId, maxPriceMicros, outcome }: AttemptRow): WrittenAttempt {
  return { next: attemptId ? { attemptId, maxPriceMicros } : null, outcome };
}

/** Removes what PostgreSQL's JSON cannot hold: NUL, and halves of surrogate pairs. */
function storable({ request, response, latencyMs }: Exchange): Exchange {
  return {
    request,
    response: response.replaceAll('\u0000', '\uFFFD').replace(/\p{Surrogate}/gu, '\uFFFD'),
    latencyMs,
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
