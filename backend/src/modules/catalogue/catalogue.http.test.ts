import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { settingsSchema, type SettingsReader } from '../../platform/settings/index.js';
import type { Offer } from '../../sandbox/provider/offers.js';
import { ActivationWorld } from '../../testing/activation-world.js';
import type { CountriesDto, ServicesDto } from './catalogue.dto.js';
import { CatalogueService } from './catalogue.service.js';

let world: ActivationWorld;

const OFFER = statement(
  'test.offer',
  `SELECT o.active, o.stock, o.cost_micros AS cost FROM offers o JOIN products p ON p.id = o.product_id
    WHERE p.country_iso = $1 AND p.service_code = $2`,
);

const OWN_PRICE = statement(
  'test.own_price',
  `UPDATE products SET own_price_cents = $1 WHERE service_code = 'wa' AND country_iso = 'BR'`,
);

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { price_markup_percent: 50, fx: { USD: 5, EUR: 6 } } });
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ seconds: 30 });
});

const get = async <Body>(path: string, language = 'pt-BR') =>
  world.app.call<Body>('GET', path, { headers: { 'accept-language': language } });
const countries = async (query = '', language?: string) =>
  (await get<CountriesDto>(`/api/v1/countries/${query}`, language)).body;
const services = async (query = '') => (await get<ServicesDto>(`/api/v1/services/${query}`)).body;
const offer = () =>
  world.app.database.db.sql.row<{ active: boolean; stock: number; cost: number }>(OFFER, ['BR', 'wa']);

describe('the lists', () => {
  it('travel compressed, unlike short answers and those about a customer', async () => {
    const encoding = async (path: string) => (await get(path)).headers.get('content-encoding');
    expect(await encoding('/api/v1/services/?country_iso=BR')).toMatch(/^(?:br|gzip|deflate)$/);
    expect(await encoding('/api/v1/countries/?search=brasil')).toBeNull();
    expect(await encoding('/api/v1/openapi.json')).toBeNull();
  });
});

describe('countries', () => {
  it('are public, twenty at a time, with name, protocol id, prefix and flag', async () => {
    const page = await countries();
    expect(page.countries).toHaveLength(20);
    expect(page.total).toBeGreaterThanOrEqual(100);
    expect((await countries('?search=brasil')).countries).toEqual([
      {
        iso_code: 'BR',
        name: 'Brasil',
        country_code: '73',
        calling_code: '+55',
        flag_image_url: '/images/flags/BR.svg',
      },
    ]);
  });

  it('are named in the language of the reader and found in any of ours', async () => {
    expect((await countries('?search=germany', 'en')).countries[0]?.name).toBe('Germany');
    expect((await countries('?search=Alemanha', 'es')).countries[0]?.name).toBe('Alemania');
  });

  it.each(['?per_page=0', '?per_page=x', '?per_page=301', '?per_page=1.5', `?search=${'a'.repeat(101)}`])(
    'refuse %s',
    async (query) => {
      expect((await get(`/api/v1/countries/${query}`)).status).toBe(422);
    },
  );
});

