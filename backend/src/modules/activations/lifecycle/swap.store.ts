import { statement, type Sql } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import {
  activationOf,
  outcomeOf,
  type Activation,
  type ActivationJson,
  type ActivationOutcome,
  type OutcomeJson,
} from '../activation.js';
import type { Pricing } from '../../catalogue/index.js';
import type { PurchaseOffer } from '../purchase/attempt-plan.js';
import type { NextAttempt } from '../purchase/attempt.store.js';

/** A new number whose price is held and whose first attempt is written. */
export interface SwapPurchase {
  purchaseId: string;
  offers: PurchaseOffer[];
  first: NextAttempt;
}

export interface Successor {
  status: string;
  requestedAt: Date;
  activation: Activation | null;
}

const BEGIN = statement('swap.begin', 'SELECT to_json(o) AS outcome FROM swap_begin($1, $2, $3, $4) o');

const CONFIRM = statement(
  'swap.confirm',
  'SELECT to_json(outcome) AS outcome, next FROM swap_confirm($1, $2, $3, $4)',
);

const SUCCESSOR = statement(
  'swap.successor',
  `SELECT a.status, a.requested_at AS "requestedAt",
          (SELECT to_json(v) FROM activation_views($2) v WHERE v.id = a.id) AS view
     FROM activations a WHERE a.swapped_from = $1`,
);

export function createSwapStore(sql: Sql) {
  return {
    /** @throws DomainError CODE_RECEIVED, ACTIVATION_CLOSED, SWAP_NOT_AVAILABLE, SWAP_TOO_EARLY, PURCHASES_BLOCKED */
    async begin(
      userId: string,
      activationId: string,
      retrySeconds: number,
      now: Date,
    ): Promise<ActivationOutcome | null> {
      const values = [userId, activationId, retrySeconds, now];
      const { outcome } = await sql.one<{ outcome: OutcomeJson | null }>(BEGIN, values);
      return outcome?.activationId ? outcomeOf(outcome) : null;
    },

    /** Ends the old number and begins with a new one where one can be bought. @throws DomainError CODE_RECEIVED */
    async confirm(
      activationId: string,
      language: Language,
      pricing: Pricing,
      now: Date,
    ): Promise<{ outcome: ActivationOutcome; next: SwapPurchase | null }> {
      const values = [activationId, language, pricing, now];
      const row = await sql.one<{ outcome: OutcomeJson; next: SwapPurchase | null }>(CONFIRM, values);
      return { outcome: outcomeOf(row.outcome), next: row.next };
    },

    async findSuccessor(activationId: string, now: Date): Promise<Successor | null> {
      const values = [activationId, now];
      const row = await sql.row<{ status: string; requestedAt: Date; view: ActivationJson | null }>(
        SUCCESSOR,
        values,
      );
      return row && { ...row, activation: row.view && activationOf(row.view) };
    },
  };
}

export type SwapStore = ReturnType<typeof createSwapStore>;
