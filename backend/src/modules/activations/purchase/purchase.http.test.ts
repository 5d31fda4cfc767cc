import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement, type Statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer, type Order } from '../../../testing/activation-world.js';
import type { PurchaseDto, ValidatePurchaseDto } from '../purchase.dto.js';

let world: ActivationWorld;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
afterEach(async () => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
  await world.tick();
});

const priceCents = () => Math.round(world.price * 100);

describe('buying a number', () => {
  it('holds the money, delivers the number, takes the money with the first message and lists the order', async () => {
    const ana = await world.customer();
    const cents = Math.round(world.price * 100);

    const { status, body } = await ana.buy();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      successful_numbers: 1,
      failed_numbers: 0,
      refunded_amount: 0,
      failed_transactions: [],
    });
    expect(body.attempts_progress).toEqual([
      { number: 1, country: 'BR', attempt: 1, max_attempts: 3, outcome: 'bought' },
    ]);
    const [activation] = body.successful_transactions;
    expect(activation).toMatchObject({
      status: 'WAITING_SMS',
      service_price: world.price,
      currency: 'BRL',
      can_cancel: false,
      country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '/images/flags/BR.svg' },
      service: { code: 'wa', name: 'WhatsApp', image_url: '/images/services/whatsapp.svg' },
    });
    expect(activation?.phone_number).toMatch(/^\+55\d{10,11}$/);
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents, held: cents });

    await world.smsArrives(activation!);
    await world.tick();

    const { active_transactions, recent_completed, slots, sms_today } = await ana.transactions();
    expect(active_transactions).toMatchObject([
      {
        activation_id: activation?.activation_id,
        status: 'COMPLETED',
        codigo_atual: '123456',
        quantidade_codigos: 1,
      },
    ]);
    expect(recent_completed).toHaveLength(1);
    expect({ slots, sms_today }).toEqual({ slots: { max: 2, used: 1 }, sms_today: 1 });
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents, held: 0 });
    expect(world.events.ofType('sms_received').at(-1)).toMatchObject({
      userId: ana.userId,
      fields: { activation_id: activation?.activation_id, code: '123456' },
    });

    const orders = await ana.call<{ data: { items: unknown[] } }>('GET', '/api/v1/orders/my-orders');
    expect(orders.body.data.items).toMatchObject([
      { type: 'sms_number', status: 'COMPLETED', sms_code: '123456' },
    ]);
  });
});

interface Refusal {
  detail: {
    code: string;
    message: string;
    fields?: Record<string, string>;
    another_country_may_help?: boolean;
  };
}

const refused = async (customer: Customer, order: Order = {}) => {
  const { status, body } = await customer.buy<Refusal>(order);
  return { status, ...body.detail };
};

