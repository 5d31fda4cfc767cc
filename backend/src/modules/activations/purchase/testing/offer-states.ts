import fc from 'fast-check';
import { expect } from 'vitest';
import { DomainError } from '../../../../platform/errors/index.js';
import { statement, type Sql } from '../../../../platform/database/index.js';
import { settingsSchema } from '../../../../platform/settings/index.js';
import { credit } from '../../../../testing/credit.js';
import { testClock, type TestDatabase } from '../../../../testing/index.js';
import { createCatalogueReadModel } from '../../../catalogue/catalogue.read-model.js';
import { readCurrentOffers } from '../../../catalogue/offers/offers.read-model.js';
import { createProductList } from '../../../catalogue/products/product-list.read-model.js';
import { createProductStore } from '../../../catalogue/products/product.store.js';
import { createPurchaseStore, readQuote } from '../purchase.store.js';

const CODES = ['norte', 'andes'] as const;
const RICH_CENTS = 100_000_000;
const NOW = new Date('2026-03-04T12:00:00Z');
const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;
/** The lowest price that a customer can see. */
const SMALLEST_CENTS = 2;

/** Two providers, their offers of one product, and open numbers at each that a state keeps or removes. */
const WORLD = statement(
  'test.agreement.world',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        c AS (INSERT INTO countries (iso_code, updated_at) VALUES ('BR', now())),
        p AS (INSERT INTO products (service_code, country_iso) VALUES ('wa', 'BR') RETURNING id),
        sellers AS (INSERT INTO providers (code, name, updated_at) SELECT code, code, now() FROM unnest($1::text[]) code),
        accounts AS (INSERT INTO provider_accounts (provider, balance_micros, checked_at)
                     SELECT code, 0, now() FROM unnest($1::text[]) code),
        circuits AS (INSERT INTO provider_circuits (provider, state, reason, opened_at, changed_at, retry_at, trips)
                     SELECT code, 'open', '', now(), now(), now(), 1 FROM unnest($1::text[]) code),
        offers AS (INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency,
                                       stock, active, changed_at)
                   SELECT id, code, '73', 'wa', 1, 'BRL', 1, true, now() FROM p, unnest($1::text[]) code),
        bought AS (INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                                          created_at)
                   SELECT gen_random_uuid(), 'wa', 'BR', 1, 100, 'BRL', 'pt', $2 FROM generate_series(1, 4)
                   RETURNING id, user_id),
        numbered AS (SELECT *, row_number() OVER () AS n FROM bought)
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status, provider,
                            provider_country_id, provider_activation_id, phone, requested_at, allotted_at, expires_at,
                            cancel_available_at, updated_at)
   SELECT id, 1, user_id, 'wa', 'BR', 100, 'BRL', 'WAITING_SMS', ($1::text[])[1 + n % 2], '73', n, '+551198765432' || n, $2,
          $2, $2::timestamptz, $2, $2
     FROM numbered`,
);

const SET_PRODUCT = statement(
  'test.agreement.product',
  `WITH c AS (UPDATE countries SET is_enabled = $1), gone AS (DELETE FROM provider_bans)
   UPDATE products SET own_price_cents = $2, paused_at = CASE WHEN $3 THEN now() END`,
);

const SET_SELLER = statement(
  'test.agreement.seller',
  `WITH state AS (SELECT * FROM jsonb_to_record($1) AS x (code text, circuit text, "maxOpen" int, open int, "isPaused" bool,
                    ban text, balance bigint, "isActive" bool, stock int, cost bigint, currency text, place int, priority int)),
        ban AS (INSERT INTO provider_bans (provider, provider_country_id, service_code, banned_until)
                SELECT code, CASE ban WHEN 'product' THEN '73' ELSE '' END, CASE ban WHEN 'product' THEN 'wa' ELSE '' END,
                       'infinity' FROM state WHERE ban IS NOT NULL),
        seller AS (UPDATE providers p SET priority = x.priority, max_open_numbers = x."maxOpen",
                                          paused_at = CASE WHEN x."isPaused" THEN now() END FROM state x WHERE p.code = x.code),
        account AS (UPDATE provider_accounts a SET balance_micros = x.balance FROM state x WHERE a.provider = x.code),
        circuit AS (UPDATE provider_circuits c SET state = x.circuit FROM state x WHERE c.provider = x.code),
        numbers AS (UPDATE activations a SET expires_at = $2::timestamptz + CASE WHEN counted.n <= x.open THEN interval '1 minute'
                                                                              ELSE interval '-1 minute' END
                      FROM state x, (SELECT id, row_number() OVER (PARTITION BY provider ORDER BY id) AS n FROM activations
                                      WHERE status = 'WAITING_SMS') counted
                     WHERE a.id = counted.id AND a.provider = x.code)
   UPDATE offers o SET active = x."isActive", stock = x.stock, cost_micros = x.cost, cost_currency = x.currency,
                       position = x.place
     FROM state x WHERE o.provider = x.code`,
);

const CUSTOMER = statement(
  'test.agreement.customer',
  `INSERT INTO users (email) VALUES ('a@b.br') RETURNING id`,
);
const PRODUCT = statement('test.agreement.product_id', 'SELECT id FROM products');

const seller = fc.record({
  circuit: fc.constantFrom('half_open', 'half_open', 'open'),
  maxOpen: fc.constantFrom(null, null, 1, 2),
  open: fc.integer({ min: 0, max: 2 }),
  isPaused: fc.constantFrom(false, false, false, true),
  ban: fc.constantFrom(null, null, null, 'product', 'all'),
  balance: fc.constantFrom(1e12, 1e12, 150_000, 0),
  isActive: fc.constantFrom(true, true, true, false),
  stock: fc.constantFrom(0, 3, 500),
  cost: fc.constantFrom(0, 100_000, 101_000, 190_000, 400_000, 3_000_000),
  currency: fc.constantFrom('BRL', 'USD', 'USD', 'XTS'),
  place: fc.constantFrom(null, null, 1, 2),
  priority: fc.constantFrom(10, 100),
});

/** A state of two providers and their product, and who asks. */
export const state = fc.record({
  sellers: fc.tuple(seller, seller),
  ownPriceCents: fc.constantFrom(null, null, 15, 120, 2_000),
  isPaused: fc.constantFrom(false, false, false, false, true),
  isCountryEnabled: fc.constantFrom(true, true, true, true, false),
  currency: fc.constantFrom(...CURRENCIES),
  markup: fc.constantFrom(0, 100),
});

type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never;

export interface Agreement {
  check: (state: State) => Promise<void>;
}

class Undo extends Error {}

/** Compares, in one state after the other, what a customer is shown, quoted and charged with what staff see. */
export async function openAgreement({ db, owner }: TestDatabase): Promise<Agreement> {
  const { sql } = db;
  const clock = testClock(NOW);
  await owner.sql.rows(WORLD, [CODES, NOW]);
  const { id: userId } = await owner.sql.one<{ id: string }>(CUSTOMER);
  const { id: productId } = await sql.one<{ id: string }>(PRODUCT);
  for (const currency of CURRENCIES) await credit(owner.sql, userId, RICH_CENTS, { currency, at: NOW });
  const list = createCatalogueReadModel(sql);
  const settings = settingsSchema.parse({});

  /** The answer of the purchase; everything is rolled back. */
  async function begin(order: Parameters<typeof readQuote>[1], seenPriceCents: number) {
    let begun: { price: number; offers: string[] } | undefined;
    try {
      await db.transaction(async (unit: { sql: Sql }) => {
        const purchase = await createPurchaseStore(unit.sql).begin(
          { ...order, seenPriceCents, language: 'pt', key: null },
          NOW,
        );
        if ('found' in purchase) throw new Error('a purchase without a key was repeated');
        const offers = purchase.offers.map(({ provider }) => provider);
        begun = { price: purchase.unitPriceCents, offers };
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) {
        if (!(error instanceof DomainError)) throw error;
        return { refusal: error.code, details: error.details as { price_cents?: number } };
      }
    }
    return begun!;
  }

  async function check({ sellers, ownPriceCents, isPaused, isCountryEnabled, currency, markup }: State) {
    await owner.sql.rows(SET_PRODUCT, [isCountryEnabled, ownPriceCents, isPaused]);
    for (const [index, each] of sellers.entries())
      await owner.sql.rows(SET_SELLER, [{ code: CODES[index], ...each }, NOW]);

    const pricing = { markup, default: 90, fx: { BRL: 1, USD: 5.4, EUR: 6 } };
    const product = { serviceCode: 'wa', countryIso: 'BR' };
    const order = {
      ...product,
      userId,
      apiKeyId: null,
      memberId: null,
      quantity: 1,
      currency,
      maxOpen: 2,
      openLevels: null,
      pricing,
    };
    const query = { countryIso: 'BR', serviceCode: null, currency, pricing, onlyActive: true };
    const [listed] = await list.services(query, NOW);
    const [everywhere] = await list.services({ ...query, countryIso: null }, NOW);
    const again = (await readCurrentOffers(sql, [product], { currency, pricing, now: NOW })).of('wa', 'BR');
    const quote = await readQuote(sql, order, NOW);
    const price = quote.unitPriceCents;
    const begun = await begin(order, price ?? SMALLEST_CENTS);
    const staff = await createProductStore(sql).offers(productId, pricing, NOW);
    const tried = staff.filter(({ rank }) => rank !== null).sort((left, right) => left.rank! - right.rank!);

    if ('refusal' in begun) {
      expect(quote.obstacle).toBe(begun.refusal);
      expect(['INVALID_COUNTRY', 'INVALID_SERVICE', 'SERVICE_UNAVAILABLE']).toContain(begun.refusal);
      expect(listed?.stock ?? 0).toBe(0);
    } else {
      expect([quote.obstacle, price]).toEqual([null, begun.price]);
      expect(listed?.priceCents).toBe(begun.price);
      if (currency === 'BRL') expect(tried.map(({ provider }) => provider)).toEqual(begun.offers);
      if (listed?.stock === 0) expect(tried.map(({ obstacle }) => obstacle)).not.toContain(null);
      if (begun.price > SMALLEST_CENTS) {
        const cheaper = await begin(order, begun.price - 1);
        expect(cheaper).toMatchObject({ refusal: 'PRICE_CHANGED', details: { price_cents: begun.price } });
      }
    }
    if (listed) expect(listed.priceCents).toBe(price);
    const { stock, deliveryRate } = listed ?? {};
    expect(again).toEqual(listed ? { ...product, priceCents: price, stock, deliveryRate } : null);
    expect([everywhere?.priceCents, everywhere?.stock]).toEqual([listed?.priceCents, listed?.stock]);

    if (currency !== 'BRL' || !listed) return;
    const { fx, ...rest } = settings;
    const current = {
      ...rest,
      price_markup_percent: markup,
      default_price_cents: pricing.default,
      fx: { ...fx, USD: pricing.fx.USD, EUR: pricing.fx.EUR },
    };
    const reader = { current: () => current } as Parameters<typeof createProductList>[0]['settings'];
    const managed = await createProductList({ db, settings: reader, clock }).find(productId);
    expect([managed?.priceCents, managed?.isSold]).toEqual([price, listed.stock > 0]);
  }

  return { check };
}
