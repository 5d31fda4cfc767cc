import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { settingsSchema } from '../../../platform/settings/index.js';
import { pricingOf } from '../../catalogue/index.js';
import { createPurchaseStore } from './purchase.store.js';
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

  it('takes the cheapest that costs at least so much, and refuses a lowest price that is not a price', async () => {
    const dear = cheaper('PT', 'BR') === 'PT' ? 'BR' : 'PT';
    const countries = ['PT', 'BR'];
    expect(await quoted({ countries, min_price_cents: cents[dear] })).toMatchObject({ country_code: dear });
    expect(await bought({ countries, min_price_cents: cents[dear] })).toEqual([dear, cents[dear]]);
    expect(await refusal({ countries, min_price_cents: cents[dear] + 1 })).toMatchObject({
      ...{ status: 409, code: 'NO_COUNTRY_MATCHES', price_cents: null },
    });
    expect(await refusal({ min_price_cents: -1 })).toMatchObject({ status: 422 });
  });

  it('buys nothing when no country is acceptable, and names the price of the cheapest', async () => {
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

  it('goes on in the next country within the call where the first has no number, and pays what that one costs', async () => {
    const before = await ana.wallet();
    world.provider.faults.plan('no_numbers', { times: 3 });
    const { body: answer } = await buy({ countries: ['PT', 'BR'] });
    expect(answer).toMatchObject({ successful_numbers: 1, failed_numbers: 0, refunded_amount_cents: 0 });
    expect(answer.successful_transactions).toMatchObject([
      { country: { iso_code: 'BR' }, service_price_cents: cents.BR },
    ]);
    const tried = answer.attempts_progress.map(({ country, attempt, outcome }) => [
      country,
      attempt,
      outcome,
    ]);
    expect(tried).toEqual([...[1, 2, 3].map((attempt) => ['PT', attempt, 'refused']), ['BR', 1, 'bought']]);
    expect(await ana.wallet()).toEqual({
      available: before.available - cents.BR,
      held: before.held + cents.BR,
    });
  });

  it('ends with the refusal of the last country when none has a number, and nothing is paid', async () => {
    const before = await ana.wallet();
    world.provider.faults.plan('no_numbers', { times: null });
    const { body: answer } = await buy({ countries: ['PT', 'BR'] });
    world.provider.faults.clear();
    expect(answer).toMatchObject({
      ...{ successful_numbers: 0, failed_numbers: 1, refunded_amount_cents: cents.BR },
      failed_transactions: [{ code: 'NO_NUMBERS' }],
    });
    expect(answer.attempts_progress).toHaveLength(6);
    expect(await ana.wallet()).toEqual(before);
  });

  it('asks nobody else while a provider may have sold a number', async () => {
    const before = await ana.wallet();
    world.provider.faults.plan('reset_but_done');
    const { body: answer } = await buy({ countries: ['PT', 'BR'] });
    expect(answer.failed_transactions).toMatchObject([{ code: 'CHECKING_WITH_PROVIDER' }]);
    expect(answer.attempts_progress).toHaveLength(1);
    expect(await ana.wallet()).toEqual({
      available: before.available - cents.PT,
      held: before.held + cents.PT,
    });
    await world.tick();
  });

  it('stays in the first country where the next one costs more than there is', async () => {
    const [cheap, dear] = cents.PT < cents.BR ? (['PT', 'BR'] as const) : (['BR', 'PT'] as const);
    const bia = await world.customer({ cents: cents[dear] - 1 });
    world.provider.faults.plan('no_numbers', { times: 3 });
    const { body: answer } = await bia.call<PurchaseDto>('POST', '/batch/purchase', {
      body: { ...body({ countries: [cheap, dear] }), user_id: bia.userId },
    });
    expect(answer.failed_transactions).toMatchObject([
      { code: 'NO_NUMBERS', refunded_amount_cents: cents[cheap] },
    ]);
    expect(await bia.wallet()).toEqual({ available: cents[dear] - 1, held: 0 });
  });

  it('gets the same answer from the sweep as from the call, also after it continued in another country', async () => {
    const key = { 'idempotency-key': 'went-on' };
    world.provider.faults.plan('no_numbers', { times: 3 });
    const first = await buy({ countries: ['PT', 'BR'] }, {}, key);
    expect(first.body.successful_numbers).toBe(1);
    await world.app.database.owner.sequelize.query(
      `UPDATE purchases SET answered_at = NULL WHERE idempotency_key = 'went-on';
       UPDATE idempotency_keys SET completed_at = NULL, answer = NULL WHERE key = 'went-on'`,
    );
    world.clock.advance({ seconds: 30 });
    await world.app.runLoop('purchase-answers');
    const again = await buy({ countries: ['PT', 'BR'] }, {}, key);
    expect({ ...again.body, successful_transactions: [] }).toEqual({
      ...first.body,
      successful_transactions: [],
    });
    expect(again.body.successful_transactions.map(({ activation_id: id }) => id)).toEqual(
      first.body.successful_transactions.map(({ activation_id: id }) => id),
    );
  });

  it('cannot go on once its answer is stored', async () => {
    const key = { 'idempotency-key': 'answered' };
    world.provider.faults.plan('no_numbers', { times: null });
    const { body: answer } = await buy({ countries: ['PT'] }, {}, key);
    world.provider.faults.clear();
    const late = createPurchaseStore(world.app.database.db.sql).begin(
      {
        ...{ userId: ana.userId, apiKeyId: null, memberId: null, language: 'pt', key: null, currency: 'BRL' },
        ...{ serviceCode: 'wa', countryIso: 'BR', quantity: 1, seenPriceCents: MUCH, maxOpen: 50 },
        ...{ openLevels: null, pricing: pricingOf(settingsSchema.parse({})) },
        ...{ continues: answer.batch_id, numbers: [1] },
      },
      world.clock.now(),
    );
    await expect(late).rejects.toThrow('is not continued');
  });

  it('is bought once when it is repeated with its key, also when no country is acceptable any more', async () => {
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
