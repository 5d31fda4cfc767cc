import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import { foldFigures } from '../../../testing/folded-figures.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import type { FiscalLineDto } from './fiscal.service.js';
import type { DifferenceDto } from '../reconciliation/reconciliation.dto.js';
import type { ClosedMonthDto, ClosingChecksDto, ClosingDto, ReportDto } from './reports.dto.js';

const MAKE_STAFF = statement(
  'test.make_staff',
  `SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1`,
);
const SET_CPF = statement('test.set_cpf', 'UPDATE users SET cpf = $2 WHERE id = $1');
const COST = statement(
  'test.cost',
  'SELECT max(cost_micros) AS micros FROM activations WHERE cost_micros IS NOT NULL',
);
const KEEP_COST = statement(
  'test.keep_cost',
  `UPDATE activations SET cost_state = 'charged' WHERE status = 'EXPIRED'`,
);
const BULLETIN = statement(
  'test.bulletin',
  `INSERT INTO rate_quotes (currency, quoted_at, bulletin, rate, read_at) VALUES ('USD', $1, 'Abertura', 5.4, now())`,
);
const RATE_OF_SETTINGS = statement(
  'test.rate_of_settings',
  `INSERT INTO rates_in_force (currency, rate, source, quoted_rate, spread_percent, since)
   VALUES ('USD', 5.4, 'settings', 5.4, 0, $1)`,
);
const REFUND_KIND = statement(
  'test.refund_kind',
  `INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account)
   VALUES ('test_refund', 'activation', 'revenue', 'available')`,
);
const REFUND = statement('test.refund', `SELECT ledger_post('test_refund', $1, 'BRL', $2, $3, $4)`);
const EXPORTS = statement(
  'test.exports',
  `SELECT entity_type AS kind, entity_id AS id, after FROM audit_entries WHERE action = 'list.export'`,
);

const STAFF = 'admin@example.com';
const CPF = '52998224725';

let world: ActivationWorld;
let ana: Customer;
let refundedId: string;
let costCents: number;
let headers: { authorization: string };
/** Cents of one number. */
let price: number;

const sql = () => world.app.database.db.sql;
const get = async <Body>(path: string) =>
  world.app.call<Body>('GET', `/api/v1/admin/reports/${path}`, { headers });
const report = async (path: string) => (await get<ReportDto>(path)).body;
const signIn = async () => void (headers = await signedInCustomer(world.app, STAFF));

/**
 * March: on the 10th two numbers delivered, one cancelled and one expired, of which the provider keeps the price; on the
 * 12th one delivered, and one of the 10th paid back. April begins.
 */
beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 9 } });
  price = Math.round(world.price * 100);
  await world.app.database.owner.sql.rows(REFUND_KIND);
  ana = await world.customer({ cents: 10_000 });
  await sql().rows(SET_CPF, [ana.userId, CPF]);
  const refunded = await ana.activation();
  refundedId = refunded.activation_id;
  await world.smsArrives(refunded);
  await world.smsArrives(await ana.activation());
  await world.tick();
  const cancelled = await ana.activation();
  await ana.activation();
  world.clock.advance({ minutes: 3 });
  await ana.cancel(cancelled.activation_id);
  world.clock.advance({ minutes: 20 });
  await world.tick();
  await sql().rows(KEEP_COST);
  costCents = ((await sql().one<{ micros: number }>(COST)).micros * 5.4) / 10_000;

  world.clock.set('2026-03-12T15:00:00Z');
  const tom = await world.customer({ cents: 5_000 });
  await world.smsArrives(await tom.activation());
  await world.tick();
  await sql().rows(REFUND, [ana.userId, price, refundedId, world.clock.now()]);

  world.clock.set('2026-04-02T12:00:00Z');
  await signIn();
  await sql().rows(MAKE_STAFF, [STAFF]);
  await signIn();
});
afterAll(() => world.close());

const MARCH = 'from=2026-03-01&to=2026-03-31';
const rowOf = ({ rows }: ReportDto, key: string) => rows.find((row) => row.key === key);

