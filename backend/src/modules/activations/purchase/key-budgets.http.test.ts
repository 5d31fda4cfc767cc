import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { addDays, dayOf } from '../../../platform/days.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { ApiKeyDto, ApiKeysDto, CreatedApiKeyDto } from '../../auth/api-keys/api-key.dto.js';
import type { PurchaseDto, ValidatePurchaseDto } from '../purchase.dto.js';

const KEYS = '/api/v1/users/me/api-keys';
const PATIENCE = statement('test.patience', 'UPDATE products SET patience_seconds = 0');

interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

let world: ActivationWorld;
let ana: Customer;
let key: CreatedApiKeyDto;
let price: number;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 100 } });
  price = Math.round(world.price * 100);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ minutes: 45 });
  ana = await world.customer({ cents: 20_000 });
  key = await keyWith(2 * price);
});

async function keyWith(daily_budget_cents: number | null, wanted: object = {}): Promise<CreatedApiKeyDto> {
  const body = { name: 'My bot', scopes: ['buy'], daily_budget_cents, ...wanted };
  return (await ana.call<CreatedApiKeyDto>('POST', KEYS, { body })).body;
}

// With a key, only the key's rights count, even where its owner's cookie comes too.
const buy = (quantity = 1) => ana.buy<PurchaseDto & Refusal>({ quantity }, { 'x-api-key': key.key });
const bought = async () => (await buy()).body.successful_transactions[0]!;
const shown = async () => {
  const { api_keys } = (await ana.call<ApiKeysDto>('GET', KEYS)).body;
  return api_keys.find(({ id }) => id === key.id)!;
};
const spent = async () => (await shown()).spent_today_cents / price;
const change = (daily_budget_cents: unknown, id = key.id, who = ana) =>
  who.call<ApiKeyDto & Refusal>('PATCH', `${KEYS}/${id}`, { body: { daily_budget_cents } });

describe('a key with a budget', () => {
  it('buys until the day is spent, and is told what it may, what it spent and when the next day begins', async () => {
    expect(await shown()).toMatchObject({
      daily_budget_cents: 2 * price,
      currency: 'BRL',
      spent_today_cents: 0,
    });
    expect((await buy()).body.successful_numbers).toBe(1);
    const { status, body, headers } = await buy(2);
    const resetsAt = String(body.detail['resets_at']);
    expect([status, body.detail]).toMatchObject([
      403,
      { code: 'KEY_BUDGET_EXCEEDED', budget_cents: 2 * price, spent_cents: price, currency: 'BRL' },
    ]);
    // This is midnight in São Paulo.
    expect(resetsAt).toMatch(/T03:00:00[.]000Z$/);
    const seconds = Math.ceil((Date.parse(resetsAt) - world.clock.now().getTime()) / 1000);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
    expect([body.detail['retry_after_seconds'], headers.get('retry-after')]).toEqual([
      seconds,
      String(seconds),
    ]);
    expect((await ana.wallet()).held).toBe(price);

    world.clock.advance({ seconds });
    expect(await spent()).toBe(0);
    expect((await buy(2)).body.successful_numbers).toBe(2);
  });

  it('is told so before it buys', async () => {
    await buy(2);
    const quote = { service_code: 'wa', country_code: 'BR', quantity: 1 };
    const ask = (headers = {}) =>
      ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body: quote, headers });
    const asked = await ask({ 'x-api-key': key.key });
    expect(asked.body).toMatchObject({ is_valid: false, error_code: 'KEY_BUDGET_EXCEEDED' });
    expect((await ask()).body).toMatchObject({ is_valid: true });
  });

  it('never exceeds it, however many purchases come at once', async () => {
    key = await keyWith(5 * price + price - 1);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => buy(1 + (index % 2))));
    const numbers = answers.reduce((sum, { body }) => sum + (body.successful_numbers ?? 0), 0);
    expect([numbers, await spent(), (await ana.wallet()).held]).toEqual([5, 5, 5 * price]);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.detail.code));
    expect([...codes]).toEqual(['KEY_BUDGET_EXCEEDED']);
  });

  it('leaves the owner and the other keys alone', async () => {
    await buy(2);
    expect((await ana.buy()).body.successful_numbers).toBe(1);
    key = await keyWith(null);
    expect((await buy()).body.successful_numbers).toBe(1);
    expect(await spent()).toBe(1);
  });

  it.each(['reaches', 'does not reach'])(
    'counts only what an order that goes on costs where the budget %s',
    async (how) => {
      const prices = await Promise.all(
        (['BR', 'PT'] as const).map(async (country) => ({
          country,
          cents: Math.round((await world.priceOf('wa', country)) * 100),
        })),
      );
      prices.sort((left, right) => left.cents - right.cents);
      const [cheap, dear] = [prices[0]!, prices[1]!];
      const enough = how === 'reaches';
      key = await keyWith(enough ? dear.cents : dear.cents - 1);
      world.provider.faults.plan('no_numbers', { times: 3 });
      const { body } = await ana.call<PurchaseDto>('POST', '/batch/purchase', {
        body: {
          ...{ service: 'wa', quantity: 1, user_id: ana.userId, max_price_cents: dear.cents },
          preferences: { countries: [cheap.country, dear.country] },
        },
        headers: { 'x-api-key': key.key },
      });
      const paid = enough ? dear.cents : 0;
      expect(body.failed_transactions.map(({ code }) => code)).toEqual(enough ? [] : ['NO_NUMBERS']);
      expect([body.successful_numbers, (await shown()).spent_today_cents]).toEqual([enough ? 1 : 0, paid]);
      expect(await ana.wallet()).toEqual({ available: 20_000 - paid, held: paid });
    },
  );

  it('answers a repetition after the budget is spent', async () => {
    const again = () => ana.buy({ quantity: 2 }, { 'x-api-key': key.key, 'idempotency-key': 'order-1' });
    const first = await again();
    expect(first.body.successful_numbers).toBe(2);
    expect(await again()).toMatchObject({ status: 200, body: first.body });
  });

  it('speaks of too little money in the dialect', async () => {
    key = await keyWith(price - 1, { dialect: true });
    const query = new URLSearchParams({
      api_key: key.key,
      action: 'getNumber',
      service: 'wa',
      country: '73',
    });
    const answer = await fetch(`${world.app.url}/stubs/handler_api.php?${query.toString()}`);
    expect(await answer.text()).toBe('NO_BALANCE');
  });

  it('buys in the currency of its budget only', async () => {
    await ana.call('PATCH', '/api/v1/users/me', { body: { preferred_currency: 'USD' } });
    await world.credit(ana.userId, 5_000, 'USD');
    const order = { service_price: 1_000, currency: 'USD' } as const;
    const refused = await ana.buy<Refusal>(order, { 'x-api-key': key.key });
    expect([refused.status, refused.body.detail]).toMatchObject([
      403,
      { code: 'KEY_BUDGET_CURRENCY', currency: 'BRL', message: expect.stringContaining('BRL') as string },
    ]);
    expect((await change(5_000)).body).toMatchObject({ daily_budget_cents: 5_000, currency: 'USD' });
    expect((await ana.buy(order, { 'x-api-key': key.key })).body.successful_numbers).toBe(1);
  });
});

