import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer, type Order } from '../../../testing/activation-world.js';
import { documentedExample } from '../../../testing/documented-answers.js';
import type { ValidatePurchaseDto } from '../purchase.dto.js';

let world: ActivationWorld;

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());

const priceCents = () => Math.round(world.price * 100);

interface Refusal {
  detail: { code: string; message: string; fields?: Record<string, string> } & Record<string, unknown>;
}

const refused = async (customer: Customer, order: Order) => {
  const { status, body } = await customer.buy<Refusal>(order);
  return { status, ...body.detail };
};

describe('the price of an order', () => {
  it('takes max_price_cents in place of the decimal price', async () => {
    const ana = await world.customer();
    expect(await refused(ana, { max_price_cents: priceCents() - 1 })).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      price_cents: priceCents(),
      currency: 'BRL',
    });
    expect((await ana.activation({ max_price_cents: priceCents() })).service_price_cents).toBe(priceCents());
  });

  it('takes the body that the document shows', async () => {
    const ana = await world.customer();
    const shown = documentedExample<Order>('PurchaseRequestDto');
    expect((await ana.activation({ ...shown, user_id: ana.userId })).currency).toBe(shown.currency);
  });

  it.each<[string, Order, string]>([
    ['no price', { service_price: undefined }, 'service_price'],
    ['two prices', { service_price: 5, max_price_cents: 500 }, 'max_price_cents'],
  ])('refuses %s', async (_what, order, field) => {
    const ana = await world.customer();
    const words = 'Envie service_price ou max_price_cents, e só um deles';
    expect(await refused(ana, order)).toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      fields: { [field]: words },
    });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it.each<[string, Order]>([
    ['half a cent', { max_price_cents: 438.5 }],
    ['a negative price', { max_price_cents: -1 }],
    ['a price in words', { max_price_cents: '439' as unknown as number }],
    ['an unknown currency', { currency: 'JPY' as 'BRL' }],
  ])('refuses %s', async (_what, order) => {
    const ana = await world.customer();
    expect(await refused(ana, order)).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  });
});

describe('an order that names its currency', () => {
  const prefer = (customer: Customer, currency: string) =>
    customer.call('PATCH', '/api/v1/users/me', { body: { preferred_currency: currency } });

  it('buys in that currency', async () => {
    const ana = await world.customer();
    expect((await ana.activation({ currency: 'BRL' })).currency).toBe('BRL');
  });

  it.each([
    ['pt', 'Sua conta agora compra em USD. Confira o novo preço antes de comprar; nada foi cobrado.'],
    ['en', 'Your account buys in USD now. Check the new price before buying; nothing was charged.'],
    ['es', 'Tu cuenta ahora compra en USD. Revisa el precio nuevo antes de comprar; no se cobró nada.'],
  ])(
    'is refused in %s once the account buys in another, and takes nothing from either wallet',
    async (language, message) => {
      const ana = await world.customer();
      await world.credit(ana.userId, 5_000, 'USD');
      await prefer(ana, 'USD');
      const order = { max_price_cents: 439, currency: 'BRL' } as const;
      const { status, body } = await ana.buy<Refusal>(order, { 'accept-language': language });
      expect([status, body.detail]).toEqual([409, { code: 'CURRENCY_CHANGED', message, currency: 'USD' }]);
      expect(await ana.wallet('BRL')).toEqual({ available: 5_000, held: 0 });
      expect(await ana.wallet('USD')).toEqual({ available: 5_000, held: 0 });
    },
  );

  it('is answered as before when it is repeated after a change of the currency', async () => {
    const ana = await world.customer();
    const key = { 'idempotency-key': 'order-1042' };
    const first = await ana.buy({ currency: 'BRL' }, key);
    expect(first.body.successful_numbers).toBe(1);
    await prefer(ana, 'USD');
    expect((await ana.buy({ currency: 'BRL' }, key)).text).toBe(first.text);
    expect((await ana.buy<Refusal>({ currency: 'BRL' })).body.detail.code).toBe('CURRENCY_CHANGED');
    expect((await ana.transactions()).slots.used).toBe(1);
  });

  it('is the same order in cents as in decimals', async () => {
    const ana = await world.customer();
    const key = { 'idempotency-key': 'order-1043' };
    const first = await ana.buy({ service_price: world.price }, key);
    expect((await ana.buy({ max_price_cents: priceCents() }, key)).text).toBe(first.text);
  });
});

describe('a quote', () => {
  it('names the currency that the account buys in where another one was expected', async () => {
    const ana = await world.customer();
    const quote = async (currency: string) => {
      const body = { service_code: 'wa', country_code: 'BR', quantity: 1, currency };
      return (await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body })).body;
    };
    expect(await quote('BRL')).toMatchObject({ is_valid: true });
    expect(await quote('USD')).toMatchObject({
      is_valid: false,
      currency: 'BRL',
      error_code: 'CURRENCY_CHANGED',
      error_message:
        'Sua conta agora compra em BRL. Confira o novo preço antes de comprar; nada foi cobrado.',
    });
  });
});