describe('a report', () => {
  it('tells what was earned, what it cost and what was lost, each on its day', async () => {
    const revenue = await report(`revenue?${MARCH}`);
    expect(revenue).toMatchObject({ from: '2026-03-01', to: '2026-03-31', by: 'day', compared: null });
    expect(revenue.rows).toHaveLength(31);
    expect(rowOf(revenue, '2026-03-10')?.values).toEqual({
      revenue_cents: 2 * price,
      cost_cents: Math.round(2 * costCents) + Math.round(costCents),
      margin_cents: 2 * price - Math.round(2 * costCents) - Math.round(costCents),
      margin_share: expect.closeTo(
        (2 * price - Math.round(2 * costCents) - Math.round(costCents)) / (2 * price),
      ) as number,
      delivered: 2,
      refunded_cents: 0,
      lost_cost_cents: Math.round(costCents),
    });
    expect(rowOf(revenue, '2026-03-12')?.values).toMatchObject({ revenue_cents: 0, refunded_cents: price });
    expect(rowOf(revenue, '2026-03-11')?.values).toMatchObject({ revenue_cents: 0, margin_share: null });
    expect(revenue.totals).toMatchObject({ revenue_cents: 2 * price, delivered: 3 });
  });

  it.each([
    ['sales', { orders: 5, ordered_numbers: 5, delivered: 3, undelivered: 2, failed: 0 }],
    [
      'delivery',
      { allotted: 5, delivered: 3, delivery_rate: 0.6, cancelled: 1, expired: 1, failure_rate: 0 },
    ],
    ['refunds', { returned_numbers: 2, refunded_numbers: 1, refund_rate: 3 / 5 }],
    ['topups', { topups: 2, topups_cents: 15_000, average_cents: 7_500, paid_out: 0 }],
    ['users', { registered: 2 }],
  ])('of %s has the figures of what happened', async (name, totals) => {
    const month = await report(`${name}?${MARCH}&by=month`);
    expect(month.totals).toMatchObject(totals);
    expect(month.rows).toMatchObject([{ key: '2026-03-01', values: totals }]);
    await foldFigures(world.app.database.db);
    expect(await report(`${name}?${MARCH}&by=month`)).toEqual(month);
  });

  it('is split by what was sold, where and who charged, under names', async () => {
    expect((await report(`revenue?${MARCH}&by=service`)).rows).toMatchObject([
      { key: 'wa', name: 'WhatsApp', values: { delivered: 3, lost_cost_cents: Math.round(costCents) } },
    ]);
    expect((await report(`delivery?${MARCH}&by=country`)).rows).toMatchObject([
      { key: 'BR', name: 'Brasil', values: { allotted: 5 } },
    ]);
    expect((await report(`topups?${MARCH}&by=gateway`)).rows).toMatchObject([
      { key: 'MERCADOPAGO', name: 'MERCADOPAGO', values: { topups: 2 } },
    ]);
  });

  it('is compared with the same days of the month before, else with as many days before', async () => {
    const april = await report('revenue?from=2026-04-01&to=2026-04-10&compare=previous');
    expect(april.compared).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-10',
      totals: { revenue_cents: 2 * price },
    });
    expect(april.rows.at(-1)).toMatchObject({ key: '2026-04-10', previous: { revenue_cents: 2 * price } });
    const days = await report('sales?from=2026-03-12&to=2026-03-13&by=service&compare=previous');
    expect(days.compared).toMatchObject({ from: '2026-03-10', to: '2026-03-11' });
    expect(days.rows).toMatchObject([{ values: { delivered: 1 }, previous: { delivered: 2 } }]);
  });

  it('is a spreadsheet too', async () => {
    const { text: body, headers: sent } = await get<string>(`sales?${MARCH}&by=service&format=csv`);
    expect(sent.get('content-type')).toContain('text/csv');
    expect(sent.get('content-disposition')).toContain('sales-2026-03-01-2026-03-31.csv');
    expect(body).toBe(
      'key,name,orders,ordered_numbers,delivered,undelivered,failed,revenue_cents,average_cents\n' +
        `wa,WhatsApp,5,5,3,2,0,${2 * price},${Math.round((2 * price) / 3)}\n`,
    );
  });

  it.each([
    ['sales?from=2026-02-30', 'from'],
    ['sales?from=2026-03-02&to=2026-03-01', 'to'],
    ['sales?from=1990-01-01&to=2026-03-01', 'to'],
    ['users?by=service', 'by'],
    ['sales?by=gateway', 'by'],
    ['sales?by=hour', 'by'],
    ['fiscal?by=gateway', 'by'],
    ['reconciliation?by=service', 'by'],
    ['reconciliation?compare=previous', 'from'],
    ['reconciliation?compare=previous&from=2026-03-10T00:00:00Z', 'from'],
  ])('%s is refused', async (path, field) => {
    const { status, body } = await get<{ detail: { fields: object } }>(path);
    expect([status, Object.keys(body.detail.fields)]).toEqual([422, [field]]);
  });

  it.each(['weather', 'toString', 'sales2?by=day'])('%s is none', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { detail: { code: 'NOT_FOUND' } } });
    expect((await world.app.call('GET', `/api/v1/admin/reports/${path}`)).status).toBe(401);
  });
});