describe('what comes back', () => {
  it('of a cancel can be spent again', async () => {
    const { activation_id } = await bought();
    world.clock.advance({ minutes: 2 });
    await ana.cancel(activation_id);
    expect(await spent()).toBe(0);
    expect((await buy(2)).body.successful_numbers).toBe(2);
  });

  it('of a number without a message, and of one that no provider had, can be spent again', async () => {
    await bought();
    world.clock.advance({ minutes: 21 });
    await world.tick();
    expect(await spent()).toBe(0);
    world.provider.faults.plan('no_numbers', { times: null });
    expect((await buy()).body.failed_numbers).toBe(1);
    world.provider.faults.clear();
    expect(await spent()).toBe(0);
  });

  it('of a refund belongs to the day of the purchase', async () => {
    const number = await bought();
    await world.smsArrives(number);
    await world.tick();
    expect(await spent()).toBe(1);
    const day = world.clock.now();
    world.clock.advance({ days: 1 });
    expect((await buy()).body.successful_numbers).toBe(1);
    await createLifecycleStore(world.app.database.db.sql).refund(number.activation_id, world.clock.now());
    expect(await spent()).toBe(1);
    world.clock.set(day);
    expect(await spent()).toBe(0);
  });

  it('of a swapped number pays the next one, also after midnight', async () => {
    await world.app.database.db.sql.rows(PATIENCE);
    const beforeMidnight = new Date(Date.parse(addDays(dayOf(world.clock.now()), 2)) + 2.9 * 3_600_000);
    world.clock.set(beforeMidnight);
    const { activation_id } = await bought();
    world.clock.advance({ minutes: 11 });
    const swapped = await ana.call('POST', `/sms-activate/activation/${activation_id}/swap`);
    expect(swapped.body).toMatchObject({ activation_id: expect.not.stringMatching(activation_id) as string });
    expect(await spent()).toBe(0);
    world.clock.set(beforeMidnight);
    expect(await spent()).toBe(1);
  });
});

describe('the budget', () => {
  it('is changed and taken away, and what was spent today counts', async () => {
    await buy(2);
    expect((await change(3 * price)).body).toMatchObject({
      daily_budget_cents: 3 * price,
      spent_today_cents: 2 * price,
    });
    expect((await buy(2)).body.detail.code).toBe('KEY_BUDGET_EXCEEDED');
    expect((await change(price)).body.daily_budget_cents).toBe(price);
    expect((await buy()).body.detail.code).toBe('KEY_BUDGET_EXCEEDED');
    expect((await change(null)).body.daily_budget_cents).toBeNull();
    expect((await buy()).body.successful_numbers).toBe(1);
    const { body } = await ana.call<{ activities: object[] }>('GET', '/api/v1/users/me/activity');
    expect(body.activities[0]).toMatchObject({ kind: 'api_key_budget_set', subject: 'My bot' });
  });

  it.each([[0], [-1], [1.5], ['5'], [1_000_000_001], [undefined]])('is not %j', async (cents) => {
    expect((await change(cents)).status).toBe(422);
  });

  it('of somebody else’s key is out of reach', async () => {
    const mallory = await world.customer();
    expect((await change(1, key.id, mallory)).status).toBe(404);
    expect((await shown()).daily_budget_cents).toBe(2 * price);
  });
});
