import { expect, it } from 'vitest';
import { amountCovering, presetsOf, wordOfGateway } from './topup-amounts';

it('offers other amounts for other currencies', () => {
  expect(presetsOf('BRL')).toEqual([500, 1_000, 2_500, 5_000, 10_000]);
  expect(presetsOf('EUR')).toEqual([400, 1_000, 2_500, 10_000, 20_000]);
});

it.each([
  [439, 'BRL', 500],
  [500, 'BRL', 500],
  [501, 'BRL', 1_000],
  [8_780, 'BRL', 10_000],
  [10_001, 'BRL', 10_001],
  [401, 'USD', 1_000],
] as const)('proposes for %d missing cents of %s a top-up of %d', (missing, currency, proposed) => {
  expect(amountCovering(missing, currency)).toBe(proposed);
});

it.each([
  ['MERCADOPAGO', 'MERCADOPAGO'],
  ['PIX', 'PIX'],
  ['A_THIRD_ONE', 'other'],
  [null, 'other'],
])('the gateway %s is called by the word %s', (code, word) => {
  expect(wordOfGateway(code)).toBe(word);
});
