import { expect, it } from 'vitest';
import { errorText } from './index.js';

it.each([
  [1, 'Quantidade máxima permitida é 1 número por compra.'],
  [2, 'Quantidade máxima permitida é 2 números por compra.'],
])('names the limit of a purchase in words that fit it: %i', (max, text) => {
  expect(errorText('INVALID_QUANTITY', 'pt', { max_quantity: max })).toBe(text);
});
