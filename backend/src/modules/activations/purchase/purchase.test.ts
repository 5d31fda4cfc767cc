import { expect, it } from 'vitest';
import { orderFacts, seenPriceCents, type PurchaseOrder } from './purchase.js';

const order = (said: Partial<PurchaseOrder>): PurchaseOrder => ({
  service: 'wa',
  wish: { country: 'BR' },
  quantity: 1,
  seenPrice: undefined,
  maxPriceCents: undefined,
  currency: undefined,
  ...said,
});

it.each([
  ['an ordinary price', 1.62, 162],
  ['no price', 0, 0],
  ['a negative price', -3, 0],
  ['the largest number there is', Number.MAX_VALUE, 1_000_000_000_000],
  ['the smallest number there is', -Number.MAX_VALUE, 0],
])('%s that the customer saw fits the database', (_what, seenPrice, cents) => {
  expect(seenPriceCents(order({ seenPrice }))).toBe(cents);
});

it('a price says the same as a decimal and in cents', () => {
  expect(orderFacts(order({ maxPriceCents: 439 }))).toEqual(orderFacts(order({ seenPrice: 4.39 })));
  expect(orderFacts(order({ maxPriceCents: 440 }))).not.toEqual(orderFacts(order({ seenPrice: 4.39 })));
});

it('an order in a currency is another one than in no named currency', () => {
  const price = { maxPriceCents: 439 };
  expect(orderFacts(order({ ...price, currency: 'USD' }))).not.toEqual(orderFacts(order(price)));
});
