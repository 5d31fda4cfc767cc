import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { PurchaseDto, PurchaseRequestDto, ValidatePurchaseDto } from '../purchase.dto.js';

const RATES = { BR: 0.9, PT: 0.95, US: 0.6, AR: null } as const;
type Country = keyof typeof RATES;

let world: ActivationWorld;
let ana: Customer;
let cents: Record<Country, number>;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 50 } });
  const { sequelize } = world.app.database.owner;
  await sequelize.query('UPDATE products SET delivery_rate = NULL');
  for (const [country, rate] of Object.entries(RATES)) {
    await sequelize.query(
      `UPDATE products SET delivery_rate = ${String(rate)} WHERE country_iso = '${country}'`,
    );
  }
  world.clock.advance({ seconds: 20 });
  ana = await world.customer({ cents: 100_000 });
  const prices = Object.keys(RATES).map(async (country) => [
    country,
    Math.round((await world.priceOf('wa', country)) * 100),
  ]);
  cents = Object.fromEntries(await Promise.all(prices)) as typeof cents;
});
afterAll(() => world.close());

const MUCH = 100_000;
type Preferences = NonNullable<PurchaseRequestDto['preferences']>;

const body = (preferences: Preferences | undefined, order: Partial<PurchaseRequestDto> = {}) => ({
  ...{ service: 'wa', quantity: 1, user_id: ana.userId, max_price_cents: MUCH, preferences },
  ...order,
});
const buy = <Answer = PurchaseDto>(
  preferences: Preferences | undefined,
  order?: Partial<PurchaseRequestDto>,
  headers: Record<string, string> = {},
) => ana.call<Answer>('POST', '/batch/purchase', { body: body(preferences, order), headers });
const bought = async (preferences: Preferences, order?: Partial<PurchaseRequestDto>) => {
  const [number] = (await buy(preferences, order)).body.successful_transactions;
  return number && [number.country.iso_code, number.service_price_cents];
};
const quoted = async (preferences: Preferences, maxPriceCents?: number) =>
  (
    await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', {
      body: { service_code: 'wa', quantity: 1, preferences, max_price_cents: maxPriceCents },
    })
  ).body;
const refusal = async (...order: Parameters<typeof buy>) => {
  const { status, body: answer } = await buy<{ detail: Record<string, unknown> }>(...order);
  return { status, ...answer.detail };
};

const cheaper = (left: Country, right: Country) => (cents[left] < cents[right] ? left : right);

describe('an order that leaves the country open', () => {
  it('takes the first country listed, and quotes it before', async () => {
    const wish = { countries: ['PT', 'BR'] };
    expect(await quoted(wish)).toMatchObject({
      country_code: 'PT',
      unit_price_cents: cents.PT,
      is_valid: true,
    });
    expect(await bought(wish)).toEqual(['PT', cents.PT]);
  });

  it('takes the next one where the first costs too much or delivers too little', async () => {
    const dear = cheaper('PT', 'BR') === 'PT' ? 'BR' : 'PT';
    const cheap = cheaper('PT', 'BR');
    expect(await bought({ countries: [dear, cheap] }, { max_price_cents: cents[cheap] })).toEqual([
      cheap,
      cents[cheap],
    ]);
    expect(await bought({ countries: ['US', 'AR', 'PT'], min_delivery_percent: 80 })).toEqual([
      'PT',
      cents.PT,
    ]);
  });

  it('takes the cheapest that delivers so much where no country is listed', async () => {
    const best = cheaper('PT', 'BR');
    expect(await quoted({ min_delivery_percent: 90 })).toMatchObject({ country_code: best });
    expect(await bought({ min_delivery_percent: 90 })).toEqual([best, cents[best]]);
    expect(await bought({ min_delivery_percent: 91 })).toEqual(['PT', cents.PT]);
  });

  it('buys nothing where none would do, and says what the cheapest costs', async () => {
    const before = await ana.wallet();
    expect(await refusal({ countries: ['PT'] }, { max_price_cents: cents.PT - 1 })).toMatchObject({
      status: 409,
      code: 'NO_COUNTRY_MATCHES',
      price_cents: cents.PT,
      currency: 'BRL',
    });
    expect(await refusal({ countries: ['AR'], min_delivery_percent: 1 })).toMatchObject({
      price_cents: null,
    });
    expect(await quoted({ countries: ['PT'] }, cents.PT - 1)).toMatchObject({
      country_code: null,
      is_valid: false,
      error_code: 'NO_COUNTRY_MATCHES',
    });
    expect(await ana.wallet()).toEqual(before);
  });

  it('takes the next country where the first has become dearer since the prices were listed', async () => {
    const wish = { countries: ['PT', 'BR'] };
    expect(await quoted(wish)).toMatchObject({ country_code: 'PT' });
    const { sequelize } = world.app.database.owner;
    await sequelize.query("UPDATE products SET own_price_cents = 99999 WHERE country_iso = 'PT'");
    const most = Math.max(cents.PT, cents.BR);
    expect(await bought(wish, { max_price_cents: most })).toEqual(['BR', cents.BR]);
    await sequelize.query("UPDATE products SET own_price_cents = NULL WHERE country_iso = 'PT'");
  });

  it('is bought once when it is repeated with its key, also when no country would do any more', async () => {
    const key = { 'idempotency-key': 'any-country' };
    const first = await buy({ countries: ['PT'] }, {}, key);
    await world.app.database.owner.sequelize.query(
      "UPDATE products SET delivery_rate = 0.1 WHERE country_iso = 'PT'",
    );
    world.clock.advance({ seconds: 20 });
    const again = await buy({ countries: ['PT'] }, {}, key);
    expect(again.body).toEqual(first.body);
    expect(await refusal({ countries: ['BR'] }, {}, key)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it.each<[string, Preferences | undefined, Partial<PurchaseRequestDto>, string, string]>([
    ['no country and no preferences', undefined, {}, 'VALIDATION_ERROR', 'country'],
    ['both', { countries: ['BR'] }, { country: 'BR' }, 'VALIDATION_ERROR', 'preferences'],
    ['an unknown country', { countries: ['ZZ'] }, {}, 'INVALID_COUNTRY', 'preferences.countries'],
    ['an empty list', { countries: [] }, {}, 'VALIDATION_ERROR', 'preferences.countries'],
    [
      'more than all',
      { min_delivery_percent: 101 },
      {},
      'VALIDATION_ERROR',
      'preferences.min_delivery_percent',
    ],
  ])('is refused with %s', async (_what, preferences, order, code, field) => {
    const answer = await refusal(preferences, order);
    expect(answer).toMatchObject({ status: 422, code });
    expect(Object.keys((answer as { fields?: object }).fields ?? {})).toContain(field);
  });
});
