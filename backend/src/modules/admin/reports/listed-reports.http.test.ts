import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { DifferencesDto } from '../reconciliation/reconciliation.dto.js';
import type { FiscalReportDto } from './fiscal.service.js';

const MAKE_ADMIN = statement('test.make_admin', `SELECT account_set_role($1, 'ADMIN')`);
const DIFFERENCES = statement(
  'test.differences',
  `INSERT INTO reconciliation_differences (check_name, code, subject, party, evidence, state, found_at, seen_at, ended_at)
   SELECT 'wallets', 'wallet_differs', at, '', '{}', 'gone', at::timestamptz, at::timestamptz, at::timestamptz
     FROM unnest($1::text[]) at`,
);

let world: ActivationWorld;
let staff: Customer;

/** A number is paid on Tuesday the 10th of March, two on Monday the 16th. */
beforeAll(async () => {
  world = await ActivationWorld.open();
  for (const [day, numbers] of [
    ['2026-03-10T15:00:00Z', 1],
    ['2026-03-16T15:00:00Z', 2],
  ] as const) {
    world.clock.set(day);
    const customer = await world.customer({ cents: 5_000 });
    for (let n = 0; n < numbers; n += 1) await world.smsArrives(await customer.activation());
    await world.tick();
  }
  const found = ['2026-01-30T12:00:00Z', '2026-02-03T12:00:00Z', '2026-02-08T12:00:00Z'];
  await world.app.database.owner.sql.rows(DIFFERENCES, [found]);
  world.clock.set('2026-04-02T12:00:00Z');
  staff = await world.customer({ cents: 0 });
  await world.app.database.db.sql.row(MAKE_ADMIN, [staff.userId]);
});
afterAll(() => world.close());

const get = <Body>(query: string) => staff.call<Body>('GET', `/api/v1/admin/reports/${query}`);
const MARCH = 'fiscal?from=2026-03-01&to=2026-03-31';
const FEBRUARY = 'reconciliation?from=2026-02-01&to=2026-02-28';

it.each([
  ['day', ['2026-03-10', '2026-03-16', '2026-03-16']],
  ['week', ['2026-03-09', '2026-03-16', '2026-03-16']],
  ['month', ['2026-03-01', '2026-03-01', '2026-03-01']],
  ['service', ['wa', 'wa', 'wa']],
  ['country', ['BR', 'BR', 'BR']],
])('each fiscal line says to which %s it counts, in the spreadsheet too', async (by, expected) => {
  const { items } = (await get<FiscalReportDto>(`${MARCH}&by=${by}`)).body;
  expect(items.map(({ key }) => key)).toEqual(expected);
  const [header, ...lines] = (await get(`${MARCH}&by=${by}&format=csv`)).text.trim().split('\n');
  expect(header).toMatch(/^key,occurred_at,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual(expected);
});

it('each difference of the books says when it was found', async () => {
  const { items } = (await get<DifferencesDto>(`${FEBRUARY}&by=week`)).body;
  expect(items.map(({ key }) => key)).toEqual(['2026-02-02', '2026-02-02']);
  const { text } = await get(`${FEBRUARY}&by=day&format=csv`);
  expect(text).toMatch(/^key,found_at.*\n2026-02-08,.*\n2026-02-03,/);
});

it.each([
  ['fiscal?from=2026-04-01&to=2026-04-30', '2026-03-01', '2026-03-31', 3],
  ['fiscal?from=2026-03-16&to=2026-03-22', '2026-03-09', '2026-03-15', 1],
  [FEBRUARY, '2026-01-01', '2026-01-31', 1],
  [`${FEBRUARY}&state=open`, '2026-01-01', '2026-01-31', 0],
  [`${FEBRUARY}&party=PIX`, '2026-01-01', '2026-01-31', 0],
])('%s is compared with the period before', async (query, from, to, total) => {
  const { body } = await get<FiscalReportDto>(`${query}&compare=previous`);
  expect(body.compared).toEqual({ from, to, total, total_is_estimated: false });
});

it.each([MARCH, FEBRUARY])('%s is as it is unless that is asked for', async (query) => {
  const { body } = await get<FiscalReportDto>(query);
  expect([body.compared, 'key' in body.items[0]!]).toEqual([null, false]);
});
