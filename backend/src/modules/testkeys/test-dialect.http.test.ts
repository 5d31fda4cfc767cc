import SmsActivate from 'sms-activate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import type { ServicesDto } from '../catalogue/catalogue.dto.js';
import { codeOf, Program } from './testing/test-key-program.js';

const REAL = statement(
  'test.dialect.real',
  `SELECT (SELECT count(*) FROM activations WHERE user_id = $1) + (SELECT count(*) FROM transfers) AS rows`,
);
const BODIES = statement(
  'test.dialect.bodies',
  `SELECT d.body::json AS body FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    WHERE e.user_id = $1 ORDER BY d.id`,
);

let world: ActivationWorld;
let ana: Customer;
let robot: Program;

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.customer();
  robot = await Program.of(world, ana, { test: true, dialect: true });
});

const address = () => `${world.app.url}/stubs/handler_api.php`;

async function say(action: string, parameters: Record<string, string | number> = {}, by = robot) {
  const query = new URLSearchParams({ api_key: by.key.key, action });
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  const response = await fetch(`${address()}?${query.toString()}`);
  const text = await response.text();
  return response.headers.get('content-type')?.startsWith('application/json')
    ? (JSON.parse(text) as unknown)
    : text;
}

async function bought(service: string, more: Record<string, string | number> = {}) {
  const answer = await say('getNumber', { service, country: 73, ...more });
  expect(answer).toMatch(/^ACCESS_NUMBER:\d{16}:55009\d{8}$/);
  return String(answer).split(':')[1]!;
}

