import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Activation } from '../../../shared/activations/user-transactions';
import { usePurchaseEnd } from './use-purchase';

const waiting = { activation_id: 'a1', status: 'WAITING_SMS' } as Activation;
const completed = { activation_id: 'a1', status: 'COMPLETED' } as Activation;
const received = { step: 'number_received', count: 1, failures: [], refundedCents: 0, since: 1_000 } as const;

function watch() {
  const purchase = { flow: received, settle: vi.fn(), noteNumber: vi.fn() };
  const { rerender } = renderHook(
    ({ running, readAt }: { running: Activation[]; readAt: number }) =>
      usePurchaseEnd(purchase, running, readAt),
    { initialProps: { running: [] as Activation[], readAt: 900 } },
  );
  return { ...purchase, rerender };
}

describe('the notice of numbers that are ready', () => {
  it('stays while the list is older than the purchase, and while a number waits', () => {
    const { settle, rerender } = watch();
    rerender({ running: [waiting], readAt: 1_100 });
    expect(settle).not.toHaveBeenCalled();
  });

  it.each([
    ['the only number was cancelled or ended', []],
    ['every number has its message', [completed]],
  ])('ends when %s', (_when, running) => {
    const { settle, rerender } = watch();
    rerender({ running: [waiting], readAt: 1_100 });
    rerender({ running, readAt: 1_200 });
    expect(settle).toHaveBeenCalled();
  });
});

it('a number that appears late ends the doubt about its purchase', () => {
  const { noteNumber, rerender } = watch();
  expect(noteNumber).not.toHaveBeenCalled();
  rerender({ running: [waiting], readAt: 1_100 });
  expect(noteNumber).toHaveBeenCalledOnce();
});
