import { afterAll, beforeAll, expect, it } from 'vitest';
import { CatalogueOffice, type List } from '../../../testing/catalogue-office.js';
import type { AdminProductDto } from '../../catalogue/index.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { OperationDto } from '../admin.dto.js';
import type { BulkProductsDto } from './bulk-products.dto.js';

let office: CatalogueOffice;

beforeAll(async () => void (office = await CatalogueOffice.open()));
afterAll(() => office.close());

const undo = (operationId: string | null) =>
  office.call<OperationDto>('POST', `/operations/${operationId}/undo`, { reason: 'A mistake' });

it('products change many at a time, after a dry run that says what would change', async () => {
  const filter = { country: 'BR', category: 'games' };
  const { items: before } = (
    await office.call<List<AdminProductDto>>('GET', '/products?country=BR&category=games')
  ).body;
  expect(before.length).toBeGreaterThan(2);
  const own = before[0]!;
  await office.patch(own.id, { price_cents: 5_000 });

  const changes = { price_percent: 10, keep_own_prices: true };
  const bulk = (extra: object) =>
    office.call<BulkProductsDto>('POST', '/products/bulk', { filter, changes, ...extra });
  const dryRun = (await bulk({ dry_run: true })).body;
  expect(dryRun).toMatchObject({
    dry_run: true,
    matched: before.length,
    changed: before.length - 1,
    skipped: 1,
  });
  expect(dryRun.items.find(({ id }) => id === own.id)).toMatchObject({ stays: 'own_price' });
  expect(dryRun.items.filter(({ stays }) => stays === null)).toHaveLength(before.length - 1);
  expect((await office.product(before[1]!.sku)).price_source).toBe('synced');

  const done = (await bulk({ reason: 'November' })).body;
  expect(done).toEqual({
    ...dryRun,
    dry_run: false,
    operation_id: expect.any(String) as string,
    read_at: expect.any(String) as string,
  });
  expect(done).toMatchObject({ stops_following: before.length - 1, if_repeated: { codes: 0 } });
  const after = await office.product(before[1]!.sku);
  expect(after.price_cents).toBe(Math.ceil(Number((before[1]!.price_cents! * 1.1).toFixed(7))));
  expect(await office.audited()).toMatchObject({ action: 'product.change', reason: 'November' });

  // The audit finds each record of the operation. Its undo is another operation, and keeps later changes.
  const audit = async (query: string) =>
    (await office.call<List<AuditEntryDto>>('GET', `/audit?${query}`)).body.items;
  const [operation] = await audit('operations=true&per_page=1');
  expect(operation).toMatchObject({ request_id: done.operation_id, records: before.length - 1 });
  const records = await audit(`request_id=${done.operation_id}&per_page=100`);
  expect(records).toHaveLength(before.length - 1);
  expect(records.map(({ entity_name }) => entity_name?.endsWith(' BR'))).not.toContain(false);
  expect(records.every(({ changed_later: later }) => later === null)).toBe(true);
  await office.patch(before[1]!.id, { price_cents: 7_777 });
  await office.patch(before[2]!.id, { description: 'For players' });
  const changedSince = (await audit(`request_id=${done.operation_id}&per_page=100`)).filter(
    ({ changed_later: later }) => later,
  );
  expect(changedSince).toMatchObject([
    { entity_id: before[1]!.id, changed_later: { after: { price_cents: 7_777 } } },
  ]);
  const undone = await undo(done.operation_id);
  expect(undone.body).toMatchObject({
    changed: before.length - 2,
    skipped: 0,
    refused: [{ id: before[1]!.id, code: 'CHANGED_MEANWHILE' }],
  });
  expect(await office.product(before[1]!.sku)).toMatchObject({ price_cents: 7_777, price_source: 'own' });
  expect((await office.product(before[2]!.sku)).price_source).toBe('synced');
  expect(await office.audited()).toMatchObject({
    reason: 'A mistake',
    before: { price_cents: expect.any(Number) },
  });
  expect((await undo('none')).status).toBe(404);

  // A search finds an operation by any of its records.
  const third = `operations=true&entity_id=${before[2]!.id}`;
  expect((await audit(third)).map(({ request_id }) => request_id)).toContain(done.operation_id);

  // A new name is an operation too, and an undo restores the old name.
  await office.patch(before[2]!.id, { name: 'Sale' });
  const [renamed] = await audit(third);
  expect((await undo(renamed!.request_id)).body).toMatchObject({ changed: 1 });
  expect((await audit(third))[0]).toMatchObject({
    before: { own_name: 'Sale' },
    after: { own_name: null },
  });

  const belowCost = { filter, changes: { price_cents: 1, skip_below_cost: true }, dry_run: true };
  expect((await office.call<BulkProductsDto>('POST', '/products/bulk', belowCost)).body).toMatchObject({
    changed: 0,
    skipped: before.length,
    below_cost: 0,
  });

  const ids = before.map(({ id }) => id);
  await office.call('POST', '/products/bulk', {
    ids,
    changes: { follow_cost: true, status: 'inactive' },
    reason: 'Law',
  });
  const { items: gone } = (
    await office.call<List<AdminProductDto>>('GET', '/products?country=BR&category=games')
  ).body;
  expect(new Set(gone.map(({ status, price_source }) => `${status} ${price_source}`))).toEqual(
    new Set(['inactive synced']),
  );
  await office.call('POST', '/products/bulk', { ids, changes: { status: 'active' } });
  for (const wrong of [{}, { price_cents: 1, price_percent: 2 }]) {
    expect((await office.call('POST', '/products/bulk', { ids, changes: wrong })).status).toBe(422);
  }
});

