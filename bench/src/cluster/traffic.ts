import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createCustomers, type Customer } from '../harness/customers.js';
import type { Laboratory } from './laboratory.js';
import { Pauses } from './pauses.js';
import { Screens } from './screens.js';

const FIRST_CENTS = 100_000;
const TOPUP_CENTS = 2_500;
/** A share of a round; after it a customer asks again, so that many ask together after an outage too. */
const ASKED_AGAIN = 0.1;
const LEAST_MS = 200;
const TIMEOUT_MS = 30_000;
/** In ms; no outage of the laboratory lasts longer. */
const GIVE_UP_MS = 180_000;
const CPF = '52998224725';
/** After so many rounds a customer has done everything. */
const ROUNDS = 12;

/** The product allows no swap until it knows how long messages take. */
const SWAPS_AT_ONCE = `
  CREATE OR REPLACE FUNCTION swaps_at_once() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.patience_seconds := 0; RETURN NEW; END';
  CREATE OR REPLACE TRIGGER swaps_at_once BEFORE INSERT OR UPDATE ON products FOR EACH ROW EXECUTE FUNCTION swaps_at_once();
  UPDATE products SET patience_seconds = 0`;

export interface Tally {
  requests: number;
  failures: number;
  inCents: number;
  outCents: number;
  topups: number;
  purchases: number;
  messages: number;
  cancels: number;
  swaps: number;
  refunds: number;
}

/** What a customer was told, and so what the books must contain. */
export interface Account extends Customer {
  orders: number;
  bought: string[];
  expectedCents: number;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Bought {
  activation_id: string;
  phone_number: string;
  service_price_cents: number;
  status: string;
}

export async function openAccounts(laboratory: Laboratory, count: number): Promise<Account[]> {
  const database = new pg.Client({ connectionString: laboratory.databaseUrl('postgres') });
  await database.connect();
  const customers = await createCustomers(laboratory.url, database, { count, cents: FIRST_CENTS });
  await database.query(SWAPS_AT_ONCE);
  await database.end();
  return customers.map((customer) => ({ ...customer, orders: 0, bought: [], expectedCents: FIRST_CENTS }));
}

/** Customers who top up, buy, receive, swap, cancel and take money back, until they are stopped. */
export class Traffic {
  readonly pauses = new Pauses();
  readonly tally: Tally = {
    requests: 0,
    failures: 0,
    inCents: 0,
    outCents: 0,
    topups: 0,
    purchases: 0,
    messages: 0,
    cancels: 0,
    swaps: 0,
    refunds: 0,
  };
  readonly screens: Screens;
  readonly #over = new AbortController();
  readonly #running: Promise<unknown>;

  /** @param roundMs how often each customer does everything; the first time is at a random moment of it */
  constructor(
    private readonly laboratory: Laboratory,
    readonly accounts: readonly Account[],
    private readonly roundMs: number,
  ) {
    this.screens = new Screens(laboratory.url, accounts);
    this.#running = Promise.all(accounts.map((account) => this.#orRefusal(account, this.#live(account))));
  }

  /** Waits until each customer has finished what they began. */
  async end(): Promise<void> {
    this.#over.abort();
    await this.#running;
    for (const account of this.accounts) await this.#orRefusal(account, this.#close(account));
    this.refusals.push(...(await this.screens.end()));
  }

  async #orRefusal({ email }: Account, doing: Promise<void>): Promise<void> {
    await doing.catch((error: unknown) => void this.refusals.push(`${email}: ${(error as Error).message}`));
  }