describe('a purchase that is refused before anything is charged', () => {
  it('says what is missing in the wallet', async () => {
    const poor = await world.customer({ cents: 10 });
    expect(await refused(poor)).toMatchObject({
      status: 402,
      code: 'INSUFFICIENT_BALANCE',
      user_balance: 0.1,
      total_cost: world.price,
      missing: Number((world.price - 0.1).toFixed(2)),
      user_balance_cents: 10,
      total_cost_cents: priceCents(),
      missing_cents: priceCents() - 10,
    });
    expect(await poor.wallet()).toEqual({ available: 10, held: 0 });
  });

  it('names the true price when the customer saw a lower one', async () => {
    const ana = await world.customer();
    expect(await refused(ana, { service_price: world.price - 0.01 })).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      service_price: world.price,
      price_cents: priceCents(),
      currency: 'BRL',
    });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it.each<[string, Order, number, string]>([
    ['an unknown service', { service: 'no-such-service' }, 422, 'INVALID_SERVICE'],
    ['a service with a NUL in it', { service: 'wa\u0000' }, 422, 'VALIDATION_ERROR'],
    ['an unknown country', { country: 'Atlantis' }, 422, 'INVALID_COUNTRY'],
    ['a country that nobody sells', { country: 'AQ' }, 422, 'INVALID_COUNTRY'],
    ['no number at all', { quantity: 0 }, 422, 'INVALID_QUANTITY'],
    ['half a number', { quantity: 1.5 }, 422, 'INVALID_QUANTITY'],
    ['three numbers', { quantity: 3 }, 422, 'INVALID_QUANTITY'],
    ['the account of somebody else', { user_id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00' }, 403, 'FORBIDDEN'],
  ])('refuses %s', async (_what, order, status, code) => {
    const ana = await world.customer();
    expect(await refused(ana, order)).toMatchObject({ status, code });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it("tells the largest quantity in the reader's language", async () => {
    const ana = await world.customer();
    expect((await refused(ana, { quantity: 3 })).message).toBe(
      'Quantidade máxima permitida é 2 números por compra.',
    );
  });

  it('accepts any higher price, however large', async () => {
    const ana = await world.customer();
    const { body } = await ana.buy({ service_price: 1e300 });
    expect(body.successful_numbers).toBe(1);
  });

  it('accepts the numeric id of the protocol for the country', async () => {
    const ana = await world.customer();
    expect((await ana.activation({ country: '73' })).country.iso_code).toBe('BR');
  });

  it('never lets a customer have more than two numbers, however many purchases come at once', async () => {
    const ana = await world.customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.buy<PurchaseDto & Refusal>()));
    const bought = answers.filter(({ status }) => status === 200);
    const limited = answers.filter(({ body }) => body.detail?.code === 'LIMIT_REACHED');
    expect([bought.length, limited.length]).toEqual([2, 8]);
    expect((await ana.wallet()).held).toBe(Math.round(world.price * 200));
    expect((await ana.transactions()).slots).toEqual({ max: 2, used: 2 });
  });
});

describe('a provider that does not sell', () => {
  it.each([
    ['no_numbers', 'NO_NUMBERS', { retryable: true, another_country_may_help: true }],
    ['wrong_max_price', 'NO_NUMBERS', { retryable: true, another_country_may_help: true }],
    ['banned', 'PROVIDER_INTERNAL', { retryable: true, another_country_may_help: true }],
    ['channels_limit', 'PROVIDER_INTERNAL', { retryable: true, another_country_may_help: true }],
    ['bad_key', 'PROVIDER_INTERNAL', { retryable: true, another_country_may_help: true }],
    ['no_balance', 'PROVIDER_NO_BALANCE', { retryable: false, another_country_may_help: false }],
    ['service_not_available', 'SERVICE_IN_INCUBATION', { retryable: false, another_country_may_help: true }],
  ] as const)('gives the money back after %s and says what may help', async (fault, code, remedies) => {
    const ana = await world.customer();
    world.provider.faults.plan(fault, { times: null });
    const { status, body } = await ana.buy();
    expect(status).toBe(200);
    const refund = { refunded_amount: world.price, refunded_amount_cents: priceCents() };
    expect(body).toMatchObject({ successful_numbers: 0, failed_numbers: 1, ...refund });
    expect(body.failed_transactions).toMatchObject([{ code, ...remedies, ...refund }]);
    expect(body.message).toContain('de volta ao seu saldo');
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
    expect((await ana.transactions()).slots.used).toBe(0);
  });

  it('is asked three times for a number that it does not have', async () => {
    const ana = await world.customer();
    world.provider.faults.plan('no_numbers', { times: 2 });
    const { body } = await ana.buy();
    expect(body.attempts_progress.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'refused'],
      [2, 'refused'],
      [3, 'bought'],
    ]);
    const progress = world.events.ofType('purchase_progress').filter(({ userId }) => userId === ana.userId);
    expect(progress).toHaveLength(6);
    for (const { fields } of progress) expect(fields).toMatchObject({ country: 'BR', number: 1 });
  });

  it('may sell one number of two', async () => {
    const ana = await world.customer();
    world.provider.faults.plan('channels_limit', { times: 1 });
    const { body } = await ana.buy({ quantity: 2 });
    expect(body).toMatchObject({ successful_numbers: 1, failed_numbers: 1, refunded_amount: world.price });
    expect((await ana.wallet()).held).toBe(Math.round(world.price * 100));
  });
});