it('products are rounded, taken out or sold at a loss one by one, and change only as they were seen', async () => {
  const filter = { country: 'BR', category: 'games' };
  const list = async () =>
    (await office.call<List<AdminProductDto>>('GET', '/products?country=BR&category=games')).body.items;
  const products = await list();
  const [one, two, three] = products as [AdminProductDto, AdminProductDto, AdminProductDto];
  await office.patch(one.id, { price_cents: 4_444 });
  const bulk = (changes: object, extra: object = {}) =>
    office.call<BulkProductsDto>('POST', '/products/bulk', { filter, changes, ...extra });
  const tried = async (changes: object, extra: object = {}) =>
    (await bulk(changes, { ...extra, dry_run: true })).body;
  const itemOf = (id: string, { items }: BulkProductsDto) => items.find((item) => item.id === id)!;

  // Without a change the answer shows how things are.
  const asIs = await tried({});
  expect(asIs).toMatchObject({ matched: products.length, changed: 0, own_price: 1, changed_since: 0 });
  expect(itemOf(one.id, asIs)).toMatchObject({ price_cents_after: 4_444, stays: 'unchanged' });

  const rounded = await tried({ price_percent: -8, rounding: 'ends_in_nine' });
  expect(itemOf(one.id, rounded)).toMatchObject({ price_cents_after: 4_089, stays: null });
  const searched = await tried({ price_percent: -8 }, { show: { search: one.sku, only: 'own_price' } });
  expect(searched).toMatchObject({ shown: 1, matched: products.length, items: [{ id: one.id }] });
  expect((await tried({ price_percent: 1 }, { show: { only: 'below_cost' } })).shown).toBe(0);

  // All would be below their cost: one is sold at a loss anyway, one is left out by hand.
  const loss = { price_cents: 1, skip_below_cost: true };
  const choice = { at_loss: [one.id, two.id], left_out: [two.id] };
  const atLoss = await tried(loss, choice);
  expect(atLoss).toMatchObject({
    changed: 1,
    below_cost: 1,
    left_below_cost: products.length - 2,
    all_below_cost: products.length,
  });
  expect(itemOf(two.id, atLoss)).toMatchObject({ price_cents_after: 1, stays: 'left_out' });
  expect(itemOf(three.id, atLoss)).toMatchObject({ is_below_cost: true, stays: 'below_cost' });

  const sold = (await bulk(loss, choice)).body;
  const percent = (margin: number | null) => Math.round(margin! * 1000) / 10;
  const { margin_before: marginBefore, margin_after: marginAfter } = itemOf(one.id, atLoss);
  expect(await office.audited()).toMatchObject({
    before: { margin_percent: percent(marginBefore) },
    after: { price_cents: 1, is_below_cost: true, margin_percent: percent(marginAfter) },
  });
  expect((await undo(sold.operation_id)).body).toMatchObject({ changed: 1 });

  // The switch to a markup: the prices go on following their cost, and an undo takes it back.
  const { same_markup_percent: markup } = await tried({ price_percent: 20, keep_own_prices: true });
  expect(markup).toBeCloseTo((100 + 50) * 1.2 - 100, -1);
  const followed = await tried({ markup_percent: markup, keep_own_prices: true });
  expect(followed).toMatchObject({ stops_following: 0, changed: products.length - 1 });
  const done = (await bulk({ markup_percent: markup, keep_own_prices: true }, { seen: followed.seen })).body;
  expect(done).toMatchObject({ changed: products.length - 1 });
  expect(await office.product(two.sku)).toMatchObject({
    price_source: 'synced',
    markup_percent: markup,
    price_cents: itemOf(two.id, followed).price_cents_after,
    synced_price_cents: itemOf(two.id, followed).price_cents_after,
  });

  // A change with a `seen` from before the last change is refused.
  const late = await bulk({ price_percent: 10 }, { seen: followed.seen });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    detail: { code: 'CHANGED_MEANWHILE', current: { changed_since: products.length - 1 } },
  });
  const again = await tried({ price_percent: 10 }, { seen: followed.seen });
  expect(itemOf(one.id, again).has_changed).toBe(false);
  expect(itemOf(two.id, again).has_changed).toBe(true);
  expect((await tried({ price_percent: 10 }, { seen: again.seen })).changed_since).toBe(0);

  const undone = await undo(done.operation_id);
  expect(undone.body).toMatchObject({ changed: products.length - 1, refused: [] });
  expect((await office.product(two.sku)).markup_percent).toBeNull();
  await office.patch(one.id, { price_cents: null });
  expect((await list()).map(({ price_cents }) => price_cents)).toEqual(
    products.map(({ price_cents }) => price_cents),
  );
});

