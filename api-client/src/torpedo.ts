import { ApiError } from './api-error.js';
import { bodyOf, createApi, newIdempotencyKey, type Api, type Schemas } from './client.js';
import { LiveConnection } from './live-connection.js';
import { repeated } from './repeated.js';

export interface TorpedoOptions {
  /** A key from your profile: scope `buy`, or `read` for a program that changes nothing. */
  apiKey: string;
  /** Address of the server, without a path. */
  baseUrl: string;
  /** The language of error messages. */
  language?: 'pt' | 'en' | 'es';
  /** How often a call is made at most, where repeating it is safe; 4 when left out. */
  tries?: number;
}

export interface NumberOrder {
  /** Code of the service, such as `wa`. */
  service: string;
  /** ISO code of the country. */
  country: string;
  /** The most that the number may cost, in cents of `currency`. */
  max_price_cents: number;
  /** The currency of the price; the account's currency when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /** Your own name for the order: the same name never buys twice. When left out, each call gets a new one. */
  order_id?: string;
  signal?: AbortSignal;
}

export interface WaitOptions {
  /** In ms; when left out, as long as the number waits. */
  timeout?: number;
  signal?: AbortSignal;
}

/** The API's fields of a number, and the actions on it. */
export type RentedNumber = Schemas['ActivationDto'] & NumberActions;

/** No number was bought. `code` says why; with `CHECKING_WITH_PROVIDER` it may still appear among the orders. */
export class NoNumberError extends ApiError {
  override readonly name = 'NoNumberError';
  constructor(readonly failure: Schemas['FailedNumberDto']) {
    const { code, message, ...details } = failure;
    super(200, code, message, { details });
  }
}

/**
 * No code came: an ApiError with the code `TIMEOUT`. `ended`: the number has ended, and its price is back unless a
 * message came before; `timeout`: it still waits.
 */
export class NoCodeError extends ApiError {
  override readonly name = 'NoCodeError';
  constructor(
    readonly reason: 'ended' | 'timeout',
    readonly number: RentedNumber,
  ) {
    super(0, 'TIMEOUT', reason === 'ended' ? `the number ended: ${number.status}` : 'no code in time');
  }
}

const TRIES = 4;
const POLL_MS = 3_000;
/** The pause in ms between two questions while the live connection works. */
const CALM_POLL_MS = 15_000;
const PAGE_SIZE = 100;

/** Buys numbers and waits for their codes. Each method throws ApiError unless it succeeds. */
export class Torpedo {
  /** All other calls of the API, with types. */
  readonly api: Api;
  readonly numbers: TorpedoNumbers;
  #account: Promise<Schemas['PayingAccountDto']> | undefined;

  constructor({ apiKey, baseUrl, language = 'en', tries = TRIES }: TorpedoOptions) {
    this.api = createApi({
      baseUrl,
      send: (request) => repeated(request, tries),
      headers: () => ({ 'X-API-Key': apiKey, 'Accept-Language': language }),
    });
    const live = new LiveConnection(baseUrl, apiKey, async () => (await this.account()).account_id);
    this.numbers = new TorpedoNumbers(this.api, live, () => this.account());
  }

  /** The account whose wallet the key uses: its maker's, or the team's. It is asked for only once. */
  account(): Promise<Schemas['PayingAccountDto']> {
    this.#account ??= bodyOf(this.api.GET('/api/v1/users/me/account')).catch((error: unknown) => {
      this.#account = undefined;
      throw error;
    });
    return this.#account;
  }

  /** The account of the key, with its profile; refused to members of a team. */
  me(): Promise<Schemas['MeDto']> {
    return bodyOf(this.api.GET('/api/v1/users/me'));
  }

  async balance(currency?: 'BRL' | 'USD' | 'EUR'): Promise<Schemas['BalanceDto']> {
    const path = { currency: currency ?? (await this.account()).currency };
    return bodyOf(this.api.GET('/api/v1/wallets/{currency}/balance', { params: { path } }));
  }

  /** The services that are sold in a country, with the price of one number. */
  async *services(country: string): AsyncGenerator<Schemas['ServicesDto']['services'][number]> {
    for (let page = 1; ; page += 1) {
      const query = { country_iso: country, page, per_page: PAGE_SIZE };
      const { services } = await bodyOf(this.api.GET('/api/v1/services', { params: { query } }));
      yield* services;
      if (services.length < PAGE_SIZE) return;
    }
  }

  /** Numbers and credited top-ups, newest first. */
  async *orders(): AsyncGenerator<Schemas['OrdersDto']['data']['items'][number]> {
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const query = { limit: PAGE_SIZE, offset };
      const { data } = await bodyOf(this.api.GET('/api/v1/orders/my-orders', { params: { query } }));
      yield* data.items;
      if (data.items.length < PAGE_SIZE) return;
    }
  }
}

