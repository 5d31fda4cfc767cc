import { DomainError, InvalidInputError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';
import {
  assertActivationId,
  type Activation,
  type Cancel,
  type HistoryPage,
  type OrderDetail,
  type OrdersPage,
  type OrdersRequest,
  type UserTransactions,
} from '../activations/index.js';
import type { Balance } from '../wallet/index.js';
import { ANOTHER_AFTER_SECONDS, FILL_CENTS, MOST_OPEN, PRICE_CENTS } from './test-services.js';
import { createTestNumbers } from './test-numbers.read-model.js';
import { listEntriesOfTestNumber } from './test-statement.read-model.js';
import { createTestWorldStore, type TestWorldStore } from './test-world.store.js';

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'events'>;

/** Ten years, the same as the constraint of the table. */
const MOST_AHEAD_SECONDS = 315_360_000;

export const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** What the test world sells now. */
const offersIn = (currency: Currency): OrdersPage['offers'] => ({
  currency,
  of: () => ({ priceCents: PRICE_CENTS, stock: MOST_OPEN, deliveryRate: null }),
});

/** Reads and changes the numbers of test keys. Each call first does what is due by the test clock. */
export class TestNumbers {
  readonly #store: TestWorldStore;
  readonly #numbers;

  constructor(private readonly deps: Deps) {
    this.#store = createTestWorldStore(deps.db.sql, deps.events.publish);
    this.#numbers = createTestNumbers(deps.db.sql);
  }

  /** @throws DomainError NOT_FOUND */
  async get(userId: string, id: string): Promise<Activation> {
    assertActivationId(id);
    await this.#settle(userId);
    const [found] = await this.#numbers.list(userId, [id], this.deps.clock.now());
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async find(userId: string, numberId: number): Promise<Activation | null> {
    await this.#settle(userId);
    return this.#numbers.find(userId, numberId, this.deps.clock.now());
  }

  async history(userId: string, page: HistoryPage): Promise<Activation[]> {
    await this.#settle(userId);
    return this.#numbers.history(userId, page, this.deps.clock.now());
  }

  async read({ userId }: { userId: string }): Promise<UserTransactions> {
    await this.#settle(userId);
    const day = await this.#numbers.today(userId, this.deps.clock.now());
    return { ...day, slots: { max: MOST_OPEN, used: day.open.length }, block: null };
  }

  /** @throws DomainError NOT_FOUND, CANCEL_TOO_EARLY, CODE_RECEIVED, ACTIVATION_CLOSED */
  async cancel(userId: string, id: string): Promise<Cancel> {
    assertActivationId(id);
    const isNew = await this.#store.cancel(userId, id, this.deps.clock.now());
    const outcome = isNew ? 'cancelled' : 'already_cancelled';
    return { outcome, activation: await this.get(userId, id), limit: null, blockedUntil: null };
  }

  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED */
  async requestAnother(userId: string, id: string): Promise<Activation> {
    const { clock, random } = this.deps;
    assertActivationId(id);
    const message = { code: random.digits(6), afterSeconds: ANOTHER_AFTER_SECONDS };
    await this.#store.another(userId, id, message, clock.now());
    return this.get(userId, id);
  }

  /** @throws DomainError NOT_FOUND, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED */
  async finish(userId: string, id: string): Promise<Activation> {
    assertActivationId(id);
    await this.#store.finish(userId, id, this.deps.clock.now());
    return this.get(userId, id);
  }

  async list({ currency, ...query }: OrdersRequest): Promise<OrdersPage> {
    await this.#settle(query.userId);
    const search = query.search.trim().toLowerCase();
    const wanted = { ...query, search, onlyReturned: query.type === 'returned' };
    const found = await this.#numbers.orders(wanted, this.deps.clock.now());
    // A test wallet has no top-ups by its owner, so this list is empty.
    const isEmpty = query.type === 'credit_transaction';
    const { all: numbers, withSms, refunded, waiting, newestAt: lastOrderAt } = found;
    return {
      items: isEmpty ? [] : found.numbers.map((activation) => ({ activation, topup: null })),
      total: isEmpty ? 0 : found.total,
      numbers,
      topups: 0,
      numbersWithSms: withSms,
      numbersRefunded: refunded,
      lastOrderAt,
      month: numbers === 0 ? null : { numbers, withSms, refunded, waiting },
      offers: offersIn(currency),
    };
  }

  async *batchesFrom(
    first: OrdersPage,
    request: Omit<OrdersRequest, 'limit' | 'offset'>,
  ): AsyncGenerator<OrdersPage> {
    yield first;
    const limit = first.items.length;
    for (let offset = limit; limit > 0 && offset < first.total; offset += limit)
      yield await this.list({ ...request, limit, offset });
  }

  /** @throws DomainError NOT_FOUND */
  async order(
    { userId, currency }: { userId: string; currency: Currency },
    id: string,
  ): Promise<OrderDetail> {
    const activation = await this.get(userId, id);
    const [steps, transfers] = await Promise.all([
      this.#numbers.steps(userId, id),
      listEntriesOfTestNumber(this.deps.db.sql, userId, id),
    ]);
    if (!steps) throw new DomainError('NOT_FOUND');
    const offers = offersIn(currency);
    const textsKeptUntil = activation.messages[0]
      ? new Date(Date.parse(activation.allottedAt) + KEPT_DAYS * DAY_MS)
      : null;
    return { type: 'sms_number', activation, steps, transfers, offers, textsKeptUntil };
  }

  async balance(userId: string, currency: Currency): Promise<Balance> {
    await this.#settle(userId);
    const wallet = await this.#store.wallet(userId, currency, FILL_CENTS, this.deps.clock.now());
    const { id: walletId, lastEntryAt: lastTransactionAt, ...cents } = wallet;
    return { walletId, currency, owedCents: 0, lastTransactionAt, ...cents };
  }

  /** @returns the new time of the test world @throws InvalidInputError when that time is too far ahead */
  async advance(userId: string, seconds: number): Promise<Date> {
    const now = await this.#store.advance(userId, seconds, MOST_AHEAD_SECONDS, this.deps.clock.now());
    if (!now) throw new InvalidInputError({ seconds: 'too_large' });
    return now;
  }

  #settle(userId: string): Promise<void> {
    return this.#store.settle(userId, this.deps.clock.now());
  }
}
