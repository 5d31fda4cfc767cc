import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { CatalogueOffice, type List } from '../../testing/catalogue-office.js';
import type { OrderNoteDto } from './orders/order.dto.js';
import type { SettingDto } from './settings/settings.dto.js';

const CLOSED = statement(
  'test.closed',
  `INSERT INTO report_closings (month, closed_at, closed_by, reason, revenue_cents, reports)
   SELECT month, now(), $1, 'Sent', 100, '[]' FROM unnest(ARRAY['2025-01', '2025-02', '2025-03']) month`,
);
const DELIVERED = statement(
  'test.delivered',
  `INSERT INTO delivery_figures (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds, numbers)
   VALUES ('wa', 'BR', $1, 'primary', '73', 20, 9), ('tg', 'BR', $1, 'primary', '73', NULL, 2)`,
);
const EXPORTED = statement(
  'test.exported',
  `SELECT entity_id AS id, user_id AS "userId", after FROM audit_entries WHERE action = 'list.export'`,
);

let office: CatalogueOffice;
let orderId: string;
const paths: Record<string, string> = {
  settings: '/settings',
  gateways: '/gateways',
  rates: '/rates',
  closings: '/reports/closings',
  delivery: '/products/delivery?hours=48',
};

beforeAll(async () => {
  office = await CatalogueOffice.open();
  const { world, customer, staff } = office;
  const { sql } = world.app.database.owner;
  await sql.rows(CLOSED, [staff.userId]);
  await sql.rows(DELIVERED, [world.clock.now()]);
  const price = (await office.sold('BR', 'wa'))!.price;
  orderId = (await customer.activation({ service: 'wa', service_price: price })).activation_id;
  paths['offers'] = `/products/${(await office.product('BR-WA')).id}/offers`;
  paths['notes'] = `/orders/${orderId}/notes`;
  for (const text of ['Asked by chat', '=1+1']) {
    world.clock.advance({ seconds: 1 });
    await office.call('POST', paths['notes'], { text });
  }
});
afterAll(() => office.close());

const get = <Body = List<object>>(list: string, query = '') => {
  const path = paths[list]!;
  return office.call<Body>('GET', query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);
};

describe.each([
  ['settings', 'key,group,value,default,is_set,is_pinned,updated_at,email'],
  ['gateways', 'code,is_connected,is_enabled,keeps_webhook'],
  ['rates', 'currency,rate,source,quoted_rate,spread_percent,quoted_at,age_hours,max_age_hours,is_fresh'],
  ['closings', 'month,closed_at,closed_by,reason,revenue_cents'],
  ['delivery', 'product_id,service_code,service_name,country_iso,country_name,numbers,delivered'],
  [
    'offers',
    'id,provider,provider_name,provider_country_id,position,rank,is_ordered,cents,amount_micros,currency,stock,delivery_rate,typical_seconds,sample_size,obstacle,since',
  ],
  ['notes', 'created_at,author_email,text'],
])('the list of %s', (list, header) => {
  it('comes whole, unless a page of it is asked for', async () => {
    const { body: whole, headers } = await get(list);
    expect(whole).toMatchObject({ total: whole.items.length, total_is_estimated: false, next_cursor: null });
    expect(whole.total).toBeGreaterThan(0);
    expect(headers.get('x-total-count')).toBe(String(whole.total));

    const first = await get<List<object> & { next_cursor: string | null }>(list, 'per_page=1&page=1');
    expect(first.body).toMatchObject({ items: whole.items.slice(0, 1), total: whole.total });
    expect((await get(list, 'per_page=1&page=2')).body.items).toEqual(whole.items.slice(1, 2));
    const { next_cursor: cursor } = first.body;
    expect(cursor === null).toBe(whole.total === 1);
    if (cursor !== null)
      expect((await get(list, `per_page=1&cursor=${cursor}`)).body.items).toEqual(whole.items.slice(1, 2));
    expect((await get(list, 'sort=nothing')).status).toBe(422);
    expect((await get(list, 'per_page=101')).status).toBe(422);
  });

  it('is a spreadsheet of every row on request, whatever the page', async () => {
    const { total } = (await get(list)).body;
    const { text, headers } = await get(list, 'format=csv&per_page=1');
    const lines = text.trim().split('\n');
    expect([lines[0], lines.length - 1]).toEqual([header, total]);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${list}.csv`);
    expect(headers.get('x-total-count')).toBe(String(total));
  });
});

it('settings stay in the order of their groups, and their sheet has the values that a change takes', async () => {
  const keys = async (query: string) =>
    (await get<List<SettingDto>>('settings', query)).body.items.map(({ key }) => key);
  const [given, sorted] = [await keys(''), await keys('sort=key')];
  expect(sorted).toEqual(given.toSorted());
  expect(sorted).not.toEqual(given);
  expect(await keys('direction=desc')).toEqual(given.toReversed());

  const { text } = await get('settings', 'format=csv');
  expect(text).toContain('\nmax_quantity,activations,2,2,false,false,,\n');
  expect(text).toContain('"{""count"":5,""window_seconds"":1200,""block_seconds"":1200}"');
});

it('the notes of an order are personal data: their sheet is in the audit, and no note is a formula', async () => {
  const { text } = await get('notes', 'format=csv');
  expect(text).toContain(",'=1+1\n");
  const { sql } = office.world.app.database.db;
  expect((await sql.rows<object>(EXPORTED)).at(-1)).toEqual({
    id: 'notes',
    userId: office.customer.userId,
    after: { order_id: orderId, rows: 2 },
  });
  const [newest] = (await get<List<OrderNoteDto>>('notes', 'direction=desc')).body.items;
  expect(newest!.text).toBe('=1+1');
});