describe('an idempotency key', () => {
  it('answers a repetition byte for byte and buys nothing more', async () => {
    const ana = await world.customer();
    const key = { 'idempotency-key': 'first-click' };
    const [first, second] = await Promise.all([ana.buy({}, key), ana.buy({}, key)]);
    const third = await ana.buy({}, key);
    expect(new Set([first.text, second.text, third.text]).size).toBe(1);
    expect(first.body.successful_numbers).toBe(1);
    expect((await ana.transactions()).slots.used).toBe(1);
  });

  it('belongs to one order', async () => {
    const ana = await world.customer();
    const key = { 'idempotency-key': 'one-order' };
    await ana.buy({}, key);
    const other = await ana.buy<Refusal>({ quantity: 2 }, key);
    expect([other.status, other.body.detail.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('makes one purchase of requests that come at once, and answers them all the same bytes', async () => {
    const ana = await world.customer();
    const key = { 'idempotency-key': 'impatient' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.buy({}, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await ana.transactions()).slots.used).toBe(1);
  });

  it('is free again after a refusal', async () => {
    const ana = await world.customer({ cents: 0 });
    const key = { 'idempotency-key': 'too-poor' };
    expect((await ana.buy({}, key)).status).toBe(402);
    expect((await ana.buy({}, key)).status).toBe(402);
  });
});

const BLOCK = statement(
  'test.block',
  "INSERT INTO purchase_blocks VALUES ($1, $2::timestamptz, $2::timestamptz + interval '90 seconds')",
);
const EMPTY_ACCOUNT = statement('test.empty_account', 'UPDATE provider_accounts SET balance_micros = 0');
const SPEND = statement(
  'test.spend',
  "SELECT ledger_post('adjustment', $1, 'BRL', -4999, gen_random_uuid(), now(), NULL, 'spent')",
);

const sql = (step: Statement, values: unknown[] = []) => world.app.database.db.sql.rows(step, values);

/** What the screens need besides the error code. */
const DETAILS: Record<string, object> = {
  INVALID_SERVICE: { another_country_may_help: true },
  INVALID_COUNTRY: { another_country_may_help: true },
  PURCHASES_BLOCKED: { blocked_until: expect.any(String), retry_after_seconds: 90 },
  LIMIT_REACHED: { max: 2, used: 2 },
  INSUFFICIENT_BALANCE: { user_balance: 0.01, user_balance_cents: 1, missing_cents: expect.any(Number) },
};

describe('looking at a purchase without making it', () => {
  const quote = async (customer: Customer, body: object) =>
    (await customer.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body })).body;

  it('says what it costs and that it can be paid', async () => {
    const ana = await world.customer();
    expect(await quote(ana, { service_code: 'whatsapp', country_code: 'brazil', quantity: 2 })).toEqual({
      country_code: 'BR',
      unit_price: world.price,
      unit_price_cents: priceCents(),
      currency: 'BRL',
      total_cost: Number((world.price * 2).toFixed(2)),
      total_cost_cents: priceCents() * 2,
      user_balance: 50,
      user_balance_cents: 5_000,
      has_sufficient_balance: true,
      max_quantity: 2,
      is_valid: true,
      error_code: null,
      error_message: null,
      another_country_may_help: false,
    });
  });

  it.each([
    [{ service_code: 'wa', country_code: 'BR', quantity: 3 }, 'INVALID_QUANTITY'],
    [{ service_code: 'nothing', country_code: 'BR', quantity: 1 }, 'INVALID_SERVICE'],
    [{ service_code: 'wa', country_code: 'nowhere', quantity: 1 }, 'INVALID_COUNTRY'],
    [{ service_code: 'wa', country_code: '73', quantity: 1 }, 'INSUFFICIENT_BALANCE'],
  ])('names what stands in the way of %j', async (body, code) => {
    const poor = await world.customer({ cents: 1 });
    const answer = await quote(poor, body);
    expect(answer).toMatchObject({ is_valid: false, error_code: code });
    expect(answer.error_message).toBeTruthy();
  });

  it.each(['nothing', '#!'])(
    'says of the service %s that another country may help, as the purchase does',
    async (service) => {
      const ana = await world.customer();
      const answer = await quote(ana, { service_code: service, country_code: 'BR', quantity: 1 });
      expect(answer).toMatchObject({ error_code: 'INVALID_SERVICE', another_country_may_help: true });
      expect(await refused(ana, { service })).toMatchObject({
        code: 'INVALID_SERVICE',
        another_country_may_help: true,
      });
    },
  );

  it.each<[string, string, (customer: Customer) => Promise<unknown>]>([
    ['INVALID_COUNTRY', 'AQ', async () => undefined],
    ['INVALID_COUNTRY', 'nowhere', async () => undefined],
    ['PURCHASES_BLOCKED', 'BR', ({ userId }) => sql(BLOCK, [userId, world.clock.now()])],
    ['LIMIT_REACHED', 'BR', (customer) => customer.buy({ quantity: 2 })],
    ['SERVICE_UNAVAILABLE', 'BR', () => sql(EMPTY_ACCOUNT)],
    ['INSUFFICIENT_BALANCE', 'BR', ({ userId }) => sql(SPEND, [userId])],
  ])('names the %s that the purchase meets', async (code, country, cause) => {
    const ana = await world.customer();
    await cause(ana);
    const body = { service_code: 'wa', country_code: country, quantity: 2 };
    const { error_code, error_message, another_country_may_help } = await quote(ana, body);
    const refusal = await refused(ana, { country, quantity: 2 });
    expect([error_code, error_message]).toEqual([refusal.code, refusal.message]);
    expect(another_country_may_help).toBe(refusal.another_country_may_help ?? false);
    expect(refusal).toMatchObject({ code, ...DETAILS[code] });
  });

  it("quotes in the customer's own currency, rounded up", async () => {
    const dora = await world.customer({ cents: 1_000, currency: 'USD' });
    const { unit_price, currency } = await quote(dora, {
      service_code: 'wa',
      country_code: 'BR',
      quantity: 1,
    });
    expect({ unit_price, currency }).toEqual({
      unit_price: Math.ceil(priceCents() / 5.4) / 100,
      currency: 'USD',
    });
    expect((await dora.activation({ service_price: unit_price })).currency).toBe('USD');
  });
});