describe('the fiscal export', () => {
  it('lists what was paid with masked CPFs, and whole ones in the CSV, which the audit keeps', async () => {
    const { items, total } = (await get<ListPageDto<FiscalLineDto>>(`fiscal?${MARCH}`)).body;
    expect(total).toBe(3);
    const refunded = items.find((line) => line.activation_id === refundedId);
    expect(refunded).toMatchObject({
      ...{ service_code: 'wa', country_iso: 'BR', currency: 'BRL', cpf: '***.982.247-**' },
      ...{ amount_cents: price, refunded_cents: price, amount_brl_cents: 0 },
    });
    expect(items.filter(({ cpf }) => cpf === null)).toHaveLength(1);
    expect(await sql().rows(EXPORTS)).toEqual([]);

    const csv = (await get<string>(`fiscal?${MARCH}&format=csv`)).text;
    expect(csv.split('\n')).toHaveLength(5);
    expect(csv).toContain(`,${CPF},wa,BR,BRL,${price},`);
    expect(await sql().rows(EXPORTS)).toEqual([
      {
        ...{ kind: 'list', id: 'fiscal-2026-03-01-2026-03-31' },
        after: { from: '2026-03-01', to: '2026-03-31', rows: 3 },
      },
    ]);
  });
});

describe('closing a month', () => {
  async function reconcile(): Promise<void> {
    await foldFigures(world.app.database.db);
    await world.app.call('POST', '/api/v1/admin/reports/reconciliation/run', { headers });
    await world.app.queue.run();
  }
  const close = (month: string, more: Record<string, string> = {}) =>
    world.app.call<ClosedMonthDto & { detail: { code: string } }>('POST', '/api/v1/admin/reports/closings', {
      headers: { ...headers, ...more },
      body: { month, reason: 'Sent to the accountant' },
    });

  it('asks for the comparison of the books first, and for a decision about what differs', async () => {
    const failing = async () =>
      (await get<ClosingChecksDto>('closings/2026-03/checks')).body.checks.flatMap(
        ({ check, is_met, left }) => (is_met ? [] : [[check, left]]),
      );
    expect(await failing()).toEqual([
      ['seals', 22],
      ['accounts', 2],
    ]);
    expect((await close('2026-03')).body.detail.code).toBe('MONTH_NOT_RECONCILED');
    await reconcile();
    const open = (await get<ListPageDto<DifferenceDto>>('reconciliation?state=open')).body.items;
    expect(await failing()).toEqual(open.length > 0 ? [['differences', open.length]] : []);
    for (const { id, amount_micros: micros } of open) {
      const body = { as: (micros ?? 0) < 0 ? 'loss' : 'gain', reason: 'Made by the test' };
      await world.app.call('POST', `/api/v1/admin/reports/reconciliation/${id}/accept`, { headers, body });
    }
    expect(await failing()).toEqual([]);
  });

  it('keeps its reports as they are, whatever is booked into it afterwards', async () => {
    expect((await close('2026-03', { 'x-dry-run': 'true' })).body).toMatchObject({ dry_run: true });
    expect((await get<ListPageDto<ClosingDto>>('closings')).body.items).toEqual([]);

    const closed = await close('2026-03');
    expect([closed.status, closed.body.revenue_cents]).toEqual([201, 2 * price]);
    expect(closed.body.reports[0]).toEqual(await report(`revenue?${MARCH}`));

    const before = world.clock.now();
    world.clock.set('2026-03-31T12:00:00Z');
    await world.credit(ana.userId, 700);
    world.clock.set(before);
    expect((await report(`topups?${MARCH}`)).totals).toMatchObject({ topups_cents: 15_700 });
    const kept = await get<ClosedMonthDto>('closings/2026-03');
    expect(kept.body).toEqual(closed.body);
    expect((await get<ListPageDto<ClosingDto>>('closings')).body.items).toMatchObject([
      { month: '2026-03', reason: 'Sent to the accountant', revenue_cents: 2 * price },
    ]);
  });

  it('happens once, after the month is over', async () => {
    expect((await close('2026-03')).body.detail.code).toBe('MONTH_ALREADY_CLOSED');
    expect((await close('2026-04')).body.detail.code).toBe('MONTH_NOT_OVER');
    expect((await close('2026-13')).status).toBe(422);
    expect((await get('closings/2026-02')).status).toBe(404);
    await expect(sql().rows(statement('test.reopen', 'DELETE FROM report_closings'))).rejects.toThrow(
      'permission denied',
    );
  });

  it('asks for a rate on each day on which customers moved another currency, whenever its bulletin was read', async () => {
    const [first, second] = ['2026-04-06T12:00:00Z', '2026-04-09T12:00:00Z'];
    for (const day of [first, second]) {
      world.clock.set(day);
      await world.customer({ currency: 'USD' });
    }
    world.clock.set('2026-04-20T12:00:00Z');
    await signIn();
    const daysLeft = async () =>
      (await get<ClosingChecksDto>('closings/2026-04/checks')).body.checks.find(
        ({ check }) => check === 'rates',
      )?.left;
    const { sql: owner } = world.app.database.owner;
    expect(await daysLeft()).toBe(2);
    await owner.rows(BULLETIN, ['2026-03-30T13:00:00Z']);
    expect(await daysLeft()).toBe(2);
    await owner.rows(BULLETIN, ['2026-04-08T13:00:00Z']);
    expect(await daysLeft()).toBe(1);
    await owner.rows(RATE_OF_SETTINGS, [first]);
    expect(await daysLeft()).toBe(0);
  });
});