describe('services', () => {
  it("cost the provider's price in reais plus the markup, rounded up", async () => {
    const whatsapp = (await services('?country_iso=BR')).services.find(({ serv_code }) => serv_code === 'wa');
    const cost = (await offer())?.cost ?? 0;
    expect(whatsapp).toMatchObject({
      name: 'WhatsApp',
      price_cents: Math.ceil((cost * 5 * 1.5) / 10_000),
      currency: 'BRL',
      category: 'messaging',
      service_image_url: '/images/services/whatsapp.svg',
      delivery_rate: null,
      typical_seconds: null,
    });
  });

  it('begin with the ones that most people want', async () => {
    const { services: listed } = await services('?country_iso=BR');
    expect(
      listed
        .slice(0, 4)
        .map(({ serv_code }) => serv_code)
        .sort(),
    ).toEqual(['fb', 'oi', 'tg', 'wa']);
  });

  it('are listed at their lowest price where no country is named', async () => {
    const everywhere = (await services('?search=whatsapp')).services[0];
    const brazil = (await services('?country_iso=brazil&search=whatsapp')).services[0];
    expect(everywhere?.price_cents).toBeLessThanOrEqual(brazil?.price_cents ?? 0);
  });

  it('are priced in the currency that a signed-in customer prefers', async () => {
    const dora = await world.customer({ currency: 'USD' });
    const { body } = await dora.call<ServicesDto>('GET', '/api/v1/services/?country_iso=BR&search=whatsapp');
    const brl = (await services('?country_iso=BR&search=whatsapp')).services[0]?.price_cents ?? 0;
    expect(body.services[0]).toMatchObject({ currency: 'USD', price_cents: Math.ceil(brl / 5) });
  });

  it('are answered without a body while they are unchanged, in the reader’s own language', async () => {
    const path = '/api/v1/services/?country_iso=BR';
    const read = await world.app.call('GET', path);
    expect(read.headers.get('cache-control')).toBe('private, no-cache');
    // Otherwise fetch adds `cache-control: no-cache`, and the server sends the whole answer.
    const again = { 'if-none-match': read.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const repeated = await world.app.call('GET', path, { headers: again });
    expect([repeated.status, repeated.text]).toEqual([304, '']);
    const spanish = { ...again, 'accept-language': 'es' };
    expect((await world.app.call('GET', '/api/v1/countries', { headers: spanish })).status).toBe(200);
  });

  it('refuse a country that does not exist', async () => {
    const { status, body } = await get<{ detail: { code: string; fields: object } }>(
      '/api/v1/services/?country_iso=ZZ',
    );
    expect([status, body.detail]).toMatchObject([
      422,
      { code: 'INVALID_COUNTRY', fields: { country_iso: 'Valor inválido' } },
    ]);
  });
});

describe('the synchronisation', () => {
  it.each([
    'empty_but_done',
    'garbled_but_done',
    'truncated_but_done',
    'server_error',
    'error_sql',
    'reset',
  ] as const)('keeps the last good catalogue after %s', async (fault) => {
    const before = (await services('?country_iso=BR')).services;
    for (const action of ['getPrices', 'getCountries', 'getServicesList']) {
      world.provider.faults.plan(fault, { action });
      await world.app.runLoop('catalogue-sync');
    }
    expect((await services('?country_iso=BR')).services).toEqual(before);
  });

  it('retires what the provider no longer lists, and sells it again when it is listed again', async () => {
    const offers = world.provider.account.offers as Offer[];
    const index = offers.findIndex(
      ({ countryId, serviceCode }) => countryId === '73' && serviceCode === 'wa',
    );
    const [removed] = offers.splice(index, 1);
    await world.app.runLoop('catalogue-sync');
    expect(await offer()).toMatchObject({ active: false, stock: 0 });
    expect((await services('?country_iso=BR&search=whatsapp')).services).toEqual([]);
    expect((await services('?country_iso=BR&search=whatsapp&active=false')).services).toHaveLength(1);
    if (removed) offers.splice(index, 0, removed);
    await world.app.runLoop('catalogue-sync');
    expect(await offer()).toMatchObject({ active: true });
  });

  it('takes delivery rate and usual wait from the numbers of the last days', async () => {
    for (let count = 0; count < 10; count += 1) {
      const ana = await world.customer();
      for (const delivers of [true, count < 5]) {
        const activation = await ana.activation();
        world.clock.advance({ seconds: 20 });
        if (delivers) await world.smsArrives(activation);
        await world.tick();
      }
    }
    world.clock.advance({ minutes: 20 });
    await world.tick();
    await world.app.runLoop('delivery-figures');
    world.clock.advance({ seconds: 11 });
    const known = { delivery_rate: 0.75, typical_seconds: 20, sample_size: 20, works_now: true };
    const [whatsapp] = (await services('?country_iso=BR&search=whatsapp')).services;
    expect(whatsapp).toMatchObject(known);
    expect((await services('?service=wa')).services[0]).toMatchObject({
      country: { iso_code: 'BR' },
      ...known,
    });
  });

  it('of one service are told for each country that sells it, priced as its own list does', async () => {
    const { services: inCountries, total } = await services('?service=wa');
    expect(total).toBe(inCountries.length);
    expect(total).toBeGreaterThanOrEqual(100);
    expect(new Set(inCountries.map(({ country }) => country?.iso_code)).size).toBe(total);
    expect(new Set(inCountries.map(({ serv_code }) => serv_code))).toEqual(new Set(['wa']));
    const [germany] = (await services('?service=whatsapp&country_iso=DE')).services;
    const [same] = (await services('?country_iso=DE&search=whatsapp')).services;
    expect(germany).toEqual(same);
    expect(germany).toMatchObject({
      country: { iso_code: 'DE', name: 'Alemanha', flag_image_url: '/images/flags/DE.svg' },
      delivery_rate: null,
      typical_seconds: null,
      sample_size: 0,
      works_now: null,
    });
    expect((await services('?service=zzz')).services).toEqual([]);
    expect(await get('/api/v1/services?service=a%20b%20c')).toMatchObject({
      status: 422,
      body: { detail: { code: 'INVALID_SERVICE' } },
    });
  });
});

it('what staff and lists change is shown at once by every replica', async () => {
  const { database, events, clock, container } = world.app;
  const settings = { current: () => settingsSchema.parse({}) } as SettingsReader;
  const replica = new CatalogueService({ db: database.db, settings, clock, events });
  const all = {
    country: 'BR',
    service: null,
    search: 'wa',
    limit: 500,
    onlyActive: true,
    currency: 'BRL',
  } as const;
  const priceThere = async () =>
    (await replica.services(all)).items.find(({ code }) => code === 'wa')?.priceCents;
  const before = await priceThere();
  await database.db.sql.rows(OWN_PRICE, [90_000]);
  expect(await priceThere()).toBe(before);
  await container.catalogue.sync([]);
  expect(await priceThere()).toBe(90_000);
  await database.db.sql.rows(OWN_PRICE, [null]);
  await container.catalogue.sync([]);
});

describe('most used services', () => {
  it("are the customer's own", async () => {
    const ana = await world.customer();
    await ana.activation({ service: 'tg', service_price: 50 });
    await ana.activation();
    world.clock.advance({ minutes: 21 });
    await world.tick();
    await ana.activation({ service: 'tg', service_price: 50 });
    const { body } = await ana.call('GET', '/api/v1/services/most-used');
    expect(body).toMatchObject({
      services: [
        { serv_code: 'tg', name: 'Telegram', activations: 2 },
        { serv_code: 'wa', activations: 1 },
      ],
    });
    expect((await get('/api/v1/services/most-used')).status).toBe(401);
  });
});

describe('pictures', () => {
  it.each([
    ['/images/flags/BR.svg', '<svg'],
    ['/images/services/whatsapp.svg', 'fill="#25D366"'],
    ['/images/services/uber.svg', 'prefers-color-scheme:dark'],
    ['/images/services/linkedin.svg', '<svg fill="#0A66C2"'],
  ])('serves %s for ever', async (path, content) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(text).toContain(content);
  });

  it.each(['/images/services/nothing.svg', '/images/services/..%2f..%2fpackage.svg', '/images/flags/ZZ.svg'])(
    'does not know %s',
    async (path) => {
      expect((await get(path)).headers.get('content-type') ?? '').not.toContain('svg');
    },
  );
});
