import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import type { HttpClient } from '../../testing/http-client.js';
import type { ActivationDto } from '../activations/activation.dto.js';
import type { ValidatePurchaseDto } from '../activations/purchase.dto.js';
import type { ApiKeysDto } from '../auth/api-keys/api-key.dto.js';
import type { ServicesDto } from '../catalogue/catalogue.dto.js';
import { codeOf, pathOf, Program, type Refusal } from './testing/test-key-program.js';

const KEYS = '/api/v1/users/me/api-keys';
const FULL = 100_000;
const PRICE = 100;

let world: ActivationWorld;
let ana: Customer;
let robot: Program;

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.customer();
  robot = await testKey(ana);
});

const newKey = (owner: Customer) => Program.of(world, owner, {});
const testKey = (owner: Customer, wanted: object = {}) => Program.of(world, owner, { test: true, ...wanted });

describe('a test key', () => {
  it('is told apart where it is made and listed, and has no budget', async () => {
    const { key } = await testKey(ana);
    expect(key).toMatchObject({
      test: true,
      dialect: false,
      key: expect.stringMatching(/^torpedo_test_[\w-]{43}$/),
    });
    expect(key.prefix).toMatch(/^torpedo_test_[\w-]{6}$/);
    const { key: live } = await newKey(ana);
    const { body } = await ana.call<ApiKeysDto>('GET', KEYS);
    expect(body.api_keys.slice(0, 2).map(({ id, test }) => [id, test])).toEqual([
      [live.id, false],
      [key.id, true],
    ]);
    const costly = { name: 'Robot', scopes: ['buy'], test: true, daily_budget_cents: 100 };
    expect(codeOf(await ana.call('POST', KEYS, { body: costly }))).toEqual([422, 'VALIDATION_ERROR']);
    const budget = await ana.call('PATCH', `${KEYS}/${key.id}`, { body: { daily_budget_cents: 100 } });
    expect(codeOf(budget)).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('lists the magic services of one country, and nobody else does', async () => {
    const listed = async (by: HttpClient) =>
      (await by<ServicesDto>('GET', '/api/v1/services?country_iso=BR&per_page=500')).body.services;
    const codes = (await listed(robot.call)).map(({ serv_code, price_cents }) => [serv_code, price_cents]);
    expect(codes).toEqual(
      ['code', 'two-codes', 'silent', 'refused', 'price-changed', 'no-balance'].map((name) => [
        `test-${name}`,
        PRICE,
      ]),
    );
    const real = await listed((await newKey(ana)).call);
    expect(real.filter(({ serv_code }) => serv_code.startsWith('test-'))).toEqual([]);
    const one = await robot.call<ServicesDto>('GET', '/api/v1/services?service=test-silent');
    expect(one.body.services.map(({ serv_code }) => serv_code)).toEqual(['test-silent']);
    expect(codeOf(await robot.call('GET', '/api/v1/services?service=wa'))).toEqual([422, 'INVALID_SERVICE']);
    expect(codeOf(await robot.call('GET', '/api/v1/services?country_iso=PT'))).toEqual([
      422,
      'INVALID_COUNTRY',
    ]);
    const countries = await robot.call<{ countries: { iso_code: string }[] }>('GET', '/api/v1/countries');
    expect(countries.body.countries.map(({ iso_code }) => iso_code)).toEqual(['BR']);
  });

  it('may only read where it has that scope', async () => {
    const reader = await testKey(ana, { scopes: ['read'] });
    expect(codeOf(await reader.buy('test-code'))).toEqual([403, 'API_KEY_SCOPE']);
    expect((await reader.call('GET', '/api/v1/wallets/BRL/balance')).status).toBe(200);
  });

  it('is refused what is not simulated', async () => {
    const topup = { body: { amount_cents: 1_000 } };
    expect(codeOf(await robot.call('POST', '/api/v1/wallets/checkout/pix/deposit', topup))).toEqual([
      403,
      'TEST_KEY_NOT_ALLOWED',
    ]);
    for (const unknown of [
      'payments/topups',
      'gateways',
      'cases',
      'alerts',
      'users/me/limits',
      'services/most-used',
    ])
      expect(codeOf(await robot.call('GET', `/api/v1/${unknown}`))).toEqual([403, 'TEST_KEY_NOT_ALLOWED']);
  });
});

describe('the code', () => {
  it('comes after two seconds, and pays the number', async () => {
    const bought = await robot.number('test-code');
    expect(bought).toMatchObject({
      status: 'WAITING_SMS',
      service: { code: 'test-code' },
      country: { iso_code: 'BR' },
      service_price_cents: PRICE,
      can_cancel: false,
    });
    expect(bought.phone_number).toMatch(/^\+55009\d{8}$/);
    expect(await robot.balance()).toEqual([FULL - PRICE, PRICE]);
    world.clock.advance({ seconds: 1 });
    expect((await robot.read(bought)).sms_code).toBeNull();
    world.clock.advance({ seconds: 1 });
    const done = await robot.read(bought);
    expect(done).toMatchObject({
      status: 'COMPLETED',
      sms_code: expect.stringMatching(/^\d{6}$/),
      can_get_another_sms: true,
    });
    expect(done.sms_text).toContain(done.sms_code);
    expect(await robot.balance()).toEqual([FULL - PRICE, 0]);
  });

  it('comes twice, and again when it is asked for', async () => {
    const bought = await robot.number('test-two-codes');
    await robot.advance(4);
    expect((await robot.read(bought)).quantidade_codigos).toBe(2);
    expect((await robot.call<ActivationDto>('POST', `${pathOf(bought)}/another`)).body.status).toBe('ACTIVE');
    await robot.advance(2);
    expect(await robot.read(bought)).toMatchObject({ status: 'COMPLETED', quantidade_codigos: 3 });
    const finished = await robot.call<ActivationDto>('POST', `${pathOf(bought)}/finish`);
    expect(finished.body).toMatchObject({ status: 'COMPLETED', can_get_another_sms: false });
    expect(codeOf(await robot.call('POST', `${pathOf(bought)}/another`))).toEqual([409, 'ACTIVATION_CLOSED']);
    expect(codeOf(await robot.call('DELETE', pathOf(bought)))).toEqual([409, 'CODE_RECEIVED']);
    expect(await robot.balance()).toEqual([FULL - PRICE, 0]);
  });

  it('never comes to a silent number, which expires and costs nothing', async () => {
    const bought = await robot.number('test-silent');
    expect(codeOf(await robot.call('POST', `${pathOf(bought)}/finish`))).toEqual([
      409,
      'ACTIVATION_NOT_COMPLETED',
    ]);
    await robot.advance(20 * 60);
    expect(await robot.read(bought)).toMatchObject({
      status: 'EXPIRED',
      closed_by: 'expiry',
      closed_at: bought.expires_at,
    });
    expect(await robot.balance()).toEqual([FULL, 0]);
  });
});

describe('an order', () => {
  it('is refused by every provider: nothing is charged', async () => {
    const { body } = await robot.buy('test-refused', { quantity: 2 });
    expect(body).toMatchObject({
      successful_numbers: 0,
      failed_numbers: 2,
      refunded_amount_cents: 2 * PRICE,
    });
    expect(body.failed_transactions[0]).toMatchObject({ code: 'NO_NUMBERS', refunded_amount_cents: PRICE });
    expect(await robot.balance()).toEqual([FULL, 0]);
  });

  it('finds a higher price, and the next order takes it', async () => {
    const changed = await robot.refused('test-price-changed');
    expect(changed).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      price_cents: 1_050,
      currency: 'BRL',
    });
    expect(await robot.refused('test-price-changed')).toMatchObject({ price_cents: 1_050 });
    const { body } = await robot.buy('test-price-changed', { max_price_cents: 1_050 });
    expect(body.successful_transactions[0]?.service_price_cents).toBe(1_050);
    expect(await robot.balance()).toEqual([FULL - 1_050, 1_050]);
    expect(await robot.refused('test-price-changed')).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('finds no balance', async () => {
    expect(await robot.refused('test-no-balance')).toMatchObject({
      status: 402,
      code: 'INSUFFICIENT_BALANCE',
      user_balance_cents: 0,
      missing_cents: PRICE,
    });
    expect(await robot.balance()).toEqual([FULL, 0]);
  });

  it.each([
    ['a price below that of the list', 'test-code', { max_price_cents: 99 }, 409, 'PRICE_CHANGED'],
    ['a service of the product', 'wa', {}, 422, 'INVALID_SERVICE'],
    ['another country', 'test-code', { country: 'PT' }, 422, 'INVALID_COUNTRY'],
    ['too many numbers', 'test-code', { quantity: 3 }, 422, 'INVALID_QUANTITY'],
    ['another currency', 'test-code', { currency: 'USD' }, 409, 'CURRENCY_CHANGED'],
    [
      'a wish for delivery',
      'test-code',
      { country: undefined, preferences: { min_delivery_percent: 1 } },
      409,
      'NO_COUNTRY_MATCHES',
    ],
    [
      'a lowest price above that of the list',
      'test-code',
      { country: undefined, preferences: { min_price_cents: 101 } },
      409,
      'NO_COUNTRY_MATCHES',
    ],
  ])('with %s is refused as everywhere', async (_what, service, more, status, code) => {
    expect(await robot.refused(service, more)).toMatchObject({ status, code });
  });

  it('is refused where fifty numbers are open', async () => {
    for (let bought = 0; bought < 50; bought += 2) await robot.buy('test-silent', { quantity: 2 });
    expect(await robot.refused('test-silent')).toMatchObject({ code: 'LIMIT_REACHED', max: 50, used: 50 });
  });

  it('is answered once for its key, and fills a wallet that cannot pay', async () => {
    const key = { 'idempotency-key': 'order-1' };
    const [first, again] = [await robot.buy('test-code', {}, key), await robot.buy('test-code', {}, key)];
    expect(again.body).toEqual(first.body);
    expect(await robot.balance()).toEqual([FULL - PRICE, PRICE]);
    const costly = { max_price_cents: FULL - 50 };
    await robot.buy('test-price-changed', costly);
    await robot.buy('test-price-changed', { max_price_cents: FULL });
    expect(await robot.balance()).toEqual([0, FULL + PRICE]);
  });

  it('is quoted as it is sold', async () => {
    const quote = async (service_code: string) => {
      const body = { service_code, country_code: 'BR', quantity: 2 };
      return (await robot.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body })).body;
    };
    expect(await quote('test-code')).toMatchObject({
      ...{ is_valid: true, unit_price_cents: PRICE, total_cost_cents: 2 * PRICE, user_balance_cents: FULL },
    });
    expect(await quote('test-no-balance')).toMatchObject({
      is_valid: false,
      error_code: 'INSUFFICIENT_BALANCE',
    });
    expect(await quote('wa')).toMatchObject({ is_valid: false, error_code: 'INVALID_SERVICE' });
  });
});

