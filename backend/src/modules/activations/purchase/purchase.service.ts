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
import { LAST_START_MS, type NumberBuyer } from './number-buyer.js';
import {
  anotherCountryMayHelp,
  assertOwnCurrency,
  assertQuantity,
  orderFacts,
  purchaseScope,
  requestKeyOf,
  withRemedy,
  seenPriceCents,
  type NumberResult,
  type PurchaseAttempt,
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

/** These refusals concern one product: another product that fits the order may still be sold. */
const OF_THE_PRODUCT = new Set<ErrorCode>([
  'PRICE_CHANGED',
  'SERVICE_UNAVAILABLE',
  'INVALID_SERVICE',
  'INVALID_COUNTRY',
]);

const MOST_TRIED_COUNTRIES = 5;

type Wanted = Omit<NewPurchase, keyof Product>;

type Begun = BegunPurchase & { countryIso: string; others: Product[] };

interface Tried {
  result: NumberResult;
  attempts: PurchaseAttempt[];
}

/** A number whose outcome is unknown may have been sold, so the order never continues in another country. */
const mayGoOn = (result: NumberResult) => result.kind === 'failed' && anotherCountryMayHelp(result.code);

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
   * Holds the money, gets all numbers at the same time, and answers how each ended.
   * @throws DomainError before anything is charged: INVALID_*, PURCHASES_BLOCKED, LIMIT_REACHED, PRICE_CHANGED,
   * CURRENCY_CHANGED, NO_COUNTRY_MATCHES, KEY_BUDGET_*, TEAM_BUDGET_*, NOT_A_MEMBER, INSUFFICIENT_BALANCE,
   * RATE_UNAVAILABLE, SERVICE_UNAVAILABLE, IDEMPOTENCY_CONFLICT, IDEMPOTENCY_IN_PROGRESS
   */
  async purchase(request: PurchaseRequest): Promise<PurchaseDto> {
    try {
      return await this.#purchase(request);
    } catch (refusal) {
      throw withRemedy(refusal);
    }
  }

  async #purchase(request: PurchaseRequest): Promise<PurchaseDto> {
    const { clock, settings, idempotency } = this.deps;
    const { actor, language, idempotencyKey, order } = request;
    const current = settings.current();
    assertQuantity(order.quantity, current.max_quantity);
    const scope = purchaseScope(actor.userId);
    const key = idempotency.keyOf({
      scope,
      key: requestKeyOf(actor, idempotencyKey),
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
    const begunAt = clock.now();
    const wanted = {
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
    };
    const begun = await this.#begin(products, wanted, begunAt);
    if ('found' in begun) return (await idempotency.answerTo(begun.key, begun.found)).body as PurchaseDto;

    const tried = await this.#buy(begun, wanted, begunAt);
    return this.#answer(key, {
      purchaseId: begun.purchaseId,
      currency: actor.currency,
      language,
      attempts: tried.flatMap(({ attempts }) => attempts),
      numbers: tried.map(({ result }) => result),
    });
  }

  async #buy(first: Begun, wanted: Wanted, begunAt: Date): Promise<Tried[]> {
    const { events, buyer } = this.deps;
    const { userId } = wanted;
    const tried: Tried[] = [];
    let begun: Begun | null = first;
    let asked = first.numbers.map((_, index) => index + 1);
    for (let countries = 1; begun; countries += 1) {
      const { unitPriceCents: priceCents, wallet, countryIso, offers, numbers } = begun;
      events.moneyHeld(userId, wallet);
      const request = { purchaseId: first.purchaseId, userId, countryIso, begunAt, offers };
      await Promise.all(
        asked.map(async (number, index) => {
          const { result, attempts } = await buyer.buy({ ...request, number, first: numbers[index]! });
          tried[number - 1] = {
            result: result.kind === 'failed' ? { ...result, priceCents } : result,
            attempts: [...(tried[number - 1]?.attempts ?? []), ...attempts],
          };
        }),
      );
      asked = tried.flatMap(({ result }, index) => (mayGoOn(result) ? [index + 1] : []));
      const isOver = this.deps.clock.now().getTime() - begunAt.getTime() > LAST_START_MS;
      const others: readonly Product[] = begun.others;
      begun =
        asked.length === 0 || others.length === 0 || isOver || countries === MOST_TRIED_COUNTRIES
          ? null
          : await this.#goOn(others, { ...wanted, continues: first.purchaseId, numbers: asked });
    }
    return tried;
  }

  async #goOn(
    products: readonly Product[],
    wanted: Wanted & { numbers: readonly number[] },
  ): Promise<Begun | null> {
    const order = { ...wanted, key: null, quantity: wanted.numbers.length };
    try {
      const begun = await this.#begin(products, order, this.deps.clock.now());
      return 'found' in begun ? null : begun;
    } catch (refusal) {
      if (refusal instanceof DomainError) return null;
      throw refusal;
    }
  }

  /** A repeated call gets its stored answer, even where the order would be refused now. */
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

  /** Buys the first product that is still sold at that price: the price list may be some seconds old. */
  async #begin([first, ...others]: readonly Product[], order: Wanted, now: Date): Promise<Begun | TakenKey> {
    if (!first) throw new Error('no product to buy');
    try {
      const begun = await this.#store.begin({ ...order, ...first }, now);
      return 'found' in begun ? begun : { ...begun, countryIso: first.countryIso, others };
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
      // The purchase-answers job stores the answer later.
      log.error({ err: error, purchase_id: purchase.purchaseId }, 'the answer of a purchase was not stored');
      return answer;
    }
  }
}
