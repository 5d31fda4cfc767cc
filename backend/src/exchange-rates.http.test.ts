import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPtaxSimulator, type PtaxFault, type PtaxSimulator } from './sandbox/ptax.js';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { testClock } from './testing/clock-and-random.js';
import { signedInCustomer } from './testing/signed-in-customer.js';
import { statement } from './platform/database/index.js';

const MAKE_STAFF = statement(
  'test.rates.make_staff',
  `SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1`,
);
const HISTORY = statement(
  'test.rates.history',
  `SELECT rate::float8, source, quoted_rate::float8 AS quoted, spread_percent::float8 AS spread, quoted_at AS "quotedAt"
     FROM rates_in_force WHERE currency = $1 ORDER BY id`,
);
const FORGET = [
  statement('test.rates.forget_quotes', 'DELETE FROM rate_quotes'),
  statement('test.rates.forget_history', 'DELETE FROM rates_in_force'),
  statement('test.rates.forget_feed', 'DELETE FROM rate_feeds'),
];
const IN_ROUBLES = statement(
  'test.rates.in_roubles',
  `UPDATE offers SET cost_currency = 'RUB', cost_micros = 20000000 WHERE service_code = 'tg' AND provider_country_id = '73'`,
);
const SPREAD_PERCENT = 2;
/** The selling rate of the simulated bulletins of Monday, 9 March 2026, with the spread. */
const MONDAY_USD = 5.536968;
const TUESDAY_NOON = '2026-03-10T12:00:00.000Z';

interface Rate {
  currency: string;
  rate: number;
  is_available: boolean;
  quoted_at: string | null;
}

let ptax: PtaxSimulator;
let world: ActivationWorld;
let inReais: Customer;
let inDollars: Customer;

beforeAll(async () => {
  const clock = testClock(TUESDAY_NOON);
  ptax = await createPtaxSimulator({ clock });
  world = await ActivationWorld.open({
    clock,
    settings: {
      rates: { from_feed: true, spread_percent: SPREAD_PERCENT },
      max_open_activations: 50,
      access_token_seconds: 30_000_000,
    },
    env: {
      PTAX_API_URL: ptax.url,
      MERCADOPAGO_ACCESS_TOKEN: 'a token',
      MERCADOPAGO_API_URL: 'http://127.0.0.1:9',
    },
  });
  inReais = await world.customer();
  inDollars = await world.customer({ currency: 'USD' });
});
afterAll(async () => {
  await world.close();
  await ptax.close();
});

/** No rate was ever read, and the Banco Central answers correctly. */
beforeEach(async () => {
  world.clock.set(TUESDAY_NOON);
  ptax.faults.clear();
  for (const forget of FORGET) await world.app.database.owner.sql.rows(forget);
});

const round = () => world.app.runLoop('exchange-rates');
const ratesOf = async () =>
  (await inDollars.call<{ items: Rate[] }>('GET', '/api/v1/payments/rates')).body.items;
const dollar = async () => (await ratesOf()).find(({ currency }) => currency === 'USD')!;

const quote = (customer: Customer, service = 'wa') =>
  customer.call<{ unit_price_cents: number; detail?: { code: string } }>(
    'POST',
    '/api/v1/sms/validate-purchase',
    {
      body: { service_code: service, country_code: 'BR', quantity: 1 },
    },
  );
const startTopup = (body: object) =>
  inDollars.call<{ detail: { code: string; charge_amount_cents?: number } }>(
    'POST',
    '/api/v1/wallets/checkout/pix/deposit',
    { body: { amount_cents: 400, currency: 'USD', ...body } },
  );
const priceOf = async (customer: Customer) => (await quote(customer)).body.unit_price_cents / 100;

it('shows and charges the newest bulletin with the spread, and keeps where it came from', async () => {
  await round();
  expect(await ratesOf()).toEqual([
    {
      currency: 'USD',
      rate: MONDAY_USD,
      source: 'ptax',
      is_available: true,
      quoted_at: '2026-03-09T16:04:10.115Z',
    },
    expect.objectContaining({ currency: 'EUR', source: 'ptax', is_available: true }),
  ]);
  const [reais, dollars] = [await priceOf(inReais), await priceOf(inDollars)];
  expect(dollars).toBe(Math.ceil((reais * 100) / MONDAY_USD) / 100);
  expect(await world.app.database.db.sql.rows(HISTORY, ['USD'])).toEqual([
    {
      rate: MONDAY_USD,
      source: 'ptax',
      quoted: 5.4284,
      spread: SPREAD_PERCENT,
      quotedAt: new Date('2026-03-09T16:04:10.115Z'),
    },
  ]);
});

it('sells what a provider prices in roubles, which have no bulletin, by the settings', async () => {
  await round();
  await world.app.database.owner.sql.rows(IN_ROUBLES);
  // 20 roubles at 7 centavos each, and a markup that doubles the cost.
  expect((await quote(inReais, 'tg')).body).toMatchObject({ unit_price_cents: 280, is_valid: true });
});

