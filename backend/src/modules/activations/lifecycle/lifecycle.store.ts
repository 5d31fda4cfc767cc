import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import { existing, type Activation, type ActivationOutcome } from '../activation.js';
import type { Language } from '../../../platform/languages.js';
import type { Pricing } from '../../catalogue/index.js';
import type { PurchaseOffer } from '../purchase/attempt-plan.js';
import type { NextAttempt } from '../purchase/attempt.store.js';

export interface CancelRule {
  count: number;
  window_seconds: number;
  block_seconds: number;
}

export interface ConfirmedCancel {
  outcome: ActivationOutcome;
  cancels: number | null;
  blockedUntil: Date | null;
}

export interface SwapPurchase {
  purchaseId: string;
  offers: PurchaseOffer[];
  first: NextAttempt;
}

interface ConfirmedSwap {
  outcome: ActivationOutcome;
  next: SwapPurchase | null;
}

export interface Successor {
  status: string;
  requestedAt: Date;
  activation: Activation | null;
}

export interface DueNumber {
  activationId: string;
  provider: string;
  providerActivationId: string;
  isWaiting: boolean;
  retries: number;
}

const outcome = (name: string, call: string) =>
  statement(name, `SELECT to_json(o) AS outcome FROM ${call} o`);

const CANCEL_BEGIN = outcome('lifecycle.cancel_begin', 'cancel_begin($1, $2, $3, $4)');
const CANCEL_BEGIN_BY_STAFF = outcome('lifecycle.cancel_begin_by_staff', 'cancel_begin_by_staff($1, $2, $3)');
const REFUND = outcome('lifecycle.refund', 'activation_refund($1, $2)');
const WITHDRAW = outcome('lifecycle.cancel_withdraw', 'cancel_withdraw($1, $2)');
const END = outcome('lifecycle.end', 'activation_end($1, $2, $3, $4)');
const ANOTHER_BEGIN = outcome('lifecycle.another_begin', 'another_begin($1, $2, $3)');
const ANOTHER_CONFIRM = outcome('lifecycle.another_confirm', 'another_confirm($1, $2)');
const FINISH = outcome('lifecycle.finish', 'activation_finish($1, $2, $3)');

const SWAP_BEGIN = outcome('swap.begin', 'swap_begin($1, $2, $3, $4)');

const SWAP_CONFIRM = statement(
  'swap.confirm',
  'SELECT to_json(outcome) AS outcome, next FROM swap_confirm($1, $2, $3, $4)',
);

const SUCCESSOR = statement(
  'swap.successor',
  `SELECT a.status, a.requested_at AS "requestedAt",
          (SELECT to_json(v) FROM activation_views($2) v WHERE v.id = a.id) AS activation
     FROM activations a WHERE a.swapped_from = $1`,
);

const CANCEL_CONFIRM = statement(
  'lifecycle.cancel_confirm',
  `SELECT to_json(outcome) AS outcome, cancels, blocked_until AS "blockedUntil" FROM cancel_confirm($1, $2, $3)`,
);

const DUE = `id AS "activationId", provider, provider_activation_id AS "providerActivationId",
             status = 'WAITING_SMS' AS "isWaiting", retries`;

const EXPIRING = statement(
  'lifecycle.expiring',
  `SELECT ${DUE} FROM activations WHERE status = 'WAITING_SMS' AND expires_at <= $1 AND id <> ALL ($2::uuid[])
    ORDER BY expires_at LIMIT 50`,
);

const RETRYING = statement(
  'lifecycle.retrying',
  `SELECT ${DUE} FROM activations WHERE retry_at <= $1 AND id <> ALL ($2::uuid[]) ORDER BY retry_at LIMIT 20`,
);

const END_ANOTHER = statement(
  'lifecycle.end_another',
  `WITH ended AS (
     UPDATE activations SET status = activation_next(status, 'window_ended'), updated_at = $1
      WHERE status = 'ACTIVE' AND expires_at <= $1
     RETURNING id)
   SELECT id FROM ended`,
);

const OUTCOME_OF = outcome(
  'lifecycle.outcome_of',
  "activation_outcome_of($1, true, 'as_it_stands', NULL, $2)",
);

const BEGIN_RETRY = statement(
  'lifecycle.begin_retry',
  'UPDATE activations SET retry_at = $2, retries = retries + 1 WHERE id = $1 AND retry_at IS NOT NULL',
);

const RETRY_AT = statement(
  'lifecycle.retry_at',
  'UPDATE activations SET retry_at = $2 WHERE id = $1 AND retry_at IS NOT NULL',
);

const settle = (name: string, condition: string) =>
  statement(
    name,
    `UPDATE activations SET cost_state = $2, retry_at = NULL, retries = 0, updated_at = greatest(updated_at, $3)
      WHERE id = $1 AND ${condition}`,
  );