  async #live(account: Account): Promise<void> {
    await this.#rest(Math.random() * this.roundMs);
    const first = Math.floor(Math.random() * ROUNDS);
    for (let round = first; !this.#over.signal.aborted; round += 1) {
      const beganAt = performance.now();
      const topup = await this.#topUp(account);
      const bought = await this.#buy(account);
      const number = bought && round % 4 === 1 ? await this.#swap(account, bought) : bought;
      if (number && round % 2 === 0) await this.#receive(account, number);
      else if (number) await this.#cancel(account, number.activation_id);
      if (round % 3 === 0) await this.#takeBack(account, topup);
      await this.#rest(beganAt + this.roundMs - performance.now());
    }
  }

  #askLater(): Promise<void> {
    return wait(Math.max(LEAST_MS, this.roundMs * ASKED_AGAIN));
  }

  async #rest(ms: number): Promise<void> {
    await wait(Math.max(0, ms), undefined, { signal: this.#over.signal }).catch(() => undefined);
  }

  async #topUp(account: Account): Promise<string> {
    const { body } = await this.#must(account, 'POST', '/api/v1/wallets/checkout/pix/deposit', {
      amount_cents: TOPUP_CENTS,
      gateway: 'MERCADOPAGO',
      payer: { identification: { type: 'CPF', number: CPF } },
    });
    const id = String(body['transaction_id']);
    const gateway = this.laboratory.simulators.gateways.MERCADOPAGO;
    const charge = gateway?.charges().find(({ topupId }) => topupId === id);
    const paying = await gateway?.pay(charge?.id ?? '');
    if (paying !== 'paid') throw new Error(`The charge of top-up ${id} is ${paying}`);
    await this.#until(account, `/api/v1/payments/topups/${id}`, 'paid');
    account.expectedCents += TOPUP_CENTS;
    this.tally.inCents += TOPUP_CENTS;
    this.tally.topups += 1;
    return id;
  }

  async #buy(account: Account): Promise<Bought | null> {
    account.orders += 1;
    const { body } = await this.#must(account, 'POST', '/batch/purchase', {
      service: 'wa',
      country: 'BR',
      quantity: 1,
      user_id: account.id,
      max_price_cents: TOPUP_CENTS,
    });
    const [number] = body['successful_transactions'] as Bought[];
    if (!number) return null;
    account.bought.push(number.activation_id);
    this.tally.purchases += 1;
    return number;
  }

  async #receive(
    account: Account,
    { activation_id: id, phone_number, service_price_cents }: Bought,
  ): Promise<void> {
    const { providers = [] } = this.laboratory.simulators;
    // The number may come from the second provider, when the first did not answer in time.
    const rented = providers.flatMap((provider) =>
      provider.account
        .list()
        .filter(({ phone }) => `+${phone}` === phone_number)
        .map((number) => ({ provider, number })),
    )[0];
    if (!rented) throw new Error(`No provider has rented ${phone_number}`);
    this.screens.expect(account, id);
    await rented.provider.receiveSms(rented.number.id, 'Code 123456');
    await this.#until(account, `/sms-activate/activation/${id}`, 'COMPLETED');
    account.expectedCents -= service_price_cents;
    this.tally.messages += 1;
    await this.#must(account, 'POST', `/sms-activate/activation/${id}/finish`);
  }

  /** @returns the customer's number after it; null while a provider has not answered, or when none had a number */
  async #swap(account: Account, number: Bought): Promise<Bought | null> {
    account.orders += 1;
    const path = `/sms-activate/activation/${number.activation_id}/swap`;
    const { status, body } = await this.#ask(account, 'POST', path);
    const { code } = (body['detail'] ?? {}) as { code?: string };
    if (code === 'SWAP_NOT_AVAILABLE' || code === 'SWAP_TOO_EARLY') return number;
    if (status === 202 || code === 'SWAP_NO_NUMBER') return null;
    if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(body)}`);
    this.tally.swaps += 1;
    const other = body as unknown as Bought;
    account.bought.push(other.activation_id);
    return other;
  }

  async #cancel(account: Account, id: string): Promise<void> {
    await this.#ask(account, 'DELETE', `/sms-activate/activation/${id}`);
    await this.#until(account, `/sms-activate/activation/${id}`, 'CANCELLED');
    this.tally.cancels += 1;
  }

  async #takeBack(account: Account, topup: string): Promise<void> {
    const { body } = await this.#must(account, 'POST', `/api/v1/payments/topups/${topup}/payouts`, {});
    const cents = Number(body['amount_cents']);
    account.expectedCents -= cents;
    this.tally.outCents += cents;
    this.tally.refunds += 1;
  }

  /** Cancels the numbers of orders whose answer was lost. */
  async #close(account: Account): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS;
    for (;;) {
      const { body } = await this.#must(account, 'GET', `/batch/user-transactions/${account.id}`);
      const open = body['active_transactions'] as Bought[];
      const { used } = body['slots'] as { used: number };
      for (const { activation_id } of open) await this.#cancel(account, activation_id);
      if (used === 0) return;
      if (performance.now() > deadline)
        throw new Error(`${account.email} still has ${used} numbers in the air`);
      await this.#askLater();
    }
  }

  async #until(account: Account, path: string, status: string): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS;
    for (;;) {
      const { body } = await this.#must(account, 'GET', path);
      if (body['status'] === status) return;
      if (performance.now() > deadline)
        throw new Error(`${path} is ${String(body['status'])}, not ${status}`);
      await this.#askLater();
    }
  }

  async #must(account: Account, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.#ask(account, method, path, body);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }

  /** Repeats the call with one key until the answer is final, as the web app does. */
  async #ask(account: Account, method: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    };
    const deadline = performance.now() + GIVE_UP_MS;
    while (performance.now() < deadline) {
      this.tally.requests += 1;
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const json = body ? JSON.stringify(body) : null;
        const response = await fetch(this.laboratory.url + path, { method, headers, body: json, signal });
        const text = await response.text();
        const isDecided = response.status < 500 && !text.includes('IDEMPOTENCY_IN_PROGRESS');
        if (isDecided) {
          if (method === 'POST') this.pauses.succeeded();
          return { status: response.status, body: JSON.parse(text || '{}') as Answer['body'] };
        }
        if (response.status === 500) this.internalErrors.push(`${method} ${path}: ${text}`);
        this.lastFailure = `${response.status} ${text}`;
      } catch (error) {
        this.lastFailure = String(error);
      }
      this.tally.failures += 1;
      await this.#askLater();
    }
    throw new Error(`${method} ${path} was never decided: ${this.lastFailure}`);
  }

  lastFailure = '';
  /** What customers did not get; a refused customer does nothing more. */
  readonly refusals: string[] = [];
  /** Even an outage must not cause one. */
  readonly internalErrors: string[] = [];
}
