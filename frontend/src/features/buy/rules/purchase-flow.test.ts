import { describe, expect, test } from 'vitest';
import {
  isWorthAnotherCountry,
  nextPurchaseFlow,
  type PurchaseFailure,
  type PurchaseFlow,
} from './purchase-flow';

const noNumbers = { code: 'NO_NUMBERS', message: 'none', retryable: true, anotherCountryMayHelp: true };
const incubation = { ...noNumbers, code: 'SERVICE_IN_INCUBATION', message: 'not yet', retryable: false };
const hopeless = { message: 'none', retryable: false, anotherCountryMayHelp: false };
const checking = { ...hopeless, code: 'CHECKING_WITH_PROVIDER' };
const silence = { ...hopeless, code: 'TIMEOUT', retryable: true };
const price = { cents: 400, beforeCents: null };
const ordering: PurchaseFlow = {
  ...{ step: 'ordering', price, quantity: 2 },
  ...{ attempt: null, isOutOfSight: false },
};
const at = 1_000;

describe('a purchase', () => {
  test('is confirmed, ordered, and shows the attempt that runs', () => {
    const confirming = nextPurchaseFlow({ step: 'idle' }, { type: 'confirm_asked', price });
    const ordered = nextPurchaseFlow(confirming, { type: 'ordered', price, quantity: 2 });
    const attempt = { number: 1, attempt: 2, max_attempts: 3 };
    expect(confirming).toEqual({ step: 'confirming', price });
    expect(nextPurchaseFlow(ordered, { type: 'attempted', attempt })).toEqual({ ...ordering, attempt });
  });

  test('succeeds when at least one number came, and says how much money came back for the others', () => {
    expect(
      nextPurchaseFlow(ordering, {
        type: 'answered',
        received: 1,
        refundedCents: 90,
        failures: [noNumbers],
        at,
      }),
    ).toEqual({ step: 'number_received', count: 1, failures: [noNumbers], refundedCents: 90, since: at });
  });

  test('fails with the money back when no number came, and may be retried if every failure allows it', () => {
    const failed = (failures: readonly (typeof noNumbers)[]) =>
      nextPurchaseFlow(ordering, { type: 'answered', received: 0, refundedCents: 180, failures, at });
    expect(failed([noNumbers])).toMatchObject({ money: 'refunded', refundedCents: 180, retry: 'order' });
    expect(failed([noNumbers, incubation])).toMatchObject({ retry: null });
  });

  test('proposes another country only when a failure says that it may help and the money is back', () => {
    const isProposed = (failures: readonly PurchaseFailure[], refundedCents = 90) => {
      const answer = { type: 'answered', received: 0, refundedCents, failures, at } as const;
      const failed = nextPurchaseFlow(ordering, answer);
      return failed.step === 'failed' && isWorthAnotherCountry(failed);
    };
    expect(isProposed([noNumbers])).toBe(true);
    expect(isProposed([{ ...hopeless, code: 'PROVIDER_NO_BALANCE' }, incubation])).toBe(true);
    expect(isProposed([{ ...hopeless, code: 'NO_NUMBERS' }])).toBe(false);
    expect(isProposed([checking, noNumbers], 0)).toBe(false);
  });

  test('opens the question for more money instead of ordering', () => {
    const money = { balanceCents: 50, requiredCents: 90, missingCents: 40 };
    expect(nextPurchaseFlow({ step: 'idle' }, { type: 'money_missing', money })).toEqual({
      step: 'insufficient_balance',
      money,
    });
  });

  test('keeps its money held while the provider has not named the number, until the number appears', () => {
    const held = nextPurchaseFlow(ordering, {
      type: 'answered',
      received: 0,
      refundedCents: 0,
      failures: [checking],
      at,
    });
    expect(held).toMatchObject({ step: 'failed', money: 'held', retry: null });
    expect(nextPurchaseFlow(held, { type: 'number_appeared', at })).toMatchObject({
      step: 'number_received',
      count: 1,
    });
  });

  test('without an answer does not know where its money is, and repeats the confirmed order', () => {
    expect(
      nextPurchaseFlow(ordering, { type: 'refused', failure: silence, isUndecided: true }),
    ).toMatchObject({ money: 'unknown', retry: 'order' });
  });

  test('that was never confirmed asks for the confirmation when it is tried again', () => {
    expect(
      nextPurchaseFlow({ step: 'idle' }, { type: 'refused', failure: silence, isUndecided: true }),
    ).toMatchObject({ money: 'not_charged', retry: 'confirm' });
  });

  test('at another price has to be confirmed again', () => {
    const dearer = { cents: 500, beforeCents: 400 };
    expect(nextPurchaseFlow(ordering, { type: 'price_changed', price: dearer })).toEqual({
      step: 'confirming',
      price: dearer,
    });
  });

  test('is completed when every number is settled', () => {
    const received: PurchaseFlow = {
      step: 'number_received',
      count: 1,
      failures: [],
      refundedCents: 0,
      since: at,
    };
    expect(nextPurchaseFlow(received, { type: 'all_settled' })).toEqual({ step: 'completed' });
  });

  test('continues out of sight when its sheet is dismissed, and cannot be started twice', () => {
    expect(nextPurchaseFlow(ordering, { type: 'dismissed' })).toEqual({ ...ordering, isOutOfSight: true });
    expect(nextPurchaseFlow(ordering, { type: 'confirm_asked', price })).toBe(ordering);
  });
});
