import { statement } from '../platform/database/index.js';
import type { Currency } from '../platform/money.js';
import { noRateLimits } from '../platform/rate-limits.js';
import type { Logger } from '../platform/logging/index.js';
import type { SettingsInput } from '../platform/settings/index.js';
import { SIMULATED_PROVIDERS } from '../sandbox/provider/providers.js';
import { createProviderSimulator, type ProviderSimulator } from '../sandbox/provider/simulator.js';
import { httpClient, type Answer, type Call } from './http-client.js';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';
import { testClock, type TestClock } from './clock-and-random.js';
import type { ActivationDto, UserTransactionsDto } from '../modules/activations/activation.dto.js';
import type { Patience } from '../modules/catalogue/providers/guarded-provider.js';
import { SmsActivateProvider } from '../modules/catalogue/providers/sms-activate.js';
import type { PurchaseDto } from '../modules/activations/purchase.dto.js';
import { credit } from './credit.js';

const PASSWORD = 'Correta-Porca-7!';
export const WEBHOOK_SECRET = 'the secret of the notifications';

const WALLET = statement(
  'test.wallet',
  'SELECT available_cents AS available, held_cents AS held FROM wallets WHERE user_id = $1 AND currency = $2',
);

export interface Order {
  service?: string;
  country?: string;
  quantity?: number;
  /** The price of WhatsApp in Brazil, unless this or `max_price_cents` is given. */
  service_price?: number;
  max_price_cents?: number;
  currency?: Currency;
  user_id?: string;
}

const ENDLESS: Patience = { purchases: Infinity, calls: Infinity };

/** A person who buys numbers over HTTP. */
export class Customer {
  constructor(
    readonly userId: string,
    private readonly world: ActivationWorld,
    readonly call: <Body = Record<string, unknown>>(
      method: string,
      path: string,
      call?: Call,
    ) => Promise<Answer<Body>>,
  ) {}

  buy<Body = PurchaseDto>(order: Order = {}, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const body = {
      service: 'wa',
      country: 'BR',
      quantity: 1,
      user_id: this.userId,
      ...(order.max_price_cents === undefined && { service_price: this.world.price }),
      ...order,
    };
    return this.call<Body>('POST', '/batch/purchase', { body, headers });
  }

  /** Buys one number; the test fails with the reason when there is none. */
  async activation(order: Order = {}): Promise<ActivationDto> {
    const { body } = await this.buy(order);
    const [activation] = body.successful_transactions;
    if (!activation) throw new Error(`no number: ${JSON.stringify(body)}`);
    return activation;
  }

  async transactions(): Promise<UserTransactionsDto> {
    return (await this.call<UserTransactionsDto>('GET', `/batch/user-transactions/${this.userId}`)).body;
  }

  cancel<Body = Record<string, unknown>>(activationId: string): Promise<Answer<Body>> {
    return this.call<Body>('DELETE', `/sms-activate/activation/${activationId}`);
  }

  async wallet(currency: Currency = 'BRL'): Promise<{ available: number; held: number }> {
    const row = await this.world.app.database.db.sql.row<{ available: number; held: number }>(WALLET, [
      this.userId,
      currency,
    ]);
    return row ?? { available: 0, held: 0 };
  }
}

export interface WorldOptions {
  settings?: SettingsInput;
  /** How long our adapter waits for an answer, in ms. */
  timeoutMs?: number;
  webhookSecret?: string | null;
  /** How many simulated providers there are; by default one. */
  providerCount?: number;
  /** How many unanswered calls open a circuit; by default none, so that one test does not close another's sales. */
  patience?: Patience;
  push?: TestAppOptions['push'];
  clock?: TestClock;
  /** Environment variables, such as those of a simulated gateway. */
  env?: Record<string, string>;
  log?: Logger;
}

/** The whole application with the simulated provider of numbers, at a time that the test sets. */
export class ActivationWorld {
  /** Decimal price of WhatsApp in Brazil. */
  price = 0;
  #customers = 0;

  private constructor(
    readonly app: TestApp,
    /** The provider that the environment would name, and then the others. */
    readonly provider: ProviderSimulator,
    readonly others: readonly ProviderSimulator[],
  ) {}