it('follows the bulletins of the day, each half hour, and adds to the history', async () => {
  await round();
  world.clock.set('2026-03-10T14:10:00Z');
  await round();
  expect(await dollar()).toMatchObject({ quoted_at: '2026-03-10T14:05:31.204Z' });
  await round();
  expect(await world.app.database.db.sql.rows(HISTORY, ['USD'])).toHaveLength(2);
});

it('sells nothing in dollars by a rate that is too old, and goes on in reais', async () => {
  await round();
  ptax.faults.plan('absent', { times: null });
  world.clock.set('2026-03-11T16:00:00Z');
  await round();
  expect((await quote(inDollars)).status).toBe(200);
  const key = { 'idempotency-key': randomUUID() };
  const order = { service_price: await priceOf(inDollars) };
  const bought = await inDollars.buy(order, key);
  expect(bought.body.successful_transactions).toHaveLength(1);

  world.clock.set('2026-03-11T16:05:00Z');
  await round();
  const refusals = await Promise.all([
    quote(inDollars),
    inDollars.buy(order),
    startTopup({}),
    startTopup({ currency: 'EUR' }),
  ]);
  for (const { status, body } of refusals)
    expect([status, body]).toMatchObject([503, { detail: { code: 'RATE_UNAVAILABLE' } }]);
  expect(await dollar()).toMatchObject({ rate: MONDAY_USD, is_available: false });
  expect((await inDollars.buy(order, key)).body).toEqual(bought.body);

  expect((await inReais.activation({ service_price: await priceOf(inReais) })).phone_number).toBeTruthy();
  expect(
    (await startTopup({ currency: 'BRL', payer: { identification: { type: 'CPF', number: '52998224725' } } }))
      .body,
  ).toMatchObject({
    detail: { code: 'GATEWAY_UNAVAILABLE' },
  });

  ptax.faults.clear();
  world.clock.advance({ minutes: 2 });
  await round();
  expect((await quote(inDollars)).status).toBe(200);
});

it('stays open over a weekend and over Carnival', async () => {
  world.clock.set('2026-03-06T20:00:00Z');
  await round();
  world.clock.set('2026-03-09T12:50:00Z');
  expect(await dollar()).toMatchObject({ is_available: true, quoted_at: '2026-03-06T16:04:10.115Z' });
});

it.each<PtaxFault>(['stale', 'absent', 'garbled', 'server_error', 'reset'])(
  'is closed for dollars from the start where the first answer is %s, and says so to staff',
  async (fault) => {
    ptax.faults.plan(fault, { times: null });
    await round();
    expect(await dollar()).toMatchObject({ is_available: false });
    expect((await quote(inDollars)).status).toBe(503);
    expect((await quote(inReais)).status).toBe(200);
    const email = `staff-${fault}@example.com`;
    await signedInCustomer(world.app, email);
    await world.app.database.db.sql.rows(MAKE_STAFF, [email]);
    const headers = await signedInCustomer(world.app, email);
    const { body } = await world.app.call('GET', '/api/v1/admin/rates', { headers });
    expect(body).toMatchObject({
      items: [
        { currency: 'USD', source: 'ptax', max_age_hours: 48, is_fresh: false },
        { currency: 'EUR', is_fresh: false },
      ],
      feed: { tried_at: TUESDAY_NOON, error: fault === 'stale' ? null : expect.stringContaining('USD: ') },
    });
    await world.app.runLoop('alarms');
    const alarms = () =>
      world.app.call<{ items: object[] }>('GET', '/api/v1/admin/alarms?state=open&code=rate_stale', {
        headers,
      });
    expect((await alarms()).body.items).toMatchObject([
      { subject: 'ptax', facts: { since: expect.any(String) } },
    ]);
    ptax.faults.clear();
    world.clock.advance({ minutes: 31 });
    await round();
    await world.app.runLoop('alarms');
    expect((await alarms()).body.items).toEqual([]);
  },
);

it('takes no bulletin that is far from the one before', async () => {
  await round();
  world.clock.set('2026-03-10T14:10:00Z');
  ptax.faults.plan('implausible', { times: null });
  await round();
  expect(await dollar()).toMatchObject({ rate: MONDAY_USD, is_available: true });
});

it('refuses a deposit at a higher rate than was shown, and takes one at a lower', async () => {
  await round();
  const refused = await startTopup({ fx_rate: 5.4 });
  expect([refused.status, refused.body.detail]).toMatchObject([
    409,
    { code: 'RATE_CHANGED', fx_rate: MONDAY_USD, charge_amount_cents: 2215 },
  ]);
  expect((await startTopup({ fx_rate: 5.6 })).body.detail.code).toBe('GATEWAY_UNAVAILABLE');
});