const SETTLE_COST = settle('lifecycle.settle_cost', "activation_money(status) <> 'held'");
const SETTLE_RETURNED_COST = settle(
  'lifecycle.settle_returned_cost',
  "allotted_at IS NOT NULL AND activation_money(status) = 'back'",
);

// These triggers also run: activation_costs_posted, push_activation_ended, activation_follows_transitions.
export function createLifecycleStore(sql: Sql) {
  async function find(step: Statement, values: readonly unknown[]): Promise<ActivationOutcome | null> {
    return existing((await sql.one<{ outcome: ActivationOutcome }>(step, values)).outcome);
  }
  async function get(step: Statement, values: readonly unknown[]): Promise<ActivationOutcome> {
    const found = await find(step, values);
    if (!found) throw new Error(`${step.name}: there is no such activation`);
    return found;
  }

  return {
    get: (activationId: string, now: Date) => get(OUTCOME_OF, [activationId, now]),

    /** Null without such a number. @throws DomainError CODE_RECEIVED, ACTIVATION_CLOSED, CANCEL_TOO_EARLY */
    beginCancel: (userId: string, activationId: string, retrySeconds: number, now: Date) =>
      find(CANCEL_BEGIN, [userId, activationId, retrySeconds, now]),

    /** Null without such a number. @throws DomainError ORDER_IN_PROGRESS, CODE_RECEIVED, ACTIVATION_CLOSED */
    beginCancelByStaff: (activationId: string, retrySeconds: number, now: Date) =>
      find(CANCEL_BEGIN_BY_STAFF, [activationId, retrySeconds, now]),

    /** Null without such a number. @throws DomainError ORDER_ALREADY_REFUNDED, ORDER_NOT_REFUNDABLE */
    refund: (activationId: string, now: Date) => find(REFUND, [activationId, now]),

    /** @throws DomainError CODE_RECEIVED, ACTIVATION_CLOSED when the number had ended before */
    confirmCancel: (activationId: string, rule: CancelRule, now: Date) =>
      sql.one<ConfirmedCancel>(CANCEL_CONFIRM, [activationId, rule, now]),

    withdrawCancel: (activationId: string, now: Date) => get(WITHDRAW, [activationId, now]),

    /** Ends a number that still waits; `unsettled` makes the sweep ask the provider what it charges. */
    end: (
      activationId: string,
      closedBy: 'expiry' | 'provider',
      cost: 'charged' | 'returned' | 'unsettled',
      now: Date,
    ) => get(END, [activationId, closedBy, cost, now]),

    /** @throws DomainError ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED, ANOTHER_SMS_NOT_AVAILABLE */
    beginAnother: (userId: string, activationId: string, now: Date) =>
      find(ANOTHER_BEGIN, [userId, activationId, now]),

    confirmAnother: (activationId: string, now: Date) => get(ANOTHER_CONFIRM, [activationId, now]),

    /** Null without such a number of the customer. @throws DomainError ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED */
    finish: (userId: string, activationId: string, now: Date) => find(FINISH, [userId, activationId, now]),

    listExpiring: (now: Date, except: string[]) => sql.rows<DueNumber>(EXPIRING, [now, except]),
    listRetrying: (now: Date, except: string[]) => sql.rows<DueNumber>(RETRYING, [now, except]),

    async endAnother(now: Date): Promise<string[]> {
      return (await sql.rows<{ id: string }>(END_ANOTHER, [now])).map(({ id }) => id);
    },

    beginRetry: (activationId: string, next: Date) => sql.rows(BEGIN_RETRY, [activationId, next]),

    /** `next` is null when only a person can find out more. */
    retryAt: (activationId: string, next: Date | null) => sql.rows(RETRY_AT, [activationId, next]),

    settleCost: (activationId: string, state: 'charged' | 'returned', now: Date) =>
      sql.rows(SETTLE_COST, [activationId, state, now]),

    /** Changes only a number whose price went back to its customer. */
    settleReturnedCost: (activationId: string, state: 'charged' | 'returned', now: Date) =>
      sql.rows(SETTLE_RETURNED_COST, [activationId, state, now]),

    /** @throws DomainError CODE_RECEIVED, ACTIVATION_CLOSED, SWAP_NOT_AVAILABLE, SWAP_TOO_EARLY, PURCHASES_BLOCKED */
    beginSwap: (userId: string, activationId: string, retrySeconds: number, now: Date) =>
      find(SWAP_BEGIN, [userId, activationId, retrySeconds, now]),

    /** Ends the old number and begins a new purchase where one is possible. @throws DomainError CODE_RECEIVED */
    confirmSwap: (activationId: string, language: Language, pricing: Pricing, now: Date) =>
      sql.one<ConfirmedSwap>(SWAP_CONFIRM, [activationId, language, pricing, now]),

    findSuccessor: (activationId: string, now: Date) => sql.row<Successor>(SUCCESSOR, [activationId, now]),
  };
}

export type LifecycleStore = ReturnType<typeof createLifecycleStore>;
