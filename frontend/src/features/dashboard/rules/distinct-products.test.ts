import { expect, it } from 'vitest';
import { distinctProducts } from './distinct-products';

const bought = (code: string, iso_code: string | null, id: number) => ({
  id,
  service: { code },
  country: iso_code === null ? null : { iso_code },
});

it('lists each service in each country once, the last purchase first', () => {
  const orders = [bought('wa', 'BR', 1), bought('wa', 'PT', 2), bought('wa', 'BR', 3), bought('tg', null, 4)];
  expect(distinctProducts(orders).map(({ id }) => id)).toEqual([1, 2]);
});
