import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { statement } from '../../../platform/database/index.js';
import { settingsSchema } from '../../../platform/settings/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { pricingOf } from './offers.read-model.js';

const PRICE = statement('test.offer_price', 'SELECT offer_price_cents($1, $2, $3, $4, $5)::float AS price');
const CEILING = statement(
  'test.offer_ceiling',
  'SELECT offer_ceiling_micros($1, $2, $3, $4)::float AS ceiling',
);

const SELL_BY_TWO = statement(
  'test.sell_by_two',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        p AS (INSERT INTO products (service_code, country_iso, patience_seconds) VALUES ('wa', 'BR', 0) RETURNING id)
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT p.id, o.provider, '73', 'wa', o.cost, 'BRL', 10, true, now()
     FROM p, (VALUES ('cheap', 500000), ('dear', 900000)) AS o (provider, cost) RETURNING product_id AS id`,
);
const CLOSE = statement(
  'test.close_offer',
  `SELECT offer_close($1, '73', 'wa', 'COST_ABOVE_CEILING', 500000, '0.95', now())`,
);
const COST = statement(
  'test.product_cost',
  `SELECT cost_cents::float AS cost, synced_price_cents::float AS price FROM product_cost($1, $2)`,
);

const SOURCES = statement(
  'test.obstacles',
  `SELECT prosrc AS text FROM pg_proc WHERE proname IN ('offers_at', 'offers_now')`,
);

const PRICING = { markup: 100, default: 90, fx: { BRL: 1, USD: 5.4, EUR: 6 } };

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the price of an offer', () => {
  it.each([
    ['twice its cost in reais', null, 500_000, 'BRL', 'BRL', 100],
    ['its cost with the markup of the product', 56.4, 500_000, 'BRL', 'BRL', 79],
    ['rounded up to the cent of the catalogue', null, 500_001, 'BRL', 'BRL', 101],
    ['converted at the rate in force', null, 100_000, 'USD', 'BRL', 108],
    ['rounded up once more for a wallet in dollars', null, 100_000, 'USD', 'USD', 20],
    ['rounded up once more for a wallet in euros', null, 100_001, 'USD', 'EUR', 19],
    ['the default where the provider names no cost', null, 0, 'USD', 'BRL', 90],
  ])('is %s', async (_what, markup, cost, costCurrency, currency, price) => {
    expect(await database.db.sql.one(PRICE, [markup, cost, costCurrency, currency, PRICING])).toEqual({
      price,
    });
  });

  it.each(['USD', 'EUR', 'BRL', 'RUB'])(
    'is known for a provider whose prices are in %s',
    async (currency) => {
      const pricing = pricingOf(settingsSchema.parse({}));
      const { price } = await database.db.sql.one<{ price: number }>(PRICE, [
        null,
        1_000_000,
        currency,
        'BRL',
        pricing,
      ]);
      expect(price).toBeGreaterThan(0);
    },
  );

  it('is unknown where no rate of the cost is known', async () => {
    expect(await database.db.sql.one(PRICE, [null, 100_000, 'GBP', 'BRL', PRICING])).toEqual({ price: null });
  });
});

describe('the most that a provider may charge', () => {
  it.each([
    ['of R$ 2,74 in reais', 274, 'BRL', 'BRL', 2_740_000],
    ['of R$ 2,74 in dollars, rounded down', 274, 'BRL', 'USD', 507_407],
    ['of € 1,00 in dollars, rounded down', 100, 'EUR', 'USD', 1_111_111],
  ])('is the price sold: %s', async (_what, price, currency, costCurrency, ceiling) => {
    const values = [price, currency, costCurrency, PRICING];
    expect(await database.db.sql.one(CEILING, values)).toEqual({ ceiling });
  });
});

it('the cost of a product for staff is that of its cheapest offer that is not closed', async () => {
  const { sql } = database.db;
  const { id } = (await sql.rows<{ id: string }>(SELL_BY_TWO, []))[0]!;
  expect(await sql.row(COST, [id, PRICING])).toEqual({ cost: 50, price: 100 });
  await sql.rows(CLOSE, ['cheap']);
  expect(await sql.row(COST, [id, PRICING])).toEqual({ cost: 90, price: 180 });
  await sql.rows(CLOSE, ['dear']);
  expect(await sql.row(COST, [id, PRICING])).toBeNull();
});

it('each obstacle of an offer has its word for staff, and no other has', async () => {
  const [sources, document] = await Promise.all([
    database.db.sql.rows<{ text: string }>(SOURCES),
    readFile(path.resolve(import.meta.dirname, '../../../../../openapi.yaml'), 'utf8'),
  ]);
  const found = sources.flatMap(({ text }) => [...text.matchAll(/THEN '(\w+)'/g)].map(([, word]) => word));
  const { components } = parse(document) as {
    components: { schemas: { ProductOfferDto: { properties: { obstacle: { enum: (string | null)[] } } } } };
  };
  const documented = components.schemas.ProductOfferDto.properties.obstacle.enum.filter(
    (word) => word !== null,
  );
  expect([...new Set(found)].sort()).toEqual([...documented].sort());
});