describe('a cancel', () => {
  it('waits two minutes of the test clock, and is answered twice the same', async () => {
    const bought = await robot.number('test-silent');
    expect((await robot.call<Refusal>('DELETE', pathOf(bought))).body.detail).toMatchObject({
      ...{ code: 'CANCEL_TOO_EARLY', retry_after_seconds: 120 },
    });
    await robot.advance(120);
    expect((await robot.read(bought)).can_cancel).toBe(true);
    expect((await robot.call('DELETE', pathOf(bought))).body).toMatchObject({
      success: true,
      refunded_amount_cents: PRICE,
    });
    expect((await robot.call('DELETE', pathOf(bought))).body).toMatchObject({ already_cancelled: true });
    expect(await robot.balance()).toEqual([FULL, 0]);
  });

  it('after the end is refused', async () => {
    const bought = await robot.number('test-silent');
    await robot.advance(1_200);
    expect(codeOf(await robot.call('DELETE', pathOf(bought)))).toEqual([409, 'ACTIVATION_CLOSED']);
  });
});

describe('a swap', () => {
  const swap = (number: ActivationDto) => robot.call<ActivationDto>('POST', `${pathOf(number)}/swap`);

  it('waits as a cancel does, and brings another number for the same money, whose code comes', async () => {
    const silent = await robot.number('test-silent');
    expect(silent).toMatchObject({ can_swap: false, swap_available_at: silent.cancel_available_at });
    expect((await robot.call<Refusal>('POST', `${pathOf(silent)}/swap`)).body.detail).toMatchObject({
      ...{ code: 'SWAP_TOO_EARLY', retry_after_seconds: 120, swap_available_at: silent.swap_available_at },
    });
    await robot.advance(120);
    expect((await robot.read(silent)).can_swap).toBe(true);
    const { status, body: other } = await swap(silent);
    expect([status, other.status, other.service.code]).toEqual([200, 'WAITING_SMS', 'test-silent']);
    expect(other.phone_number).not.toBe(silent.phone_number);
    const minutes = (Date.parse(other.expires_at) - Date.parse(other.created_at)) / 60_000;
    expect(minutes).toBe(20);
    expect(await robot.read(silent)).toMatchObject({
      ...{ status: 'CANCELLED', closed_by: 'swap', can_swap: false, swap_available_at: null },
    });
    expect(await robot.balance()).toEqual([FULL - PRICE, PRICE]);
    await robot.advance(2);
    expect(await robot.read(other)).toMatchObject({ status: 'COMPLETED', swap_available_at: null });
    expect(await robot.balance()).toEqual([FULL - PRICE, 0]);
    expect((await swap(silent)).body).toMatchObject({
      activation_id: other.activation_id,
      status: 'COMPLETED',
    });
    expect(codeOf(await swap(other))).toEqual([409, 'CODE_RECEIVED']);
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const silent = await robot.number('test-silent');
    await robot.advance(120);
    const answers = await Promise.all([swap(silent), swap(silent), swap(silent)]);
    expect(new Set(answers.map(({ body }) => body.activation_id)).size).toBe(1);
    expect(await robot.balance()).toEqual([FULL - PRICE, PRICE]);
  });

  it('is not for what ended, nor for the number of somebody else', async () => {
    const silent = await robot.number('test-silent');
    await robot.advance(1_200);
    expect(codeOf(await swap(silent))).toEqual([409, 'ACTIVATION_CLOSED']);
    const stranger = await testKey(await world.customer());
    expect(codeOf(await swap(await stranger.number('test-silent')))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the clock', () => {
  it('is moved on by test keys only, and never too far', async () => {
    const { body } = await robot.advance(90);
    expect(body.now).toBe(new Date(world.clock.now().getTime() + 90_000).toISOString());
    const advanced = (by: HttpClient) => by('POST', '/api/v1/test/clock/advance', { body: { seconds: 60 } });
    const live = await newKey(ana);
    expect(codeOf(await advanced(live.call))).toEqual([403, 'TEST_KEY_REQUIRED']);
    expect(codeOf(await advanced(ana.call))).toEqual([403, 'TEST_KEY_REQUIRED']);
    expect(codeOf(await advanced(world.app.call))).toEqual([401, 'UNAUTHENTICATED']);
    for (const seconds of [0, -5, 1.5, 2_592_001, 'soon', null])
      expect(codeOf(await robot.advance(seconds))).toEqual([422, 'VALIDATION_ERROR']);
    for (let month = 0; month < 121; month += 1) await robot.advance(2_592_000);
    expect(codeOf(await robot.advance(2_592_000))).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('is shared by the test keys of the account, and by nobody else', async () => {
    const bought = await robot.number('test-silent');
    const other = await testKey(ana);
    await other.advance(1_200);
    expect((await robot.read(bought)).status).toBe('EXPIRED');
    const real = await ana.activation();
    expect(real.status).toBe('WAITING_SMS');
    expect(Date.parse(real.created_at)).toBe(world.clock.now().getTime());
  });
});
