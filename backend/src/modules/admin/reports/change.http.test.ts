import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { foldFigures } from '../../../testing/folded-figures.js';
import { credit } from '../../../testing/credit.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { ActivationWorld } from '../../../testing/activation-world.js';
import type { ChangeReportDto } from './change.dto.js';
import type { ReportDto } from './reports.dto.js';

// Numbers in their final state with the movements of their prices, as many as the test asks for.
const SELL = statement(
  'test.change.sell',
  `WITH asked AS (SELECT uuidv7() AS purchase, uuidv7() AS id FROM generate_series(1, $6)),
   bought AS (
     INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
     SELECT purchase, $1, $2, 'BR', 1, $5, 'BRL', 'pt-BR', $7 FROM asked
   )
   INSERT INTO activations (id, purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            provider, provider_activation_id, phone, cost_micros, cost_currency, requested_at, allotted_at,
                            first_message_at, closed_at, closed_by, updated_at)
   SELECT id, purchase, 1, $1, $2, 'BR', $5, 'BRL', $4, $3,
          CASE WHEN $4 <> 'FAILED' THEN id::text END, CASE WHEN $4 <> 'FAILED' THEN '+5511987654321' END,
          100000, 'USD', $7, CASE WHEN $4 <> 'FAILED' THEN $7::timestamptz END,
          CASE WHEN $4 = 'COMPLETED' THEN $7::timestamptz END, CASE WHEN $4 <> 'COMPLETED' THEN $7::timestamptz END,
          CASE $4 WHEN 'COMPLETED' THEN NULL WHEN 'FAILED' THEN 'failure' ELSE 'expiry' END, $7
     FROM asked RETURNING id`,
);
const HOLD = statement('test.change.hold', `SELECT ledger_post('hold', $1, 'BRL', $2, $3, $4)`);
const END_HOLD = statement('test.change.end_hold', 'SELECT ledger_end($1, $2, $3)');

const BEFORE = '2026-03-03T15:00:00Z';
const NOW = '2026-03-05T15:00:00Z';
const DAYS = 'from=2026-03-05&to=2026-03-05&against_from=2026-03-03&against_to=2026-03-03';

let world: ActivationWorld;
let call: StaffCall;
let userId: string;

const get = async <Body = ChangeReportDto>(path: string) =>
  (await call<Body>('GET', `/api/v1/admin/reports/${path}`)).body;

type Status = 'COMPLETED' | 'EXPIRED' | 'FAILED';

async function sell(
  at: string,
  count: number,
  product: { service: string; provider?: string; price: number },
  status: Status,
) {
  const { service, provider = null, price } = product;
  const { sql } = world.app.database.owner;
  const sold = await sql.rows<{ id: string }>(SELL, [
    userId,
    service,
    provider,
    status,
    price,
    count,
    new Date(at),
  ]);
  for (const { id } of sold) {
    await sql.rows(HOLD, [userId, price, id, new Date(at)]);
    await sql.rows(END_HOLD, [status === 'COMPLETED' ? 'capture' : 'release', id, new Date(at)]);
  }
}

async function topUp(at: string, count: number, cents: number, how: { gateway?: string; currency?: string }) {
  const { sql } = world.app.database.owner;
  for (let each = 0; each < count; each += 1) await credit(sql, userId, cents, { ...how, at: new Date(at) });
}

/**
 * Three things happen between the two days. WhatsApp's price rises from 2.00 to 2.30, and its provider A delivers 20 of 40
 * instead of 30 of 40. Telegram, which costs 3.00, sells 20 instead of 40, all with a code.
 *
 * And of top-ups: those through Mercado Pago are of 25.00 instead of 20.00, half as many come through a second gateway, and
 * three in dollars come for the first time.
 */
beforeAll(async () => {
  world = await ActivationWorld.open();
  world.clock.set('2026-03-02T15:00:00Z');
  const customer = await world.customer({ cents: 1_000_000 });
  userId = customer.userId;
  await sell(BEFORE, 30, { service: 'wa', provider: 'a', price: 200 }, 'COMPLETED');
  await sell(BEFORE, 10, { service: 'wa', provider: 'a', price: 200 }, 'EXPIRED');
  await sell(BEFORE, 40, { service: 'tg', provider: 'b', price: 300 }, 'COMPLETED');
  await topUp(BEFORE, 40, 2_000, {});
  await topUp(BEFORE, 40, 5_000, { gateway: 'OTHER' });
  await sell(NOW, 20, { service: 'wa', provider: 'a', price: 230 }, 'COMPLETED');
  await sell(NOW, 20, { service: 'wa', provider: 'a', price: 230 }, 'EXPIRED');
  await sell(NOW, 20, { service: 'tg', provider: 'b', price: 300 }, 'COMPLETED');
  await sell(NOW, 3, { service: 'vk', price: 100 }, 'FAILED');
  await topUp(NOW, 40, 2_500, {});
  await topUp(NOW, 20, 5_000, { gateway: 'OTHER' });
  await topUp(NOW, 3, 1_000, { currency: 'USD' });
  world.clock.set('2026-03-06T15:00:00Z');
  await createAdministrator(world.app);
  call = await signInAdministrator(world.app);
});
afterAll(() => world.close());