describe('a test key of the dialect', () => {
  it('has 32 characters, and reads the test world in the header too, also where no key is needed', async () => {
    expect(robot.key).toMatchObject({
      ...{ test: true, dialect: true, key: expect.stringMatching(/^[a-z0-9]{32}$/) },
    });
    await robot.number('test-code');
    expect(await robot.balance()).toEqual([99_900, 100]);
    const { body } = await robot.call<ServicesDto>('GET', '/api/v1/services?country_iso=BR&per_page=500');
    expect(body.services.map(({ serv_code }) => serv_code)).toContain('test-silent');
    expect(codeOf(await robot.call('GET', '/api/v1/payments/topups'))).toEqual([403, 'TEST_KEY_NOT_ALLOWED']);
  });

  it('goes the whole way without a row of the product, as a plain test key does', async () => {
    const before = await world.app.database.db.sql.one(REAL, [ana.userId]);
    for (const by of [robot, await Program.of(world, ana)]) {
      const balance = Number(String(await say('getBalance', {}, by)).split(':')[1]);
      const [, id = ''] = String(
        await say('getNumber', { service: 'test-two-codes', country: 73 }, by),
      ).split(':');
      expect(await say('getStatus', { id }, by)).toBe('STATUS_WAIT_CODE');
      expect(await say('setStatus', { id, status: 8 }, by)).toBe('EARLY_CANCEL_DENIED');
      expect(await say('setStatus', { id, status: 3 }, by)).toBe('BAD_STATUS');
      await robot.advance(4);
      expect(await say('getStatus', { id }, by)).toMatch(/^STATUS_OK:\d{6}$/);
      expect(await say('setStatus', { id, status: 8 }, by)).toBe('BAD_STATUS');
      expect(await say('setStatus', { id, status: 3 }, by)).toBe('ACCESS_RETRY_GET');
      expect(await say('getStatus', { id }, by)).toMatch(/^STATUS_WAIT_RETRY:\d{6}$/);
      await robot.advance(2);
      expect(await say('getStatusV2', { id }, by)).toMatchObject({
        ...{ verificationType: 2, sms: { code: expect.stringMatching(/^\d{6}$/) } },
      });
      expect(await say('setStatus', { id, status: 6 }, by)).toBe('ACCESS_ACTIVATION');
      expect(await say('getActiveActivations', {}, by)).toBe('NO_ACTIVATIONS');
      expect(await say('getBalance', {}, by)).toBe(`ACCESS_BALANCE:${(balance - 1).toFixed(2)}`);
    }
    expect(await world.app.database.db.sql.one(REAL, [ana.userId])).toEqual(before);
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it('cancels after two minutes of the test clock, and the money is back', async () => {
    const id = await bought('test-silent');
    await robot.advance(120);
    expect(await say('setStatus', { id, status: 8 })).toBe('ACCESS_CANCEL');
    expect(await say('getStatus', { id })).toBe('STATUS_CANCEL');
    expect(await say('getBalance')).toBe('ACCESS_BALANCE:1000.00');
  });

  it('lists what is sold to it, and nothing of the catalogue', async () => {
    const listed = { cost: 1, count: 50, physicalCount: 50 };
    const prices = (await say('getPrices')) as Record<string, Record<string, object>>;
    expect(Object.keys(prices)).toEqual(['73']);
    expect(Object.keys(prices['73']!)).toHaveLength(6);
    expect(prices['73']).toMatchObject({ 'test-code': listed, 'test-silent': listed });
    expect(await say('getPrices', { service: 'wa' })).toBe('BAD_SERVICE');
    expect(await say('getNumbersStatus', { country: 73 })).toMatchObject({
      'test-code': 50,
      'test-code_0': 50,
    });
    expect(await say('getCountries')).toMatchObject({ 73: { eng: 'Brazil' } });
    expect(await say('getNumber', { service: 'test-code' })).toMatch(/^ACCESS_NUMBER:/);
    expect(await say('getNumber', { service: 'wa', country: 73 })).toBe('BAD_SERVICE');
    expect(await say('getNumber', { service: 'test-code', country: 187 })).toBe('BAD_COUNTRY');
  });

  it('meets each refusal in its word', async () => {
    expect(await say('getNumber', { service: 'test-refused', country: 73, orderId: 'A-1' })).toBe(
      'NO_NUMBERS',
    );
    await bought('test-code', { orderId: 'A-1' });
    expect(await say('getNumber', { service: 'test-silent', country: 73, orderId: 'A-1' })).toBe(
      'ORDER_ALREADY_EXISTS',
    );
    expect(await say('getNumber', { service: 'test-no-balance', country: 73 })).toBe('NO_BALANCE');
    const changed = { service: 'test-price-changed', country: 73 };
    expect(await say('getNumber', { ...changed, maxPrice: 1 })).toBe('WRONG_MAX_PRICE:1.50');
    expect(await say('getNumber', { ...changed, maxPrice: 1.5 })).toMatch(/^ACCESS_NUMBER:/);
    expect(await say('getNumber', changed)).toMatch(/^ACCESS_NUMBER:/);
  });

  it('that only reads buys nothing', async () => {
    const reader = await Program.of(world, ana, { test: true, dialect: true, scopes: ['read'] });
    expect(await say('getBalance', {}, reader)).toBe('ACCESS_BALANCE:1000.00');
    expect(await say('getNumber', { service: 'test-code', country: 73 }, reader)).toBe('BAD_KEY');
  });

  it('knows no real number, and its own are unknown to other keys of the account', async () => {
    const real = await ana.activation();
    expect(await say('getStatus', { id: real.number_id })).toBe('NO_ACTIVATION');
    const id = await bought('test-code');
    const live = await Program.of(world, ana, { dialect: true });
    expect(await say('getStatus', { id }, live)).toBe('NO_ACTIVATION');
  });

  it('finds what it bought by the test clock, and webhooks say for whom it was', async () => {
    await ana.call('POST', '/api/v1/users/me/webhooks', {
      body: { url: 'https://example.com/hook', events: ['message.received'] },
    });
    await robot.advance(40 * 86_400 - 1_000_000);
    await robot.advance(1_000_000);
    const id = await bought('test-code', { userId: 'reseller-customer-7' });
    await robot.advance(2);
    expect(await say('getHistory')).toMatchObject([{ id: Number(id), cost: '1.00', status: '6' }]);
    const [row] = await world.app.database.db.sql.rows<{ body: object }>(BODIES, [ana.userId]);
    expect(row?.body).toMatchObject({ test: true, data: { end_user: 'reseller-customer-7' } });
  });

  it('serves npm sms-activate 1.0.1, unchanged but for its address', async () => {
    const client = new SmsActivate(robot.key.key);
    client.session.defaults.baseURL = address();
    const { id } = (await client.getNumber('test-code', 73))!;
    expect(await client.getStatus(id)).toBe('STATUS_WAIT_CODE');
    await robot.advance(2);
    expect(await client.getCode(id)).toMatch(/^\d{6}$/);
    expect(await client.setStatus(id, 6)).toBe('ACCESS_ACTIVATION');
  });
});
