import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteadyOrder } from './use-steady-order';

const same = (item: string) => item;

it('keeps the place of each row while the order is steady, and follows a new wish at once', () => {
  const first = ['BR', 'PT'];
  const later = ['US', 'PT', 'BR'];
  const { result, rerender } = renderHook(
    ({ items, wish, isSteady }: { items: readonly string[]; wish: string; isSteady: boolean }) =>
      useSteadyOrder(items, same, { wish, isSteady }),
    { initialProps: { items: first, wish: 'works', isSteady: false } },
  );
  rerender({ items: later, wish: 'works', isSteady: true });
  expect(result.current).toEqual(['BR', 'PT', 'US']);
  rerender({ items: later, wish: 'price', isSteady: true });
  expect(result.current).toEqual(later);
  rerender({ items: first, wish: 'price', isSteady: true });
  expect(result.current).toEqual(['PT', 'BR']);
  rerender({ items: first, wish: 'price', isSteady: false });
  expect(result.current).toEqual(first);
});