/** 6.000 + 12.000 cents of 80 orders. */
const ORDER = 18_000 / 80;
const WHATSAPP = {
  difference_cents: 4_600 - 6_000,
  price_cents: 20 * 30,
  volume_cents: 0,
  delivery_cents: -10 * 200,
  mix_cents: 0,
};
const TELEGRAM = {
  difference_cents: -6_000,
  price_cents: 0,
  volume_cents: -20 * ORDER,
  delivery_cents: 0,
  mix_cents: -6_000 + 20 * ORDER,
};
const FAILED = { difference_cents: 0, volume_cents: 3 * ORDER, mix_cents: -3 * ORDER };

describe('why revenue changed', () => {
  it('is told by service: each part is what was done to the world, and the parts are the whole difference', async () => {
    const report = await get(`change?${DAYS}`);
    expect(report).toMatchObject({ against_from: '2026-03-03', is_open: false, by: 'service' });
    expect(report.rows).toMatchObject([
      { ...TELEGRAM, service: { code: 'tg', name: 'Telegram' }, before: { cents: 12_000, orders: 40 } },
      {
        ...WHATSAPP,
        service: { code: 'wa' },
        now: { cents: 4_600, orders: 40, codes: 20, average_cents: 230 },
      },
    ]);
    expect(report.others).toMatchObject({ ...FAILED, count: 1 });
    expect(report.totals).toMatchObject({
      difference_cents: -7_400,
      price_cents: 600,
      volume_cents: (-20 + 3) * ORDER,
      delivery_cents: -2_000,
      mix_cents: -6_000 + (20 - 3) * ORDER,
    });
  });

  it('has the same whole by country, provider and product, and the figures of the revenue report', async () => {
    const { totals } = await get(`change?${DAYS}`);
    for (const by of ['country', 'provider', 'product']) {
      expect((await get(`change?${DAYS}&by=${by}`)).totals).toEqual(totals);
    }
    const revenue = await get<ReportDto>('revenue?from=2026-03-05&to=2026-03-05');
    expect(totals.now.cents).toBe(revenue.totals['revenue_cents']);
    const { rows, others } = await get(`change?${DAYS}&by=provider`);
    expect(rows).toMatchObject([
      { ...TELEGRAM, provider: 'b', service: null },
      { ...WHATSAPP, provider: 'a' },
    ]);
    expect(others).toMatchObject(FAILED);
  });

  it('of one service is divided between its providers', async () => {
    const { rows, totals } = await get(`change?${DAYS}&by=provider&service=wa`);
    expect(rows).toMatchObject([{ ...WHATSAPP, provider: 'a', service: null }]);
    expect(totals).toMatchObject(WHATSAPP);
    expect((await get(`change?${DAYS}&provider=none`)).totals).toMatchObject(FAILED);
  });

  it('names what weighed most', async () => {
    const { causes } = await get(`change?${DAYS}`);
    expect(
      causes.map(({ part, cents, service, country, provider }) => [
        part,
        cents,
        service?.code,
        country?.iso_code,
        provider,
      ]),
    ).toEqual([
      ['volume', -20 * ORDER, 'tg', 'BR', null],
      ['delivery', -2_000, 'wa', undefined, 'a'],
      ['price', 600, 'wa', 'BR', null],
    ]);
  });

  it('of the margin has the margin of the revenue report, and its parts are the whole difference', async () => {
    const { totals, rows } = await get(`change?${DAYS}&money=margin`);
    const margin = async (day: string) =>
      (await get<ReportDto>(`revenue?from=${day}&to=${day}`)).totals['margin_cents'];
    expect([totals.before.cents, totals.now.cents]).toEqual([
      await margin('2026-03-03'),
      await margin('2026-03-05'),
    ]);
    for (const each of [totals, ...rows]) {
      expect(each.price_cents + each.volume_cents + each.delivery_cents + each.mix_cents).toBe(
        each.now.cents - each.before.cents,
      );
    }
  });

  it('is the same before and after the sums are made', async () => {
    const before = await get(`change?${DAYS}&by=provider`);
    await foldFigures(world.app.database.db);
    expect(await get(`change?${DAYS}&by=provider`)).toEqual(before);
  });

  it('is compared with the period before, and says when the later one is not over', async () => {
    expect(await get('change?from=2026-03-05&to=2026-03-06')).toMatchObject({
      ...{ against_from: '2026-03-03', against_to: '2026-03-04', is_open: true },
      totals: { before: { cents: 18_000 } },
    });
  });

  it('is a spreadsheet too', async () => {
    const { text, headers } = await call<string>('GET', `/api/v1/admin/reports/change?${DAYS}&format=csv`);
    expect(headers.get('content-disposition')).toContain('change-2026-03-05-2026-03-05.csv');
    expect(text.split('\n')).toContain('wa,WhatsApp,6000,4600,40,40,30,20,-1400,600,0,-2000,0');
    expect(text).toContain('\ntotal,total,18000,10600,');
  });

  it('of top-ups is told by gateway and currency: what one is worth, how many there are, and which', async () => {
    const report = await get(`change?${DAYS}&money=topups`);
    const mean = (40 * 2_000 + 40 * 5_000) / 80;
    const fewer = {
      difference_cents: -100_000,
      price_cents: 0,
      volume_cents: -20 * mean,
      mix_cents: -30_000,
    };
    const larger = { difference_cents: 20_000, price_cents: 20_000, volume_cents: 0, mix_cents: 0 };
    const { others, totals } = await get(`change?${DAYS}&money=topups&by=currency`);
    const dollars = others!.now.cents;
    expect(dollars).toBeGreaterThan(3_000);
    expect(others).toMatchObject({ volume_cents: 3 * mean, mix_cents: dollars - 3 * mean, count: 1 });
    expect(report).toMatchObject({ by: 'gateway', others: null, totals });
    expect(report.rows).toMatchObject([
      {
        ...fewer,
        gateway: 'OTHER',
        currency: null,
        service: null,
        before: { orders: 40, average_cents: 5_000 },
      },
      {
        gateway: 'MERCADOPAGO',
        price_cents: 20_000,
        volume_cents: 3 * mean,
        difference_cents: 20_000 + dollars,
      },
    ]);
    expect(totals).toMatchObject({ difference_cents: -80_000 + dollars, delivery_cents: 0 });
    expect(totals.now.cents).toBe(
      (await get<ReportDto>('topups?from=2026-03-05&to=2026-03-05')).totals['topups_cents'],
    );
    const divided = await get(`change?${DAYS}&money=topups&by=currency&gateway=MERCADOPAGO&currency=BRL`);
    expect(divided.rows).toMatchObject([{ ...larger, currency: 'BRL', gateway: null }]);
    expect(report.causes).toMatchObject([
      { part: 'volume', cents: -20 * mean, gateway: 'OTHER', currency: 'BRL' },
      { part: 'price', cents: 20_000, gateway: 'MERCADOPAGO', currency: 'BRL' },
    ]);
    const { text } = await call<string>(
      'GET',
      `/api/v1/admin/reports/change?${DAYS}&money=topups&format=csv`,
    );
    expect(text).toContain('OTHER,OTHER,200000,100000,40,20,40,20,-100000,0,-70000,0,-30000');
  });

  it.each([
    ['money=topups&by=service', 'by'],
    ['money=topups&service=wa', 'service'],
    ['gateway=MERCADOPAGO', 'gateway'],
    ['against_from=2026-02-30&against_to=2026-03-01', 'against_from'],
    ['against_from=2026-03-02&against_to=2026-03-01', 'against_to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['by=day', 'by'],
    ['money=fees', 'money'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await call<{ detail: { fields: object } }>(
      'GET',
      `/api/v1/admin/reports/change?${query}`,
    );
    expect([status, Object.keys(body.detail.fields)]).toEqual([422, [field]]);
  });

  it('opens on the orders behind it', async () => {
    const orders = async (query: string) =>
      (await call<{ total: number }>('GET', `/api/v1/admin/orders?from=2026-03-05&to=2026-03-05&${query}`))
        .body.total;
    expect(await orders('service=wa&situation=undelivered')).toBe(20);
    expect(await orders('provider=a')).toBe(40);
    expect(await orders('provider=none')).toBe(3);
    expect(await orders('service=tg&country=BR')).toBe(20);
  });
});
