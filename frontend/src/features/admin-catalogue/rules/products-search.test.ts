import { expect, it } from 'vitest';
import { percentOf } from './products-search';

it('reads percentages with and without their sign', () => {
  expect([percentOf('12,5 %'), percentOf('-3'), percentOf('%')]).toEqual([12.5, -3, undefined]);
});
