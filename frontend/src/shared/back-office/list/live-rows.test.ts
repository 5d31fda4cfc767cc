import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldRows } from './live-rows';

interface Row {
  id: string;
  state: string;
}

const row = (id: string, state = 'waiting'): Row => ({ id, state });
const first = [row('b'), row('a')];
const next = [row('c'), row('b', 'received')];

function list(initial: { found: Row[] | undefined; isHeld: boolean; request?: string }) {
  return renderHook(
    ({ found, isHeld, request = 'all' }: typeof initial) =>
      useHeldRows(found, { request, isHeld, rowKey: ({ id }) => id }),
    { initialProps: initial },
  );
}

it('shows new rows at once while nobody uses the list', () => {
  const { result, rerender } = list({ found: first, isHeld: false });
  rerender({ found: next, isHeld: false });
  expect(result.current).toMatchObject({ rows: next, waiting: 0 });
});

it('keeps rows in place and shows their changes while somebody uses one, until the new rows are asked for', () => {
  const { result, rerender } = list({ found: first, isHeld: false });
  rerender({ found: next, isHeld: true });
  expect(result.current).toMatchObject({ rows: [row('b', 'received'), row('a')], waiting: 1 });
  act(() => result.current.release());
  expect(result.current).toMatchObject({ rows: next, waiting: 0 });
});

it('shows the waiting rows as soon as nobody uses the list', () => {
  const { result, rerender } = list({ found: first, isHeld: false });
  rerender({ found: next, isHeld: true });
  rerender({ found: next, isHeld: false });
  expect(result.current).toMatchObject({ rows: next, waiting: 0 });
});

it('shows the rows of another filter at once, also while somebody uses the list', () => {
  const { result, rerender } = list({ found: first, isHeld: true });
  rerender({ found: undefined, isHeld: true, request: 'other' });
  expect(result.current.rows).toEqual(first);
  rerender({ found: next, isHeld: true, request: 'other' });
  expect(result.current).toMatchObject({ rows: next, waiting: 0 });
});
