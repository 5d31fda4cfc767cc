import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import type { StatusDto, StatusProductDto } from './status.dto.js';

const NOW = new Date('2026-03-04T12:00:00Z');

const FORGET = statement(
  'test.status.forget',
  `WITH figures AS (DELETE FROM delivery_figures), circuits AS (DELETE FROM provider_circuits),
        days AS (DELETE FROM delivery_days)
   UPDATE delivery_watermark SET counted_at = $1`,
);
const SERVICES = statement(
  'test.status.services',
  `INSERT INTO services (code, supplier_name) VALUES ('wa', 'Whatsapp'), ('tg', 'Telegram'), ('go', 'Google')
   ON CONFLICT DO NOTHING`,
);
const FIGURE = statement(
  'test.status.figure',
  `INSERT INTO delivery_figures
     (service_code, country_iso, starts_at, provider, provider_country_id, wait_seconds, numbers)
   VALUES ($1, $2, $3, $4, '', $5, $6)`,
);
const DAY = statement(
  'test.status.day',
  'INSERT INTO delivery_days (service_code, country_iso, day, numbers, delivered) VALUES ($1, $2, day_of($3), $4, $5)',
);
const SILENT = statement('test.status.silent', 'SELECT circuit_silent($1, $2, $3)');

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    env: {
      SMS_PROVIDER_URL: 'http://127.0.0.1:9/stubs/handler_api.php',
      SMS_PROVIDER_API_KEY: 'key',
      ALLOW_SIMULATED_PAYMENTS: 'true',
    },
  });
  await app.database.owner.sql.rows(SERVICES);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.owner.sql.rows(FORGET, [NOW]);
  // After this time the status is read again instead of answered from memory.
  app.clock.advance({ seconds: 30 });
});

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

interface Figure {
  service?: string;
  country?: string;
  minutesAgo?: number;
  provider?: string;
  /** Seconds; null without a message. */
  wait?: number | null;
  numbers: number;
}

const figure = ({
  service = 'wa',
  country = 'BR',
  minutesAgo = 20,
  provider = 'one',
  wait = 12,
  numbers,
}: Figure) =>
  app.database.owner.sql.rows(FIGURE, [service, country, ago(minutesAgo), provider, wait, numbers]);

