import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import type { Answer } from '../../../testing/http-client.js';
import { CatalogueOffice, codeOf, type List } from '../../../testing/catalogue-office.js';
import type { CountriesDto } from '../../catalogue/catalogue.dto.js';
import type {
  AdminCountryDto,
  CategoryDto,
  ProductDeliveryDto,
  ProviderCheckDto,
  ProviderDto,
  SyncedProviderDto,
} from '../../catalogue/index.js';

const DELIVERED = statement(
  'test.delivered',
  `INSERT INTO delivery_figures (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds, numbers)
   VALUES ('wa', 'BR', $1, 'primary', '73', 20, 9), ('wa', 'BR', $1, 'primary', '73', NULL, 3),
          ('tg', 'BR', $1, 'primary', '73', NULL, 2), ('wa', 'BR', $1, 'other', '73', NULL, 50)`,
);

let office: CatalogueOffice;

beforeAll(async () => void (office = await CatalogueOffice.open()));
afterAll(() => office.close());

describe('countries', () => {
  it('that are switched off sell nothing at once, and are listed by their own names and places', async () => {
    const off = { is_enabled: false };
    expect(
      (await office.call<AdminCountryDto>('PATCH', '/countries/PT', { ...off, reason: 'Law' })).body,
    ).toMatchObject({
      is_enabled: false,
    });
    const listed = async () =>
      (await office.world.app.call<CountriesDto>('GET', '/api/v1/countries?per_page=300')).body.countries;
    expect((await listed()).map(({ iso_code }) => iso_code)).not.toContain('PT');
    expect(await office.quote('wa', 'PT')).toMatchObject({ is_valid: false });
    expect((await office.product('PT-WA')).status).toBe('inactive');

    const named = await office.call<AdminCountryDto>('PATCH', '/countries/PT', {
      is_enabled: true,
      position: 1,
      names: { pt: 'Lusitânia' },
    });
    expect(named.body).toMatchObject({ name: 'Lusitânia', has_own_names: true, names: { en: 'Portugal' } });
    expect((await listed())[0]).toMatchObject({ iso_code: 'PT', name: 'Lusitânia' });
    const price = (await office.sold('PT', 'wa'))!.price;
    const { country } = await office.customer.activation({ country: 'PT', service_price: price });
    expect(country.name).toBe('Lusitânia');

    await office.call('PATCH', '/countries/PT', { position: 1000, names: { pt: null } });
    expect((await office.call('GET', '/countries/ZZ')).status).toBe(404);
  });

  it('pause one service in them', async () => {
    const services = [{ service_code: 'tg', is_paused: true }];
    const changed = await office.call<AdminCountryDto>('PATCH', '/countries/PT', {
      services,
      reason: 'Bans',
    });
    expect(changed.body.paused_products).toBe(1);
    expect([await office.sold('PT', 'tg'), (await office.sold('PT', 'wa')) !== null]).toEqual([null, true]);
    await office.call('PATCH', '/countries/PT', { services: [{ service_code: 'tg', is_paused: false }] });
    expect(await office.sold('PT', 'tg')).not.toBeNull();
  });
});

describe('categories', () => {
  it('are made, renamed, put in order, and hold services', async () => {
    const { body: made, status } = await office.call<CategoryDto>('POST', '/categories', {
      code: 'delivery',
      name: 'Entregas',
    });
    expect([status, made.name, made.names.en]).toEqual([201, 'Entregas', 'Entregas']);
    expect(codeOf(await office.call('POST', '/categories', { code: 'delivery', name: 'B' }))).toBe(
      'CATEGORY_EXISTS',
    );

    const renamed = await office.call<CategoryDto>('PATCH', '/categories/delivery', {
      names: { en: 'Delivery' },
      position: 1,
      expected_updated_at: made.updated_at,
    });
    expect(renamed.body).toMatchObject({ position: 1, names: { pt: 'Entregas', en: 'Delivery' } });
    const stale = await office.call('PATCH', '/categories/delivery', {
      position: 2,
      expected_updated_at: made.updated_at,
    });
    expect(codeOf(stale)).toBe('CHANGED_MEANWHILE');
    const { items } = (await office.call<List<CategoryDto>>('GET', '/categories')).body;
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));

    const { id } = await office.product('BR-KI');
    await office.patch(id, { category: 'delivery' });
    expect((await office.call<CategoryDto>('GET', '/categories/delivery')).body).toMatchObject({
      services: 1,
    });
    expect((await office.sold('BR', 'ki'))?.category).toBe('delivery');
    await office.world.app.runLoop('catalogue-sync');
    expect((await office.sold('BR', 'ki'))?.category).toBe('delivery');
    expect((await office.patch(id, { category: 'no-such' })).status).toBe(422);
  });
});

