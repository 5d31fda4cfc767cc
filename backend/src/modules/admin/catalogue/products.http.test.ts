import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { Offer } from '../../../sandbox/provider/offers.js';
import { CatalogueDesk, codeOf, type List } from '../../../testing/catalogue-desk.js';
import type { ServicesDto } from '../../catalogue/catalogue.dto.js';
import type { AdminProductDto, ProductStatsDto } from '../../catalogue/index.js';
import type { BulkProductsDto } from './bulk-products.dto.js';
import type { ProductOffersDto } from './products.dto.js';

const SECOND_OFFER = statement(
  'test.second_offer',
  `INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT product_id, provider, '9999', service_code, cost_micros + 1, cost_currency, stock, active, changed_at
     FROM offers WHERE product_id = $1`,
);

let desk: CatalogueDesk;

beforeAll(async () => void (desk = await CatalogueDesk.open()));
afterAll(() => desk.close());

describe('products', () => {
  it('are listed with price, cost, margin, stock and status, and found by service, country and sku', async () => {
    const { body, headers } = await desk.call<List<AdminProductDto>>(
      'GET',
      '/products?search=whatsapp brasil',
    );
    expect([body.total, headers.get('x-total-count')]).toEqual([1, '1']);
    const [whatsapp] = body.items;
    expect(whatsapp).toMatchObject({
      sku: 'BR-WA',
      name: 'WhatsApp',
      country_name: 'Brasil',
      category: 'messaging',
      price: desk.world.price,
      price_source: 'synced',
      currency: 'BRL',
      status: 'active',
      is_sold: true,
      stock_label: 'high',
    });
    const { amount_micros, cents } = whatsapp!.provider_cost!;
    expect(cents).toBe(Math.round((amount_micros * 5) / 10_000));
    expect(whatsapp!.margin).toBeCloseTo(1 - (amount_micros * 5) / 10_000 / whatsapp!.price_cents!, 5);

    const all = (await desk.call<List<AdminProductDto>>('GET', '/products?per_page=1')).body;
    const parts = await Promise.all(
      ['active', 'inactive', 'out_of_stock'].map(
        async (status) =>
          (await desk.call<List<unknown>>('GET', `/products?per_page=1&status=${status}`)).body.total,
      ),
    );
    expect(parts[0]! + parts[1]! + parts[2]!).toBe(all.total);
    const csv = await desk.call('GET', '/products?format=csv&country=BR&service=wa');
    expect(csv.text.split('\n')[1]).toContain('BR-WA');
    expect((await desk.call('GET', '/products/0')).status).toBe(422);
    expect((await desk.call('GET', '/products/01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00')).status).toBe(404);
  });

  it('are warned of in a trial of a price below their cost, one by one and many at a time', async () => {
    const { id, provider_cost } = await desk.product('BR-TG');
    const tried = async (method: string, path: string, body: object) => {
      const answer = await desk.staff.call<{ warnings: object[] }>(method, `/api/v1/admin${path}`, {
        body,
        headers: { 'x-dry-run': 'true' },
      });
      return answer.body.warnings;
    };
    // The screen rounds to the cent, the warning up to it.
    const above = provider_cost!.cents! + 1;
    const [warning] = await tried('PATCH', `/products/${id}`, { price_cents: 1 });
    expect(warning).toMatchObject({ code: 'BELOW_COST', entity_id: id, price_cents: 1 });
    expect([above - 1, above]).toContain((warning as { cost_cents: number }).cost_cents);
    expect(await tried('PATCH', `/products/${id}`, { price_cents: above })).toEqual([]);
    expect(await tried('POST', '/products/bulk', { ids: [id], changes: { price_cents: 1 } })).toEqual([
      warning,
    ]);
  });

  it('have a price of their own at once in catalogue, quote and purchase, until they follow the cost again', async () => {
    const { id, price_cents: followed } = await desk.product('BR-TG');
    const before = await desk.product('BR-TG');
    expect((await desk.patch(id, { price_cents: 777, reason: 'Campaign' })).body).toMatchObject({
      price_cents: 777,
      price_source: 'own',
      synced_price_cents: followed,
    });
    expect((await desk.sold('BR', 'tg'))?.price_cents).toBe(777);
    expect((await desk.quote('tg', 'BR')).unit_price).toBe(7.77);
    expect((await desk.customer.buy({ service: 'tg', service_price: 7.77 })).status).toBe(200);
    expect(await desk.audited()).toMatchObject({
      action: 'product.change',
      before: { price_cents: null },
      after: { price_cents: 777 },
      reason: 'Campaign',
    });
    const own = (await desk.call<List<AdminProductDto>>('GET', '/products?price=own')).body.items;
    expect(own.map(({ sku }) => sku)).toEqual(['BR-TG']);

    // Dollars are the same price at the rate in force, rounded up.
    const american = await desk.world.customer({ currency: 'USD' });
    const { body } = await american.call<ServicesDto>(
      'GET',
      '/api/v1/services?country_iso=BR&search=telegram',
    );
    expect(body.services[0]?.price_cents).toBe(Math.ceil(777 / 5));

    const back = await desk.patch(id, { price_cents: null });
    expect(back.body).toMatchObject({ price_cents: followed, price_source: 'synced' });
    expect(new Date(back.body.updated_at) > new Date(before.updated_at)).toBe(true);
  });

  it('are not sold below their cost', async () => {
    const { id } = await desk.product('BR-IG');
    expect((await desk.patch(id, { price_cents: 1 })).body).toMatchObject({ is_sold: false, price_cents: 1 });
    expect(await desk.sold('BR', 'ig')).toBeNull();
    expect((await desk.quote('ig', 'BR')).is_valid).toBe(false);
    const { body } = await desk.call<ProductOffersDto>('GET', `/products/${id}/offers`);
    expect(body.items[0]?.obstacle).toBe('too_dear');
    const little = await desk.call<List<AdminProductDto>>('GET', '/products?margin_below=0');
    expect(little.body.items.map(({ sku }) => sku)).toEqual(['BR-IG']);
    await desk.patch(id, { price_cents: null });
    expect(await desk.sold('BR', 'ig')).not.toBeNull();
  });

  it('keep the first of two changes that staff makes of what both saw', async () => {
    const { id, updated_at: expected_updated_at } = await desk.product('BR-GO');
    const answers = await Promise.all([
      desk.patch(id, { price_cents: 500, expected_updated_at }),
      desk.patch(id, { price_cents: 600, expected_updated_at }, desk.colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const present = await desk.product('BR-GO');
    expect(refused.body).toMatchObject({
      detail: { code: 'CHANGED_MEANWHILE', current: { id, price_cents: present.price_cents } },
    });
    expect([500, 600]).toContain(present.price_cents);
    await desk.patch(id, { price_cents: null, expected_updated_at: present.updated_at });
  });

  it('that are paused are neither listed nor sold, while numbers in use go on', async () => {
    const { id } = await desk.product('BR-FB');
    const price = (await desk.sold('BR', 'fb'))!.price;
    const running = await desk.customer.activation({ service: 'fb', service_price: price });
    const unsaid = await desk.call<AdminProductDto>('POST', `/products/${id}/pause`, { reason: ' ' });
    expect(unsaid.body).toMatchObject({ status: 'inactive', pause_reason: null });
    await desk.call('POST', `/products/${id}/resume`, {});
    const paused = await desk.call<AdminProductDto>('POST', `/products/${id}/pause`, {
      reason: 'Delivery fell',
    });
    expect(paused.body).toMatchObject({ status: 'inactive', is_sold: false, pause_reason: 'Delivery fell' });
    expect(await desk.audited()).toMatchObject({
      action: 'product.pause',
      entity: 'product',
      reason: 'Delivery fell',
    });

    expect(await desk.sold('BR', 'fb')).toBeNull();
    expect((await desk.quote('fb', 'BR')).is_valid).toBe(false);
    expect((await desk.customer.buy({ service: 'fb', service_price: price })).status).toBe(422);
    const listed = await desk.world.app.call<ServicesDto>(
      'GET',
      '/api/v1/services?country_iso=BR&active=false&search=fb',
    );
    expect(listed.body.services.map(({ serv_code }) => serv_code)).not.toContain('fb');

    await desk.world.smsArrives(running, 'Your Facebook code: 4711');
    await desk.world.tick();
    const { active_transactions } = await desk.customer.transactions();
    expect(active_transactions.find((each) => each.activation_id === running.activation_id)?.sms_code).toBe(
      '4711',
    );

    await desk.call('POST', `/products/${id}/resume`, {});
    expect((await desk.sold('BR', 'fb'))?.price).toBe(price);
    expect(await desk.audited()).toMatchObject({ action: 'product.resume', after: { is_paused: false } });
  });

  it('that no provider offers yet are made once, out of stock until one does', async () => {
    desk.world.clock.advance({ minutes: 1 });
    const body = { service: 'whatsapp', country: 'vatican', name: 'A', description: 'B', price_cents: 900 };
    expect(codeOf(await desk.call('POST', '/products', body))).toBe('INVALID_COUNTRY');
    expect(codeOf(await desk.call('POST', '/products', { ...body, service: 'no such', country: 'BR' }))).toBe(
      'INVALID_SERVICE',
    );
    expect(codeOf(await desk.call('POST', '/products', { ...body, country: 'BR' }))).toBe('PRODUCT_EXISTS');

    const made = await Promise.all(
      [desk.staff, desk.colleague].map((by) =>
        desk.call<AdminProductDto>('POST', '/products', { ...body, service: '99', country: 'Alemanha' }, by),
      ),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const created = made.find(({ status }) => status === 201)!.body;
    expect(created).toMatchObject({
      sku: 'DE-KI',
      name: 'A',
      description: 'B',
      price_cents: 900,
      status: 'out_of_stock',
      stock: 0,
      is_sold: false,
      provider_cost: null,
    });
    const { body: stats } = await desk.call<ProductStatsDto>('GET', '/products/stats');
    expect(stats.recent_products[0]).toMatchObject({
      id: created.id,
      price_base_cents: 900,
      is_active: false,
    });
    expect(stats.active_products + stats.inactive_products).toBe(stats.total_products);
    const counted = Object.values(stats.products_by_category).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(stats.total_products);
  });

  it('lose their stock with the offer that a provider takes back, and keep their own price until it returns', async () => {
    const { id } = await desk.product('BR-DS');
    await desk.patch(id, { price_cents: 1_234 });
    const offers = desk.world.provider.account.offers as Offer[];
    const index = offers.findIndex(
      ({ countryId, serviceCode }) => countryId === '73' && serviceCode === 'ds',
    );
    const [removed] = offers.splice(index, 1);
    await desk.world.app.runLoop('catalogue-sync');
    expect(await desk.product('BR-DS')).toMatchObject({
      stock: 0,
      status: 'out_of_stock',
      provider_cost: null,
    });
    offers.push(removed!);
    await desk.world.app.runLoop('catalogue-sync');
    expect(await desk.product('BR-DS')).toMatchObject({
      status: 'active',
      price_cents: 1_234,
      is_sold: true,
    });
    await desk.patch(id, { price_cents: null });
  });

  it('change many at a time, after a trial that says what would change', async () => {
    const filter = { country: 'BR', category: 'games' };
    const { items: before } = (
      await desk.call<List<AdminProductDto>>('GET', '/products?country=BR&category=games')
    ).body;
    expect(before.length).toBeGreaterThan(2);
    const own = before[0]!;
    await desk.patch(own.id, { price_cents: 5_000 });

    const changes = { price_percent: 10, keep_own_prices: true };
    const bulk = (extra: object) =>
      desk.call<BulkProductsDto>('POST', '/products/bulk', { filter, changes, ...extra });
    const trial = (await bulk({ dry_run: true })).body;
    expect(trial).toMatchObject({
      dry_run: true,
      matched: before.length,
      changed: before.length - 1,
      skipped: 1,
    });
    expect(trial.skipped_items).toEqual([{ id: own.id, sku: own.sku, why: 'own_price' }]);
    expect((await desk.product(before[1]!.sku)).price_source).toBe('synced');

    const done = (await bulk({ reason: 'November' })).body;
    expect(done).toEqual({ ...trial, dry_run: false });
    const after = await desk.product(before[1]!.sku);
    expect(after.price_cents).toBe(Math.ceil(Number((before[1]!.price_cents! * 1.1).toFixed(7))));
    expect(await desk.audited()).toMatchObject({ action: 'product.change', reason: 'November' });

    const ids = before.map(({ id }) => id);
    await desk.call('POST', '/products/bulk', {
      ids,
      changes: { follow_cost: true, status: 'inactive' },
      reason: 'Law',
    });
    const { items: gone } = (
      await desk.call<List<AdminProductDto>>('GET', '/products?country=BR&category=games')
    ).body;
    expect(new Set(gone.map(({ status, price_source }) => `${status} ${price_source}`))).toEqual(
      new Set(['inactive synced']),
    );
    await desk.call('POST', '/products/bulk', { ids, changes: { status: 'active' } });
    for (const wrong of [{}, { price_cents: 1, price_percent: 2 }]) {
      expect((await desk.call('POST', '/products/bulk', { ids, changes: wrong })).status).toBe(422);
    }
  });

  it('try their offers in the order of staff', async () => {
    const { id } = await desk.product('US-WA');
    await desk.world.app.database.db.sql.rows(SECOND_OFFER, [id]);
    const { body } = await desk.call<ProductOffersDto>('GET', `/products/${id}/offers`);
    expect(body.total).toBe(2);
    const [first, second] = body.items;
    const moved = await desk.call<ProductOffersDto>('PATCH', `/products/${id}/offers/${first!.id}`, {
      position: 2,
      reason: 'Delivers less',
    });
    expect(moved.body.items.slice(0, 2).map((offer) => [offer.id, offer.position, offer.is_ordered])).toEqual(
      [
        [second!.id, 1, true],
        [first!.id, 2, true],
      ],
    );
    expect(await desk.audited()).toMatchObject({
      action: 'offer.move',
      before: { position: 1 },
      after: { position: 2 },
    });
    const missing = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00';
    expect((await desk.call('PATCH', `/products/${id}/offers/${missing}`, { position: 1 })).status).toBe(404);
  });
});
