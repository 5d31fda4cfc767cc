import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import type { PriceAlertDto, PriceAlertsDto } from './alerts.dto.js';
import { MOST_ALERTS } from './alert.store.js';

const ALERTS = '/api/v1/alerts';
const CHANGE = statement(
  'test.alerts.change',
  `UPDATE offers SET stock = coalesce($3::integer, stock), cost_micros = cost_micros * $4::numeric
    WHERE service_code = $1 AND product_id IN (SELECT id FROM products WHERE country_iso = $2)`,
);
const FORGET = statement('test.alerts.forget', 'DELETE FROM price_alerts');
const COUNT = statement('test.alerts.count', 'SELECT count(*)::integer AS count FROM price_alerts');
const OUTBOX = statement(
  'test.alerts.outbox',
  `SELECT subject_id AS "subjectId", service_code AS "serviceCode" FROM push_outbox WHERE kind = 'alert_triggered'`,
);
const SUBSCRIBE = statement(
  'test.alerts.subscribe',
  `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, subscribed_at)
   SELECT user_id, id, 'https://push.example.com/' || id, 'x', 'x', created_at FROM sessions WHERE user_id = $1`,
);

let world: ActivationWorld;
let ana: Customer;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.app.database.db.sql.row(FORGET);
  ana = await world.customer();
  world.app.mailer.clear();
});

/** Changes WhatsApp in Brazil, and waits until the catalogue reads it again. */
async function change({ stock = null, costTimes = 1 }: { stock?: number | null; costTimes?: number }) {
  await world.app.database.owner.sql.row(CHANGE, ['wa', 'BR', stock, costTimes]);
  world.clock.advance({ seconds: 20 });
}
const look = () => world.app.runLoop('price-alerts');
const create = (wanted: object, customer = ana) =>
  customer.call<PriceAlertDto>('POST', ALERTS, {
    body: { service: 'wa', country_iso: 'BR', days: 7, ...wanted },
  });
const list = async (customer = ana) => (await customer.call<PriceAlertsDto>('GET', ALERTS)).body;
const priceNow = async () => Math.round((await world.priceOf('wa', 'BR')) * 100);

describe('a product without numbers', () => {
  beforeEach(() => change({ stock: 0 }));
  afterEach(() => change({ stock: 5 }));

  it('is told of once when there is a number again, by mail, push and webhook', async () => {
    await world.app.database.owner.sql.row(SUBSCRIBE, [ana.userId]);
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'waiting', max_price_cents: null, now: { stock: 0 } });
    await look();
    expect(world.app.mailer.mails).toEqual([]);

    await change({ stock: 5 });
    await look();
    await look();
    expect(world.app.mailer.mails.map(({ subject }) => subject)).toEqual([
      'WhatsApp (Brasil): seu aviso tocou',
    ]);
    expect(await world.app.database.owner.sql.rows(OUTBOX)).toEqual([
      { subjectId: body.id, serviceCode: 'wa' },
    ]);
    expect((await list()).alerts).toMatchObject([
      { id: body.id, state: 'triggered', triggered_price_cents: await priceNow(), now: { stock: 5 } },
    ]);
  });

  it('is not told of after the last day', async () => {
    await create({ days: 1 });
    world.clock.advance({ days: 1 });
    await change({ stock: 5 });
    await look();
    expect(world.app.mailer.mails).toEqual([]);
    expect(await list()).toMatchObject({ alerts: [{ state: 'ended' }], open: 0 });
  });

  it('leaves an alert that was removed alone', async () => {
    const { body } = await create({});
    expect((await ana.call('DELETE', `${ALERTS}/${body.id}`)).status).toBe(204);
    expect((await ana.call('DELETE', `${ALERTS}/${body.id}`)).status).toBe(404);
    await change({ stock: 5 });
    await look();
    expect(world.app.mailer.mails).toEqual([]);
  });
});

describe('a price', () => {
  it('is told of when it has fallen as far as wanted, not before', async () => {
    const price = await priceNow();
    const { body } = await create({ max_price_cents: price - 10 });
    await change({});
    await look();
    expect(world.app.mailer.mails).toEqual([]);

    await change({ costTimes: 0.5 });
    await look();
    expect(world.app.mailer.mails).toHaveLength(1);
    const [alert] = (await list()).alerts;
    expect(alert).toMatchObject({ id: body.id, state: 'triggered' });
    expect(alert?.triggered_price_cents).toBeLessThanOrEqual(price - 10);
    await change({ costTimes: 2 });
  });

  it('that is there already is refused with what the number costs', async () => {
    const price = await priceNow();
    expect(await create({ max_price_cents: price })).toMatchObject({
      status: 409,
      body: { detail: { code: 'ALERT_NOT_NEEDED', price_cents: price } },
    });
    expect(await create({})).toMatchObject({ status: 409, body: { detail: { code: 'ALERT_NOT_NEEDED' } } });
  });
});

it('keeps one alert for each product, which a new one replaces', async () => {
  const { body: first } = await create({ max_price_cents: 1 });
  const { body: second } = await create({ max_price_cents: 2, days: 30 });
  expect(second.id).toBe(first.id);
  expect((await list()).alerts).toMatchObject([{ max_price_cents: 2 }]);
});

it('gives an account ten alerts, also when many are asked for at once', async () => {
  const { body } = await ana.call<{ services: { serv_code: string }[] }>(
    'GET',
    '/api/v1/services?country_iso=BR&per_page=14',
  );
  const answers = await Promise.all(
    body.services.map(({ serv_code: service }) => create({ service, max_price_cents: 1 })),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers).toHaveLength(14);
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({
    body: { detail: { code: 'ALERT_LIMIT_REACHED', maximum: MOST_ALERTS } },
  });
  expect(await list()).toMatchObject({ open: MOST_ALERTS, maximum: MOST_ALERTS });
});

it('refuses what is not sold here, and what makes no sense', async () => {
  expect(await create({ country_iso: 'XX' })).toMatchObject({
    status: 422,
    body: { detail: { code: 'INVALID_COUNTRY' } },
  });
  expect(await create({ service: 'zz9' })).toMatchObject({
    status: 422,
    body: { detail: { code: 'INVALID_SERVICE' } },
  });
  expect(await create({ days: 2 })).toMatchObject({ status: 422 });
  expect(await create({ max_price_cents: 0 })).toMatchObject({ status: 422 });
});

it('shows nobody the alerts of others, and forgets them a month after their end', async () => {
  await create({ max_price_cents: 1, days: 1 });
  expect((await list(await world.customer())).alerts).toEqual([]);
  world.clock.advance({ days: 32 });
  const { container, database } = world.app;
  await container.dailyJobs.find(({ name }) => name === 'forget-alerts')?.run();
  expect(await database.owner.sql.row(COUNT)).toEqual({ count: 0 });
});
