import { expect, it } from 'vitest';
import { seenPriceCents } from './purchase.js';

it.each([
  ['an ordinary price', 1.62, 162],
  ['no price', 0, 0],
  ['a negative price', -3, 0],
  ['the largest number there is', Number.MAX_VALUE, 1_000_000_000_000],
  ['the smallest number there is', -Number.MAX_VALUE, 0],
])('%s that the customer saw fits the database', (_what, seenPrice, cents) => {
  expect(seenPriceCents({ service: 'wa', country: 'BR', quantity: 1, seenPrice })).toBe(cents);
});