it('an id without a product is refused by its name, and the others change', async () => {
  const { id } = await office.product('BR-WA');
  const unknown = '018f0000-0000-7000-8000-00000000ABCD';
  const bulk = (ids: string[], extra: object = {}) =>
    office.call<BulkProductsDto>('POST', '/products/bulk', { ids, changes: { price_cents: 900 }, ...extra });
  const expected = { matched: 2, changed: 1, skipped: 0, refused: [{ id: unknown, code: 'NOT_FOUND' }] };
  const ids = [unknown, id.toUpperCase(), unknown];
  const tried = await bulk(ids, { dry_run: true });
  expect(tried.body).toMatchObject({ ...expected, operation_id: null });

  const done = (await bulk(ids, { seen: tried.body.seen })).body;
  expect(done).toMatchObject({ ...expected, operation_id: expect.any(String) as string });
  expect(await office.product('BR-WA')).toMatchObject({ price_cents: 900, price_source: 'own' });
  expect((await bulk(ids, { seen: tried.body.seen })).body).toMatchObject({
    detail: { code: 'CHANGED_MEANWHILE', current: { refused: expected.refused } },
  });
  expect((await undo(done.operation_id)).body).toMatchObject({ changed: 1, refused: [] });

  expect((await bulk([unknown])).body).toMatchObject({ matched: 1, changed: 0, refused: expected.refused });
  for (const extra of [{}, { dry_run: true }]) {
    const refusal = { detail: { code: 'VALIDATION_ERROR', fields: { ids: expect.any(String) as string } } };
    expect(await bulk([], extra)).toMatchObject({ status: 422, body: refusal });
  }
});
