import { statement, type Sql } from '../../../platform/database/index.js';
import type { ErrorCode, PurchaseBlockDto } from '../../../platform/errors/index.js';
import type { IdempotencyKey, KeyState } from '../../../platform/idempotency/idempotency.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import type { Activation } from '../activation.js';
import type { Pricing } from '../../catalogue/index.js';
import type { OpenRule } from './account-limits.read-model.js';
import type { PurchaseOffer } from './attempt-plan.js';
import {
  shownOutcome,
  type AttemptOutcome,
  type FailureCode,
  type NumberResult,
  type PurchaseResult,
} from './purchase.js';

export interface NewPurchase extends OpenRule {
  userId: string;
  apiKeyId: string | null;
  /** The member who buys on the account of a team. */
  memberId: string | null;
  language: Language;
  key: IdempotencyKey | null;
  serviceCode: string;
  countryIso: string;
  quantity: number;
  currency: Currency;
  /** The price of one number in cents. */
  seenPriceCents: number;
  pricing: Pricing;
  continues?: string;
  numbers?: readonly number[];
}

export interface BegunPurchase {
  purchaseId: string;
  unitPriceCents: number;
  wallet: { currency: Currency; availableCents: number; heldCents: number };
  numbers: { attemptId: string; maxPriceMicros: number }[];
  offers: PurchaseOffer[];
}

export interface TakenKey {
  key: IdempotencyKey;
  found: KeyState;
}

export interface UnansweredPurchase {
  purchaseId: string;
  userId: string;
}

const BEGIN = statement('purchase.begin', 'SELECT purchase_begin($1, $2, $3, $4, $5) AS begun');

const ANSWER = statement('purchase.answer', 'SELECT purchase_answer($1, $2, 200, $3, $4) AS answer');

const LOCK = statement('purchase.lock', 'SELECT FROM purchases WHERE id = $1 FOR NO KEY UPDATE');

const UNANSWERED = statement(
  'purchase.unanswered',
  `SELECT id AS "purchaseId", user_id AS "userId" FROM purchases p
    WHERE answered_at IS NULL AND created_at < $1 AND id <> ALL ($2::uuid[])
      AND NOT EXISTS (SELECT FROM activations a JOIN provider_attempts t ON t.activation_id = a.id
                       WHERE a.purchase_id IN (SELECT purchase_parts(p.id)) AND t.outcome = 'pending')
    ORDER BY created_at LIMIT 50`,
);

const RESULT = statement(
  'purchase.result',
  `SELECT p.id AS "purchaseId", p.currency, p.language,
          json_agg(json_build_object(
            'number', a.number, 'status', a.status, 'failureCode', a.failure_code, 'priceCents', a.price_cents,
            'view', (SELECT to_json(v) FROM activation_views($2) v WHERE v.id = a.id),
            'attempts', (SELECT json_agg(json_build_object('country', tried.country_iso, 'attempt', t.number, 'outcome', t.outcome, 'startedAt', t.started_at)
                                         ORDER BY t.activation_id, t.number)
                           FROM activations tried JOIN provider_attempts t ON t.activation_id = tried.id
                          WHERE tried.purchase_id IN (SELECT purchase_parts($1)) AND tried.number = a.number))
            ORDER BY a.number) AS numbers
     FROM purchases p, (SELECT DISTINCT ON (number) * FROM activations
                         WHERE purchase_id IN (SELECT purchase_parts($1)) ORDER BY number, id DESC) a
    WHERE p.id = $1 GROUP BY p.id`,
);

interface ResultRow {
  purchaseId: string;
  currency: Currency;
  language: Language;
  numbers: {
    number: number;
    status: string;
    failureCode: FailureCode | null;
    priceCents: number;
    view: Activation | null;
    attempts: { country: string; attempt: number; outcome: AttemptOutcome; startedAt: string }[];
  }[];
}

