import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { Offer } from '../../../sandbox/provider/offers.js';
import { CatalogueOffice, codeOf, type List } from '../../../testing/catalogue-office.js';
import type { ServicesDto } from '../../catalogue/catalogue.dto.js';
import type { AdminProductDto, ProductStatsDto } from '../../catalogue/index.js';
import type { ProductOffersDto } from './products.dto.js';

const SECOND_OFFER = statement(
  'test.second_offer',
  `INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT product_id, provider, '9999', service_code, cost_micros + 1, cost_currency, stock, active, changed_at
     FROM offers WHERE product_id = $1`,
);

let office: CatalogueOffice;

beforeAll(async () => void (office = await CatalogueOffice.open()));
afterAll(() => office.close());

describe('products', () => {
  it('are listed with price, cost, margin, stock and status, and found by service, country and sku', async () => {
    const { body, headers } = await office.call<List<AdminProductDto>>(
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
      price: office.world.price,
      price_source: 'synced',
      currency: 'BRL',
      status: 'active',
      is_sold: true,
      stock_label: 'high',
    });
    const { amount_micros, cents } = whatsapp!.provider_cost!;
    expect(cents).toBe(Math.round((amount_micros * 5) / 10_000));
    expect(whatsapp!.margin).toBeCloseTo(1 - (amount_micros * 5) / 10_000 / whatsapp!.price_cents!, 5);

    const all = (await office.call<List<AdminProductDto>>('GET', '/products?per_page=1')).body;
    const parts = await Promise.all(
      ['active', 'inactive', 'out_of_stock'].map(
        async (status) =>
          (await office.call<List<unknown>>('GET', `/products?per_page=1&status=${status}`)).body.total,
      ),
    );
    expect(parts[0]! + parts[1]! + parts[2]!).toBe(all.total);
    const csv = await office.call('GET', '/products?format=csv&country=BR&service=wa');
    expect(csv.text.split('\n')[1]).toContain('BR-WA');
    expect((await office.call('GET', '/products/0')).status).toBe(422);
    expect((await office.call('GET', '/products/01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00')).status).toBe(404);
  });

  it('are warned of in a dry run of a price below their cost, one by one and many at a time', async () => {
    const { id, provider_cost } = await office.product('BR-TG');
    const tried = async (method: string, path: string, body: object) => {
      const answer = await office.staff.call<{ warnings: object[] }>(method, `/api/v1/admin${path}`, {
        body,
        headers: { 'x-dry-run': 'true' },
      });
      return answer.body.warnings;
    };
    // The screen rounds to the nearest cent, the warning rounds up.
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
    const { id, price_cents: followed } = await office.product('BR-TG');
    const before = await office.product('BR-TG');
    expect((await office.patch(id, { price_cents: 777, reason: 'Campaign' })).body).toMatchObject({
      price_cents: 777,
      price_source: 'own',
      synced_price_cents: followed,
    });
    expect((await office.sold('BR', 'tg'))?.price_cents).toBe(777);
    expect((await office.quote('tg', 'BR')).unit_price).toBe(7.77);
    expect((await office.customer.buy({ service: 'tg', service_price: 7.77 })).status).toBe(200);
    expect(await office.audited()).toMatchObject({
      action: 'product.change',
      before: { price_cents: null },
      after: { price_cents: 777 },
      reason: 'Campaign',
    });
    const own = (await office.call<List<AdminProductDto>>('GET', '/products?price=own')).body.items;
    expect(own.map(({ sku }) => sku)).toEqual(['BR-TG']);

    // Dollars are the same price at the rate in force, rounded up.
    const american = await office.world.customer({ currency: 'USD' });
    const { body } = await american.call<ServicesDto>(
      'GET',
      '/api/v1/services?country_iso=BR&search=telegram',
    );
    expect(body.services[0]?.price_cents).toBe(Math.ceil(777 / 5));

    const back = await office.patch(id, { price_cents: null });
    expect(back.body).toMatchObject({ price_cents: followed, price_source: 'synced' });
    expect(new Date(back.body.updated_at) > new Date(before.updated_at)).toBe(true);
  });

  it('are not sold below their cost', async () => {
    const { id } = await office.product('BR-IG');
    expect((await office.patch(id, { price_cents: 1 })).body).toMatchObject({
      is_sold: false,
      price_cents: 1,
    });
    expect(await office.sold('BR', 'ig')).toBeNull();
    expect((await office.quote('ig', 'BR')).is_valid).toBe(false);
    const { body } = await office.call<ProductOffersDto>('GET', `/products/${id}/offers`);
    expect(body.items[0]?.obstacle).toBe('too_dear');
    const little = await office.call<List<AdminProductDto>>('GET', '/products?margin_below=0');
    expect(little.body.items.map(({ sku }) => sku)).toEqual(['BR-IG']);
    const low = await office.call<List<AdminProductDto>>('GET', '/products?margin=low&per_page=100');
    expect(low.body.items.map(({ sku }) => sku)).toContain('BR-IG');
    expect(low.body.items.every((product) => product.is_low_margin)).toBe(true);
    expect((await office.product('BR-WA')).is_low_margin).toBe(false);
    await office.patch(id, { price_cents: null });
    expect(await office.sold('BR', 'ig')).not.toBeNull();
  });

  it('keep the first of two changes that staff makes of what both saw', async () => {
    const { id, updated_at: expected_updated_at } = await office.product('BR-GO');
    const answers = await Promise.all([
      office.patch(id, { price_cents: 500, expected_updated_at }),
      office.patch(id, { price_cents: 600, expected_updated_at }, office.colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const present = await office.product('BR-GO');
    expect(refused.body).toMatchObject({
      detail: { code: 'CHANGED_MEANWHILE', current: { id, price_cents: present.price_cents } },
    });
    expect([500, 600]).toContain(present.price_cents);
    await office.patch(id, { price_cents: null, expected_updated_at: present.updated_at });
  });

  it('that are paused are neither listed nor sold, while numbers in use go on', async () => {
    const { id } = await office.product('BR-FB');
    const price = (await office.sold('BR', 'fb'))!.price;
    const running = await office.customer.activation({ service: 'fb', service_price: price });
    const unsaid = await office.call<AdminProductDto>('POST', `/products/${id}/pause`, { reason: ' ' });
    expect(unsaid.body).toMatchObject({ status: 'inactive', pause_reason: null });
    await office.call('POST', `/products/${id}/resume`, {});
    const paused = await office.call<AdminProductDto>('POST', `/products/${id}/pause`, {
      reason: 'Delivery fell',
    });
    expect(paused.body).toMatchObject({ status: 'inactive', is_sold: false, pause_reason: 'Delivery fell' });
    expect(await office.audited()).toMatchObject({
      action: 'product.pause',
      entity: 'product',
      reason: 'Delivery fell',
    });

    expect(await office.sold('BR', 'fb')).toBeNull();
    expect((await office.quote('fb', 'BR')).is_valid).toBe(false);
    expect((await office.customer.buy({ service: 'fb', service_price: price })).status).toBe(422);
    const listed = await office.world.app.call<ServicesDto>(
      'GET',
      '/api/v1/services?country_iso=BR&active=false&search=fb',
    );
    expect(listed.body.services.map(({ serv_code }) => serv_code)).not.toContain('fb');

    await office.world.smsArrives(running, 'Your Facebook code: 4711');
    await office.world.tick();
    const { active_transactions } = await office.customer.transactions();
    expect(active_transactions.find((each) => each.activation_id === running.activation_id)?.sms_code).toBe(
      '4711',
    );

    await office.call('POST', `/products/${id}/resume`, {});
    expect((await office.sold('BR', 'fb'))?.price).toBe(price);
    expect(await office.audited()).toMatchObject({ action: 'product.resume', after: { is_paused: false } });
  });

  it('that no provider offers yet are made once, out of stock until one does', async () => {
    office.world.clock.advance({ minutes: 1 });
    const body = { service: 'whatsapp', country: 'vatican', name: 'A', description: 'B', price_cents: 900 };
    expect(codeOf(await office.call('POST', '/products', body))).toBe('INVALID_COUNTRY');
    expect(
      codeOf(await office.call('POST', '/products', { ...body, service: 'no such', country: 'BR' })),
    ).toBe('INVALID_SERVICE');
    expect(codeOf(await office.call('POST', '/products', { ...body, country: 'BR' }))).toBe('PRODUCT_EXISTS');

    const made = await Promise.all(
      [office.staff, office.colleague].map((by) =>
        office.call<AdminProductDto>(
          'POST',
          '/products',
          { ...body, service: '99', country: 'Alemanha' },
          by,
        ),
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
    const { body: stats } = await office.call<ProductStatsDto>('GET', '/products/stats');
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
    const { id } = await office.product('BR-DS');
    await office.patch(id, { price_cents: 1_234 });
    const offers = office.world.provider.account.offers as Offer[];
    const index = offers.findIndex(
      ({ countryId, serviceCode }) => countryId === '73' && serviceCode === 'ds',
    );
    const [removed] = offers.splice(index, 1);
    await office.world.app.runLoop('catalogue-sync');
    expect(await office.product('BR-DS')).toMatchObject({
      stock: 0,
      status: 'out_of_stock',
      provider_cost: null,
    });
    offers.push(removed!);
    await office.world.app.runLoop('catalogue-sync');
    expect(await office.product('BR-DS')).toMatchObject({
      status: 'active',
      price_cents: 1_234,
      is_sold: true,
    });
    await office.patch(id, { price_cents: null });
  });

  it('try their offers in the order of staff', async () => {
    const { id } = await office.product('US-WA');
    await office.world.app.database.db.sql.rows(SECOND_OFFER, [id]);
    const { body } = await office.call<ProductOffersDto>('GET', `/products/${id}/offers`);
    expect(body.total).toBe(2);
    const [first, second] = body.items;
    const moved = await office.call<ProductOffersDto>('PATCH', `/products/${id}/offers/${first!.id}`, {
      position: 2,
      reason: 'Delivers less',
    });
    expect(moved.body.items.slice(0, 2).map((offer) => [offer.id, offer.position, offer.is_ordered])).toEqual(
      [
        [second!.id, 1, true],
        [first!.id, 2, true],
      ],
    );
    expect(await office.audited()).toMatchObject({
      action: 'offer.move',
      before: { position: 1 },
      after: { position: 2 },
    });
    const missing = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00';
    expect((await office.call('PATCH', `/products/${id}/offers/${missing}`, { position: 1 })).status).toBe(
      404,
    );
  });
});