  static async open(options: WorldOptions = {}): Promise<ActivationWorld> {
    const { settings = {}, timeoutMs = 10_000, webhookSecret = WEBHOOK_SECRET } = options;
    const { clock = testClock(), push = {}, env = {}, log, providerCount = 1, patience = ENDLESS } = options;
    const simulators = await Promise.all(
      SIMULATED_PROVIDERS.slice(0, providerCount).map((provider) =>
        createProviderSimulator({
          ...{ clock, webhookUrl: null },
          provider: { ...provider, answerMs: 0, shortShare: 0 },
        }),
      ),
    );
    const [provider, ...others] = simulators;
    if (!provider) throw new Error('A world has a provider');
    const app = await createTestApp({
      clock,
      env,
      settings,
      push,
      ...(log && { log }),
      rateLimiter: noRateLimits,
      providers: () =>
        simulators.map(({ code, name, url, apiKey, currency }) => ({
          provider: new SmsActivateProvider({
            ...{ code, url, apiKey, currency, clock, timeoutMs },
            limits: { requestsPerSecond: Infinity, listsPerSecond: Infinity, longestWaitMs: 0 },
          }),
          ...{ name, webhookSecret, patience },
        })),
    });
    const world = new ActivationWorld(app, provider, others);
    await app.runLoop('catalogue-sync');
    world.price = await world.priceOf('wa', 'BR');
    return world;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.provider.close();
    await Promise.all(this.others.map((provider) => provider.close()));
  }

  get clock() {
    return this.app.clock;
  }

  get events() {
    return this.app.events;
  }

  async priceOf(service: string, country: string): Promise<number> {
    const { body } = await this.app.call<{ services: { serv_code: string; price: number }[] }>(
      'GET',
      `/api/v1/services/?country_iso=${country}&search=${service}`,
    );
    const found = body.services.find(({ serv_code }) => serv_code === service);
    if (!found) throw new Error(`${service} is not sold in ${country}`);
    return found.price;
  }

  /** Gives somebody money, as a paid top-up does. */
  async credit(userId: string, cents: number, currency: Currency = 'BRL'): Promise<void> {
    await credit(this.app.database.db.sql, userId, cents, { currency, at: this.clock.now() });
  }

  /** A signed-in customer with money. */
  async customer({
    cents = 5_000,
    currency = 'BRL',
  }: { cents?: number; currency?: Currency } = {}): Promise<Customer> {
    this.#customers += 1;
    const { call } = this.app;
    const email = `customer${this.#customers}@example.com`;
    const form = { email, password: PASSWORD, preferred_currency: currency };
    const registered = await call<{ id: string }>('POST', '/api/v1/users/register', { body: form });
    await call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
    const signedIn = await call('POST', '/api/v1/users/login', {
      body: new URLSearchParams({ username: email, password: PASSWORD }),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const userId = registered.body.id;
    if (cents > 0) await this.credit(userId, cents, currency);
    const client = httpClient(this.app.url, { cookie, 'x-requested-with': 'XMLHttpRequest' });
    return new Customer(userId, this, client);
  }

  /** Sets our balance at the provider to zero, including what it returned for expired numbers. */
  async spendProviderBalance(): Promise<void> {
    if (this.provider.account.balanceMicros > 0) await this.provider.setBalance(0);
  }

  /** Runs one round of all loops that follow the clock, in the order in which they depend on each other. */
  async tick(): Promise<void> {
    await this.app.runLoop('provider-poll');
    await this.app.runLoop('expiry-sweep');
    await this.app.runLoop('stray-numbers');
    await this.app.runLoop('purchase-answers');
    await this.app.runLoop('provider-reopening');
  }

  /** The simulated provider's own record of a number of ours. */
  rented(activation: { phone_number: string }) {
    const found = this.provider.account.list().find(({ phone }) => `+${phone}` === activation.phone_number);
    if (!found) throw new Error(`the provider has not rented ${activation.phone_number}`);
    return found;
  }

  /** The provider receives a message for the number; we read it with the next poll. */
  async smsArrives(
    activation: { phone_number: string },
    text = 'Your WhatsApp code: 123-456',
  ): Promise<void> {
    await this.provider.receiveSms(this.rented(activation).id, text);
  }
}