describe('the short lists', () => {
  const codes = (path: string) =>
    office
      .call<ListPageDto<{ code: string }>>('GET', path)
      .then(({ body }) => body.items.map(({ code }) => code));

  it('come whole, in the order asked for, as a part, or as a spreadsheet', async () => {
    const whole = await codes('/categories');
    expect(await codes('/categories?sort=code&direction=desc')).toEqual(whole.toSorted().reverse());
    const walked: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body, headers }: Answer<ListPageDto<CategoryDto>> = await office.call(
        'GET',
        `/categories?per_page=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(headers.get('x-total-count')).toBe(String(whole.length));
      walked.push(...body.items.map(({ code }) => code));
      cursor = body.next_cursor;
    }
    expect(walked).toEqual(whole);
    expect(await codes('/categories?per_page=2&page=2')).toEqual(whole.slice(2, 4));
    const { text } = await office.call('GET', '/categories?format=csv&per_page=1');
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['code', ...whole]);
    expect((await office.call('GET', '/providers?format=csv')).text).toMatch(/^code,name,source.*\nprimary,/);
    expect(await codes('/providers?sort=name&page=1')).toContain('primary');
  });

  it.each(['cursor=nonsense', 'sort=stock', 'per_page=0'])('refuse %s', async (query) => {
    for (const path of ['/categories', '/providers'])
      expect((await office.call('GET', `${path}?${query}`)).status).toBe(422);
  });
});

describe('providers', () => {
  it('tell balance, open numbers and health, and buy nothing new while they are paused', async () => {
    await office.customer.buy();
    await office.world.app.database.owner.sql.rows(DELIVERED, [office.world.clock.now()]);
    const { items } = (await office.call<List<ProviderDto>>('GET', '/providers')).body;
    expect(items).toMatchObject([{ code: 'primary', currency: 'USD', is_paused: false, priority: 100 }]);
    const [primary] = items;
    expect(primary!.balance).toBeGreaterThan(0);
    expect(primary!.open_numbers).toBeGreaterThan(0);
    expect(primary!.health).toMatchObject({ error_rate: 0, last_failure_at: null });
    expect(primary!.health.last_success_at).not.toBeNull();
    expect(primary!.health.products).toEqual([
      { service_code: 'wa', country_iso: 'BR', numbers: 12, delivered: 9 },
      { service_code: 'tg', country_iso: 'BR', numbers: 2, delivered: 0 },
    ]);
    expect(primary!.health.codes_by_hour).toEqual([...Array<number>(23).fill(0), 9]);

    const paused = await office.call<ProviderDto>('POST', '/providers/primary/pause', { reason: 'Slow' });
    expect(paused.body).toMatchObject({ is_paused: true, pause_reason: 'Slow' });
    expect(await office.audited()).toMatchObject({
      action: 'provider.pause',
      entity: 'provider',
      reason: 'Slow',
    });
    expect(await office.sold('BR', 'wa')).toBeNull();
    const refused = await office.customer.buy();
    expect([refused.status, codeOf(refused)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await office.call('POST', '/providers/primary/resume', {});
    expect((await office.customer.buy()).status).toBe(200);

    const named = await office.call<ProviderDto>('PATCH', '/providers/primary', {
      name: 'Pampa',
      priority: 5,
    });
    expect(named.body).toMatchObject({ name: 'Pampa', priority: 5 });
    expect((await office.call('GET', '/providers/unknown')).status).toBe(404);
  });

  it('are read now: their lists renew stock and costs, and one that fails leaves the last good ones', async () => {
    const { account, faults } = office.world.provider;
    const offer = account.offers.find(
      ({ isoCode, serviceCode }) => isoCode === 'BR' && serviceCode === 'wa',
    )!;
    const syncedPrice = async () => (await office.product('BR-WA')).synced_price_cents;
    const before = await syncedPrice();
    Object.assign(offer, { costMicros: offer.costMicros * 2 });
    const sync = async (more: object = {}) =>
      (
        await office.call<List<SyncedProviderDto>>('POST', '/products/sync', {
          reason: 'Prices rose',
          ...more,
        })
      ).body;

    faults.plan('reset', { action: 'getPrices' });
    expect((await sync()).items).toEqual([{ code: 'primary', is_read: false, offers: 0 }]);
    expect(await syncedPrice()).toBe(before);
    expect((await sync()).items).toMatchObject([{ code: 'primary', is_read: true }]);
    expect(await syncedPrice()).toBeGreaterThan(before!);
    expect(await office.audited()).toMatchObject({ action: 'catalogue.sync', reason: 'Prices rose' });
    Object.assign(offer, { costMicros: offer.costMicros / 2 });
    await sync();
  });

  it('are asked now whether they answer', async () => {
    const good = await office.call<ProviderCheckDto>('POST', '/providers/primary/check', { reason: 'Slow' });
    expect(await office.audited()).toMatchObject({
      action: 'provider.check',
      entity: 'provider',
      reason: 'Slow',
    });
    expect(good.body).toMatchObject({ is_reachable: true, problem: null });
    office.world.provider.faults.plan('bad_key', { action: 'getBalance' });
    const refused = await office.call<ProviderCheckDto>('POST', '/providers/primary/check');
    expect(refused.body).toMatchObject({ is_reachable: false, problem: 'BAD_KEY' });
  });

  it('show how products delivered', async () => {
    const price = (await office.sold('BR', 'fb'))!.price;
    await office.world.smsArrives(await office.customer.activation({ service: 'fb', service_price: price }));
    await office.world.tick();
    await office.world.app.runLoop('delivery-figures');
    const { body } = await office.call<List<ProductDeliveryDto>>('GET', '/products/delivery?hours=24');
    expect(body.items.find(({ service_code }) => service_code === 'fb')).toMatchObject({
      country_iso: 'BR',
      numbers: 1,
      delivered: 1,
    });
  });
});
