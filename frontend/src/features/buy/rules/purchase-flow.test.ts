import { describe, expect, test } from 'vitest';
import { nextPurchaseFlow, type PurchaseFlow } from './purchase-flow';

const noNumbers = { code: 'NO_NUMBERS', message: 'none', retryable: true, refunded: 0.9 };
const incubation = { code: 'SERVICE_IN_INCUBATION', message: 'not yet', retryable: false, refunded: 0.9 };
const ordering: PurchaseFlow = { step: 'ordering', quantity: 2, attempt: null };

describe('a purchase', () => {
  test('is confirmed, ordered, and shows the attempt that runs', () => {
    const confirming = nextPurchaseFlow({ step: 'idle' }, { type: 'confirm_asked' });
    const ordered = nextPurchaseFlow(confirming, { type: 'ordered', quantity: 2 });
    const attempt = { number: 1, attempt: 2, max_attempts: 3 };
    expect(confirming).toEqual({ step: 'confirming' });
    expect(nextPurchaseFlow(ordered, { type: 'attempted', attempt })).toEqual({ ...ordering, attempt });
  });

  test('succeeds when at least one number came', () => {
    expect(
      nextPurchaseFlow(ordering, { type: 'answered', received: 1, refunded: 0.9, failures: [noNumbers] }),
    ).toEqual({ step: 'number_received', count: 1, failures: [noNumbers] });
  });

  test('fails with the money back when none came, and may be retried if every failure allows it', () => {
    const failed = (failures: readonly (typeof noNumbers)[]) =>
      nextPurchaseFlow(ordering, { type: 'answered', received: 0, refunded: 1.8, failures });
    expect(failed([noNumbers])).toMatchObject({ step: 'failed', refunded: 1.8, retryable: true });
    expect(failed([noNumbers, incubation])).toMatchObject({ retryable: false });
  });

  test('opens the question for more money instead of ordering', () => {
    const money = { balance: 0.5, required: 0.9, missing: 0.4 };
    expect(nextPurchaseFlow({ step: 'idle' }, { type: 'money_missing', money })).toEqual({
      step: 'insufficient_balance',
      money,
    });
  });

  test('is completed when every number is settled', () => {
    const received: PurchaseFlow = { step: 'number_received', count: 1, failures: [] };
    expect(nextPurchaseFlow(received, { type: 'all_settled' })).toEqual({ step: 'completed' });
  });

  test('under way cannot be dismissed or started again', () => {
    expect(nextPurchaseFlow(ordering, { type: 'dismissed' })).toBe(ordering);
    expect(nextPurchaseFlow(ordering, { type: 'confirm_asked' })).toBe(ordering);
  });
});
