import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow, useNowSelector } from './use-now';

const start = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('is updated every second while a component uses it', () => {
  const { result, rerender } = renderHook((ticking) => useNow(ticking), { initialProps: false });
  pass(5000);
  rerender(true);
  expect(result.current).toBe(start + 5000);

  pass(2000);
  expect(result.current).toBe(start + 7000);
});

it('is never older than a second when a component begins to use it', () => {
  renderHook(() => useNow()).unmount();
  vi.advanceTimersByTime(600_000);
  const seen: number[] = [];
  renderHook(() => seen.push(useNow()));
  expect(seen[0]).toBe(start + 600_000);
});

it('is the same instant for all components, and stops with the last of them', () => {
  const first = renderHook(() => useNow());
  const second = renderHook(() => useNow());
  pass(1000);
  expect(first.result.current).toBe(second.result.current);

  first.unmount();
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('renders again only when the selected fact changes', () => {
  const draw = vi.fn(() => useNowSelector((now) => now >= start + 3000));
  const { result } = renderHook(draw);
  pass(2000);
  expect(result.current).toBe(false);
  expect(draw).toHaveBeenCalledOnce();

  pass(1000);
  expect(result.current).toBe(true);
});