export class TorpedoNumbers {
  constructor(
    private readonly api: Api,
    private readonly live: LiveConnection,
    private readonly account: () => Promise<Schemas['PayingAccountDto']>,
  ) {}

  /** Buys one number. @throws NoNumberError when none was found; then nothing is charged */
  async buy(order: NumberOrder): Promise<RentedNumber> {
    const { order_id = newIdempotencyKey(), currency, signal, ...product } = order;
    const account = await this.account();
    const { successful_transactions, failed_transactions } = await bodyOf(
      this.api.POST('/batch/purchase', {
        params: { header: { 'Idempotency-Key': order_id } },
        body: {
          ...product,
          currency: currency ?? account.currency,
          user_id: account.account_id,
          quantity: 1,
        },
        ...(signal && { signal }),
      }),
    );
    const [number] = successful_transactions;
    if (number) return this.#rented(number);
    const [failure] = failed_transactions as [Schemas['FailedNumberDto']];
    throw new NoNumberError(failure);
  }

  async get(id: string): Promise<RentedNumber> {
    return this.#rented(
      await bodyOf(this.api.GET('/sms-activate/activation/{id}', { params: { path: { id } } })),
    );
  }

  #rented(number: Schemas['ActivationDto']): RentedNumber {
    const { activation_id: id } = number;
    return Object.assign(new NumberActions(this.api, this.live, id, () => this.get(id)), number);
  }
}

/** The actions on one number. */
export class NumberActions {
  readonly #params;
  readonly #api;
  readonly #live;
  readonly #read;
  /** How many messages existed when another one was asked for. */
  #known = 0;

  constructor(api: Api, live: LiveConnection, id: string, read: () => Promise<RentedNumber>) {
    this.#params = { path: { id } };
    this.#api = api;
    this.#live = live;
    this.#read = read;
  }

  /** Gives the number back before a message came, which returns its price. */
  cancel(): Promise<Schemas['CancelDto']> {
    return bodyOf(this.#api.DELETE('/sms-activate/activation/{id}', { params: this.#params }));
  }

  /** Asks for another message on the same number; `waitForCode` then waits for that one. */
  async another(): Promise<Schemas['ActivationDto']> {
    const number = await bodyOf(
      this.#api.POST('/sms-activate/activation/{id}/another', { params: this.#params }),
    );
    this.#known = number.quantidade_codigos - (number.status === 'ACTIVE' ? 0 : 1);
    return number;
  }

  finish(): Promise<Schemas['ActivationDto']> {
    return bodyOf(this.#api.POST('/sms-activate/activation/{id}/finish', { params: this.#params }));
  }

  /**
   * Resolves with the newest code; after any program asked for another message, only with a code that came later. Uses
   * live events where WebSocket exists, and in any case asks from time to time.
   * @throws NoCodeError when the number ends without a code, or the time is over
   */
  async waitForCode({ timeout, signal }: WaitOptions = {}): Promise<string> {
    const until = timeout === undefined ? Infinity : Date.now() + timeout;
    const listener = this.#live.listen(this.#params.path.id);
    try {
      for (;;) {
        const number = await this.#read();
        if (number.status === 'ACTIVE') this.#known = number.quantidade_codigos;
        if (number.sms_code && number.quantidade_codigos > this.#known) return number.sms_code;
        if (number.status !== 'WAITING_SMS' && number.status !== 'ACTIVE')
          throw new NoCodeError('ended', number);
        const left = until - Date.now();
        if (left <= 0) throw new NoCodeError('timeout', number);
        signal?.throwIfAborted();
        await listener.heard(Math.min(this.#live.isOpen ? CALM_POLL_MS : POLL_MS, left), signal);
      }
    } finally {
      listener.end();
    }
  }
}