async function status(language = 'pt-BR'): Promise<StatusDto> {
  const answer = await app.call<StatusDto>('GET', '/api/v1/status', {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('the status', () => {
  it('says nothing before anything was measured', async () => {
    const { verdict, hour, day, products, by_hour } = await status();
    expect({ verdict, products, by_hour }).toEqual({ verdict: 'unmeasured', products: [], by_hour: [] });
    const nothing = {
      numbers: 0,
      delivery_percent: null,
      median_seconds: null,
      p90_seconds: null,
      is_unstable: false,
    };
    expect([hour, day]).toEqual([nothing, nothing]);
  });

  it('tells what share received, with the waits of half and of nine in ten, over all providers', async () => {
    await figure({ wait: 10, numbers: 12, provider: 'one' });
    await figure({ wait: 10, numbers: 8, provider: 'two' });
    await figure({ wait: 30, numbers: 15 });
    await figure({ wait: 90, numbers: 5 });
    await figure({ wait: null, numbers: 10 });
    await figure({ wait: 5, numbers: 50, minutesAgo: 300 });
    const { measured_at, verdict, hour, day, products } = await status();
    expect(measured_at).toBe(NOW.toISOString());
    expect(verdict).toBe('good');
    expect(hour).toEqual({
      numbers: 50,
      delivery_percent: 80,
      median_seconds: 10,
      p90_seconds: 90,
      is_unstable: false,
    });
    expect(day).toMatchObject({ numbers: 100, delivery_percent: 90, median_seconds: 5, p90_seconds: 30 });
    expect(products).toEqual([
      {
        service_code: 'wa',
        service_name: 'WhatsApp',
        service_image_url: '/images/services/whatsapp.svg',
        country_iso: 'BR',
        country_name: 'Brasil',
        flag_image_url: '/images/flags/BR.svg',
        hour,
        day,
        days: Array<string>(30).fill('unmeasured'),
      },
    ]);
  });

  it('tells no share of fewer numbers than it takes, and no wait of fewer messages', async () => {
    await figure({ service: 'wa', numbers: 19 });
    await figure({ service: 'tg', numbers: 19 });
    await figure({ service: 'tg', numbers: 1, wait: null });
    const { products } = await status();
    const of = (code: string) => products.find(({ service_code }) => service_code === code)?.hour;
    expect(of('wa')).toMatchObject({ numbers: 19, delivery_percent: null, median_seconds: null });
    expect(of('tg')).toMatchObject({ numbers: 20, delivery_percent: 95, median_seconds: null });
  });

  it('tells programs each product with enough numbers, by code, in both windows', async () => {
    await figure({ wait: 10, numbers: 15 });
    await figure({ wait: 30, numbers: 3 });
    await figure({ wait: null, numbers: 6 });
    await figure({ service: 'tg', numbers: 19 });
    await figure({ service: 'tg', country: 'DE', numbers: 20, minutesAgo: 300, wait: null });
    const { delivery, incidents, providers, gateways } = await status();
    const whatsapp = {
      service: 'wa',
      country: 'BR',
      samples: 24,
      rate: 0.75,
      median_seconds: 10,
      p90_seconds: 30,
    };
    const silent = {
      service: 'tg',
      country: 'DE',
      samples: 20,
      rate: 0,
      median_seconds: null,
      p90_seconds: null,
    };
    expect(delivery).toEqual([
      { ...whatsapp, window: '1h' },
      { ...whatsapp, window: '24h' },
      { ...silent, window: '24h' },
    ]);
    expect({ incidents, gateways }).toEqual({ incidents: [], gateways: [] });
    expect(providers[0]).toEqual({ code: 'provider-1', state: 'working' });
  });

  it('names what is unstable while the rest arrives, and says so when it is everything', async () => {
    await figure({ service: 'wa', numbers: 100 });
    await figure({ service: 'tg', numbers: 14 });
    await figure({ service: 'tg', numbers: 6, wait: null });
    const partly = await status('en');
    expect(partly.verdict).toBe('partly');
    expect(partly.unstable).toMatchObject([{ service_name: 'Telegram', country_name: 'Brazil' }]);
    await figure({ service: 'wa', numbers: 90, wait: null });
    app.clock.advance({ seconds: 30 });
    expect((await status()).verdict).toBe('bad');
  });

  it('shows 24 hours of what has the most numbers, empty where nothing was sold', async () => {
    await figure({ numbers: 40, minutesAgo: 30 });
    await figure({ numbers: 10, minutesAgo: 90 });
    await figure({ numbers: 30, minutesAgo: 90, wait: null });
    const [{ hours } = { hours: [] }] = (await status()).by_hour;
    expect(hours).toHaveLength(24);
    expect(hours[0]?.starts_at).toBe(ago(24 * 60).toISOString());
    expect(hours.at(-1)).toMatchObject({ numbers: 40, delivery_percent: 100, is_unstable: false });
    expect(hours.at(-2)).toMatchObject({ numbers: 40, delivery_percent: 25, is_unstable: true });
    expect(hours.at(-3)).toMatchObject({ numbers: 0, delivery_percent: null, is_unstable: false });
  });

  it('shows 30 days until today in America/Sao_Paulo: normal, unstable, failing, or unmeasured where too few', async () => {
    await figure({ numbers: 30 });
    const day = (daysAgo: number, numbers: number, delivered: number) =>
      app.database.owner.sql.rows(DAY, ['wa', 'BR', ago(daysAgo * 24 * 60), numbers, delivered]);
    await day(0, 100, 75);
    await day(1, 100, 74);
    await day(2, 100, 37);
    await day(3, 19, 19);
    await day(29, 20, 20);
    await day(30, 100, 0);
    await app.database.owner.sql.rows(DAY, ['tg', 'BR', ago(24 * 60), 100, 80]);
    const { products, days } = await status();
    const product = products.find(({ service_code }) => service_code === 'wa');
    expect(days).toHaveLength(30);
    expect(days.slice(-4), 'of all').toEqual(['unmeasured', 'failing', 'normal', 'normal']);
    expect(product?.days).toHaveLength(30);
    expect(product?.days.slice(-4)).toEqual(['unmeasured', 'failing', 'unstable', 'normal']);
    expect(product?.days.slice(0, 2)).toEqual(['normal', 'unmeasured']);
  });

  it('says whether numbers are sold, without naming a provider', async () => {
    expect((await status()).sales).toBe('open');
    for (const { code } of await app.container.catalogue.providerAccounts())
      await app.database.owner.sql.rows(SILENT, [code, 'no answer', NOW]);
    const { sales, ...said } = await status();
    expect(sales).toBe('closed');
    expect(new Set(said.providers.map(({ state }) => state))).toEqual(new Set(['failing']));
    expect(JSON.stringify(said)).not.toContain('primary');
  });
});

describe('the list of all products', () => {
  it('finds a service or a country by its name in any language', async () => {
    await figure({ service: 'wa', country: 'DE', numbers: 30 });
    await figure({ service: 'tg', country: 'BR', numbers: 40 });
    const found = async (search: string) => {
      const path = `/api/v1/status/products?search=${encodeURIComponent(search)}`;
      const { body } = await app.call<{ items: StatusProductDto[] }>('GET', path);
      return body.items.map(({ service_code, country_iso }) => `${service_code} ${country_iso}`);
    };
    expect(await found('')).toEqual(['tg BR', 'wa DE']);
    expect(await found('alemanha')).toEqual(['wa DE']);
    expect(await found('germany')).toEqual(['wa DE']);
    expect(await found('teleg')).toEqual(['tg BR']);
    expect(await found('nada disso')).toEqual([]);
  });

  it('is a sheet too', async () => {
    await figure({ numbers: 30 });
    const { text } = await app.call('GET', '/api/v1/status/products?format=csv');
    expect(text.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^.?service_code,service_name,country_iso/) as string,
      'wa,WhatsApp,BR,Brasil,30,100,12,12,30,100,12,12',
    ]);
  });
});
