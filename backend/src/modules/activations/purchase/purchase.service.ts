import { DomainError, type ErrorCode } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency.js';
import type { Language } from '../../../platform/languages.js';
import type { Rates } from '../../../platform/rates/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationEvents } from '../activation-events.js';
import { pricingOf } from '../../catalogue/index.js';
import type { PurchaseDto } from '../purchase.dto.js';
import { openRuleOf } from './account-limits.read-model.js';
import { chooseProducts, type PriceList, type Product } from './country-choice.js';
import type { NumberBuyer } from './number-buyer.js';
import {
  assertOwnCurrency,
  assertQuantity,
  orderFacts,
  purchaseScope,
  withRemedy,
  seenPriceCents,
  type PurchaseOrder,
  type PurchaseResult,
} from './purchase.js';
import { presentPurchase } from './purchase.presenter.js';
import {
  createPurchaseStore,
  type BegunPurchase,
  type NewPurchase,
  type TakenKey,
} from './purchase.store.js';

export interface PurchaseRequest {
  actor: Pick<Actor, 'userId' | 'currency' | 'apiKey' | 'member'>;
  language: Language;
  idempotencyKey: string | undefined;
  order: PurchaseOrder;
}

/** Refusals of one product: another one that the order allows may still be sold. */
const OF_THE_PRODUCT = new Set<ErrorCode>([
  'PRICE_CHANGED',
  'SERVICE_UNAVAILABLE',
  'INVALID_SERVICE',
  'INVALID_COUNTRY',
]);

interface Deps extends Pick<Platform, 'db' | 'clock' | 'settings' | 'log' | 'idempotency'> {
  rates: Pick<Rates, 'assertFresh'>;
  catalogue: PriceList;
  events: ActivationEvents;
  buyer: NumberBuyer;
}

export class PurchaseService {
  readonly #store;

  constructor(private readonly deps: Deps) {
    this.#store = createPurchaseStore(deps.db.sql);
  }

  /**
   * Holds the money, gets the numbers at the same time, and answers with how each ended.
   * @throws DomainError before anything is charged: INVALID_*, PURCHASES_BLOCKED, LIMIT_REACHED, PRICE_CHANGED,
   * CURRENCY_CHANGED, NO_COUNTRY_MATCHES, KEY_BUDGET_*, TEAM_BUDGET_*, NOT_A_MEMBER, INSUFFICIENT_BALANCE, RATE_UNAVAILABLE, SERVICE_UNAVAILABLE,
   * IDEMPOTENCY_CONFLICT, IDEMPOTENCY_IN_PROGRESS
   */
  async purchase(request: PurchaseRequest): Promise<PurchaseDto> {
    try {
      return await this.#purchase(request);
    } catch (refusal) {
      throw withRemedy(refusal);
    }
  }

  async #purchase(request: PurchaseRequest): Promise<PurchaseDto> {
    const { clock, settings, events, buyer, idempotency } = this.deps;
    const { actor, language, idempotencyKey, order } = request;
    const current = settings.current();
    assertQuantity(order.quantity, current.max_quantity);
    const scope = purchaseScope(actor.userId);
    const key = idempotency.keyOf({
      scope,
      key: actor.member && idempotencyKey ? `${actor.member.userId}:${idempotencyKey}` : idempotencyKey,
      body: orderFacts(order),
    });
    const seenCents = seenPriceCents(order);
    const choice = { ...order, maxPriceCents: seenCents, currency: actor.currency };
    const products = await this.#unlessRepeated(key, async () => {
      assertOwnCurrency(order.currency, actor.currency);
      this.deps.rates.assertFresh(actor.currency);
      return chooseProducts(this.deps.catalogue, choice);
    });
    if ('repeated' in products) return products.repeated;
    const begun = await this.#begin(
      products,
      {
        userId: actor.userId,
        apiKeyId: actor.apiKey?.id ?? null,
        memberId: actor.member?.userId ?? null,
        currency: actor.currency,
        language,
        key,
        quantity: order.quantity,
        seenPriceCents: seenCents,
        ...openRuleOf(current, actor.apiKey !== null),
        pricing: pricingOf(current),
      },
      clock.now(),
    );
    if ('found' in begun) return (await idempotency.answerTo(begun.key, begun.found)).body as PurchaseDto;

    const { purchaseId, unitPriceCents, wallet, offers } = begun;
    events.moneyHeld(actor.userId, wallet);
    const bought = await Promise.all(
      begun.numbers.map((first, index) =>
        buyer.buy({ purchaseId, userId: actor.userId, number: index + 1, first, offers }),
      ),
    );
    return this.#answer(key, {
      purchaseId,
      unitPriceCents,
      currency: actor.currency,
      language,
      attempts: bought.flatMap(({ attempts }) => attempts),
      numbers: bought.map(({ result }) => result),
    });
  }

  /** Answers a repetition also where the order would be refused now. */
  async #unlessRepeated(
    key: IdempotencyKey | null,
    choose: () => Promise<Product[]>,
  ): Promise<Product[] | { repeated: PurchaseDto }> {
    try {
      return await choose();
    } catch (refusal) {
      const repeated = key && (await this.deps.idempotency.repeated(key));
      if (!repeated) throw refusal;
      return { repeated: repeated.body as PurchaseDto };
    }
  }

  /** Of the first product that is still sold at that price: the list of prices is some seconds old. */
  async #begin(
    [first, ...others]: Product[],
    order: Omit<NewPurchase, keyof Product>,
    now: Date,
  ): Promise<BegunPurchase | TakenKey> {
    if (!first) throw new Error('no product to buy');
    try {
      return await this.#store.begin({ ...order, ...first }, now);
    } catch (refusal) {
      const isOfProduct = refusal instanceof DomainError && OF_THE_PRODUCT.has(refusal.code);
      if (!isOfProduct || others.length === 0) throw refusal;
      return this.#begin(others, order, now);
    }
  }

  async #answer(key: IdempotencyKey | null, purchase: PurchaseResult): Promise<PurchaseDto> {
    const { clock, log } = this.deps;
    const answer = presentPurchase(purchase);
    if (!key) return answer;
    try {
      return (await this.#store.answer(purchase.purchaseId, key.scope, answer, clock.now())) as PurchaseDto;
    } catch (error) {
      // The sweep stores it.
      log.error({ err: error, purchase_id: purchase.purchaseId }, 'the answer of a purchase was not stored');
      return answer;
    }
  }
}
