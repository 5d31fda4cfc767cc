import { DomainError } from '../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../platform/http/index.js';
import { centsToDecimal, type Currency } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import {
  assertActivationId,
  assertOwnCurrency,
  assertQuantity,
  LARGEST_PRICE_CENTS,
  orderFacts,
  presentPurchase,
  refusalOf,
  requestKeyOf,
  seenPriceCents,
  windowOf,
  type ActivationDto,
  type NumberResult,
  type PurchaseDto,
  type PurchaseRequest,
  type Quote,
  type QuoteRequest,
  type Swap,
  type SwapRequest,
} from '../activations/index.js';
import {
  ANOTHER_AFTER_SECONDS,
  FILL_CENTS,
  MOST_OPEN,
  PRICE_CENTS,
  PRICE_STEP_CENTS,
  TEST_COUNTRY,
  testServiceOf,
  type TestService,
} from './test-services.js';
import { createTestNumbers } from './test-numbers.read-model.js';
import { createTestWorldStore, type TestOrder, type TestWorldStore } from './test-world.store.js';

/** Test numbers cost nothing, so this limits how many an account buys in an hour. */
const BOUGHT: RateLimit = { name: 'test.bought', limit: 600, windowSeconds: 3600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'settings' | 'idempotency' | 'rateLimiter' | 'events'>;

const scopeOf = (userId: string) => `${userId}:test-purchase`;

/** Orders of test keys: checked, answered and repeated like real orders, but without money and providers. */
export class TestPurchases {
  readonly #store: TestWorldStore;

  constructor(private readonly deps: Deps) {
    this.#store = createTestWorldStore(deps.db.sql, deps.events.publish);
  }

  /**
   * @throws DomainError INVALID_*, PRICE_CHANGED, CURRENCY_CHANGED, NO_COUNTRY_MATCHES, LIMIT_REACHED,
   * INSUFFICIENT_BALANCE, RATE_LIMITED, IDEMPOTENCY_*
   */
  async purchase({ actor, language, idempotencyKey, order }: PurchaseRequest): Promise<PurchaseDto> {
    const { db, clock, random, settings, idempotency, rateLimiter, events } = this.deps;
    const { userId, currency } = actor;
    assertQuantity(order.quantity, settings.current().max_quantity);
    const seenCents = seenPriceCents(order);
    const once = {
      scope: scopeOf(userId),
      key: requestKeyOf(actor, idempotencyKey),
      body: orderFacts(order),
    };
    const answer = await idempotency.run(once, async (claim) => {
      assertOwnCurrency(order.currency, currency);
      const service = testServiceOf(order.service, order.wish, currency);
      await rateLimiter.consume(BOUGHT, userId);
      const priceCents = await this.#priceOf(service, seenCents, { userId, currency });
      const wanted = this.#orderOf(service, { priceCents, currency, quantity: order.quantity });
      return db.transaction(async (unit) => {
        const now = clock.now();
        const store = createTestWorldStore(unit.sql, (event) =>
          unit.afterCommit(() => events.publish(event)),
        );
        const ids = await store.buy(userId, wanted, now);
        const bought = await createTestNumbers(unit.sql).list(userId, ids, now);
        const numbers = ids.map((_, index): NumberResult => {
          const activation = bought[index];
          return activation
            ? { kind: 'allotted', activation }
            : { kind: 'failed', code: 'NO_NUMBERS', priceCents };
        });
        const attempts = numbers.map(({ kind }, index) => ({
          number: index + 1,
          country: TEST_COUNTRY,
          attempt: 1,
          outcome: kind === 'allotted' ? ('bought' as const) : ('refused' as const),
        }));
        const purchase = { purchaseId: random.id(), currency, language };
        const stored = { status: 200, body: presentPurchase({ ...purchase, attempts, numbers }) };
        await claim.complete(unit, stored);
        return stored;
      });
    });
    return answer.body as PurchaseDto;
  }

  /** Forgets the answer to a request that sold nothing, so that its key can be used again. */
  forget(actor: Actor, key: string): Promise<void> {
    return this.deps.idempotency.forget({ scope: scopeOf(actor.userId), key: requestKeyOf(actor, key) });
  }

  async nameEndUser(userId: string, [bought]: readonly ActivationDto[], endUser: string): Promise<void> {
    if (bought) await this.#store.nameEndUser(userId, bought.activation_id, endUser);
  }

  /**
   * Replaces a number without a message by another number, which gets a code.
   * @throws DomainError NOT_FOUND, SWAP_TOO_EARLY, CODE_RECEIVED, ACTIVATION_CLOSED, RATE_LIMITED
   */
  async swap({ userId, activationId }: Pick<SwapRequest, 'userId' | 'activationId'>): Promise<Swap> {
    const { db, clock, random, rateLimiter } = this.deps;
    assertActivationId(activationId);
    await rateLimiter.consume(BOUGHT, userId);
    const message = { code: random.digits(6), afterSeconds: ANOTHER_AFTER_SECONDS };
    const id = await this.#store.swap(userId, activationId, message, clock.now());
    const [activation] = await createTestNumbers(db.sql).list(userId, [id], clock.now());
    if (!activation) throw new DomainError('NOT_FOUND');
    return { kind: 'swapped', activation };
  }

  async quote({ actor, expected, service: term, wish, quantity }: QuoteRequest): Promise<Quote> {
    const { settings, clock } = this.deps;
    const { userId, currency } = actor;
    const { max_quantity: maxQuantity } = settings.current();
    const service = await refusalOf(() => testServiceOf(term, wish, currency));
    const wrongQuantity = await refusalOf(() => assertQuantity(quantity, maxQuantity));
    const wrongCurrency = await refusalOf(() => assertOwnCurrency(expected, currency));
    const [wallet, used] = await Promise.all([
      this.#store.wallet(userId, currency, FILL_CENTS, clock.now()),
      this.#store.countOpen(userId),
    ]);
    const isKnown = !(service instanceof DomainError);
    const unitPriceCents = isKnown ? PRICE_CENTS : 0;
    const isEmpty = isKnown && service.outcome === 'no_balance';
    const totalCents = wrongQuantity instanceof DomainError ? 0 : unitPriceCents * quantity;
    const full = used + quantity > MOST_OPEN && new DomainError('LIMIT_REACHED', { max: MOST_OPEN, used });
    const refusals = [service, wrongQuantity, wrongCurrency, full, isEmpty && shortage(totalCents)];
    return {
      countryIso: isKnown ? TEST_COUNTRY : null,
      unitPriceCents,
      totalCents,
      balanceCents: isEmpty ? 0 : wallet.availableCents,
      currency,
      maxQuantity,
      obstacle: refusals.find((refusal) => refusal instanceof DomainError) ?? null,
      block: null,
    };
  }

  /** @throws DomainError PRICE_CHANGED */
  async #priceOf(
    { outcome }: TestService,
    seenCents: number,
    { userId, currency }: { userId: string; currency: Currency },
  ): Promise<number> {
    const price = outcome === 'price_changed' ? await this.#changedPrice(userId, seenCents) : PRICE_CENTS;
    if (price <= seenCents) return price;
    const facts = { service_price: centsToDecimal(price), price_cents: price, currency };
    throw new DomainError('PRICE_CHANGED', facts);
  }

  /** A buyer who accepts any price gets no price change. */
  async #changedPrice(userId: string, seenCents: number): Promise<number> {
    if (seenCents === LARGEST_PRICE_CENTS) return PRICE_CENTS + PRICE_STEP_CENTS;
    const steps = { priceCents: PRICE_CENTS, stepCents: PRICE_STEP_CENTS };
    return this.#store.askMore(userId, seenCents, steps);
  }

  #orderOf(
    { code, outcome, codesAfterSeconds }: TestService,
    { quantity, ...price }: { priceCents: number; currency: Currency; quantity: number },
  ): TestOrder {
    const { random, settings } = this.deps;
    const messages = () =>
      codesAfterSeconds.map((afterSeconds) => ({ code: random.digits(6), afterSeconds }));
    return {
      service: code,
      outcome,
      mostOpen: MOST_OPEN,
      fillCents: FILL_CENTS,
      ...price,
      ...windowOf(settings.current()),
      numbers: Array.from({ length: quantity }, messages),
    };
  }
}

const shortage = (totalCents: number) =>
  new DomainError('INSUFFICIENT_BALANCE', {
    user_balance: 0,
    user_balance_cents: 0,
    total_cost: centsToDecimal(totalCents),
    total_cost_cents: totalCents,
    missing: centsToDecimal(totalCents),
    missing_cents: totalCents,
  });