const NAME_END_USER = statement(
  'purchases.name_end_user',
  'UPDATE purchases SET end_user = $3 WHERE id IN (SELECT purchase_parts($1)) AND user_id = $2',
);

export function createPurchaseStore(sql: Sql) {
  return {
    /** @throws DomainError INVALID_SERVICE, INVALID_COUNTRY, PURCHASES_BLOCKED, LIMIT_REACHED, PRICE_CHANGED,
     * SERVICE_UNAVAILABLE, KEY_BUDGET_*, TEAM_BUDGET_*, INVALID_API_KEY, NOT_A_MEMBER, INSUFFICIENT_BALANCE; then nothing is stored */
    async begin({ key, ...order }: NewPurchase, now: Date): Promise<BegunPurchase | TakenKey> {
      const values = [order, key?.scope, key?.key, key?.bodyHash, now];
      const { begun } = await sql.one<{ begun: BegunPurchase | { found: KeyState } }>(BEGIN, values);
      if (!('found' in begun)) return begun;
      if (!key) throw new Error('a purchase without a key repeats none');
      return { key, found: begun.found };
    },

    async answer(purchaseId: string, scope: string, answer: unknown, now: Date): Promise<unknown> {
      const values = [purchaseId, scope, JSON.stringify(answer), now];
      return (await sql.one<{ answer: unknown }>(ANSWER, values)).answer;
    },

    lock: (purchaseId: string) => sql.rows(LOCK, [purchaseId]),

    /** Purchases of dead processes that have no stored answer, once no call is in flight. */
    listUnanswered: (begunBefore: Date, except: string[]) =>
      sql.rows<UnansweredPurchase>(UNANSWERED, [begunBefore, except]),

    nameEndUser: async (userId: string, purchaseId: string, endUser: string) =>
      void (await sql.rows(NAME_END_USER, [purchaseId, userId, endUser])),

    async getResult(purchaseId: string, unknownOutcomeMs: number, now: Date): Promise<PurchaseResult> {
      const { numbers, ...purchase } = await sql.one<ResultRow>(RESULT, [purchaseId, now]);
      return {
        ...purchase,
        attempts: numbers.flatMap(({ number, attempts }) =>
          attempts.map(({ country, attempt, outcome }) => ({
            number,
            country,
            attempt,
            outcome: shownOutcome(outcome),
          })),
        ),
        numbers: numbers.map((number) => resultOf(number, unknownOutcomeMs)),
      };
    },
  };
}

function resultOf(
  { status, view, failureCode, priceCents, attempts }: ResultRow['numbers'][number],
  unknownOutcomeMs: number,
): NumberResult {
  if (view) return { kind: 'allotted', activation: view };
  if (status === 'FAILED') return { kind: 'failed', code: failureCode ?? 'PROVIDER_CONNECTION', priceCents };
  const startedAt = new Date(attempts.at(-1)?.startedAt ?? 0);
  return { kind: 'unknown', settlesBy: new Date(startedAt.getTime() + unknownOutcomeMs) };
}

export type PurchaseBlock = PurchaseBlockDto;

export interface QuoteReading {
  unitPriceCents: number | null;
  balanceCents: number;
  block: PurchaseBlock | null;
  obstacle: ErrorCode | null;
  details: Record<string, unknown>;
}

export type QuotedOrder = Omit<NewPurchase, 'language' | 'key' | 'seenPriceCents' | 'continues' | 'numbers'>;

const READ = statement(
  'quote.read',
  `SELECT facts.unit_price_cents AS "unitPriceCents", facts.balance_cents AS "balanceCents", facts.block,
          obstacle.code AS obstacle, obstacle.details
     FROM jsonb_populate_record(NULL::purchase_order, $1) wanted, purchase_facts(wanted, $2) facts,
          purchase_obstacle(facts, wanted) obstacle`,
);

export const readQuote = (sql: Sql, order: QuotedOrder, now: Date) =>
  sql.one<QuoteReading>(READ, [order, now]);
