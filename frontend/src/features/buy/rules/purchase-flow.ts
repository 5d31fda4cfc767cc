export interface PurchaseAttempt {
  number: number;
  attempt: number;
  max_attempts: number;
}

/** The amounts are in the wallet's currency. */
export interface MissingMoney {
  balanceCents: number;
  requiredCents: number;
  missingCents: number;
}

export interface PurchaseFailure {
  code: string;
  message: string;
  retryable: boolean;
  anotherCountryMayHelp: boolean;
  settlesBy?: string;
}

export type PurchaseRetry = 'confirm' | 'order';

export type FailedMoney = 'not_charged' | 'refunded' | 'unknown' | 'held';

export interface AskedPrice {
  cents: number;
  /** Null when the price did not change. */
  beforeCents: number | null;
}

export type PurchaseFlow =
  | { step: 'idle' }
  | { step: 'confirming'; price: AskedPrice }
  | { step: 'insufficient_balance'; money: MissingMoney }
  | {
      step: 'ordering';
      price: AskedPrice;
      quantity: number;
      attempt: PurchaseAttempt | null;
      isOutOfSight: boolean;
    }
  | {
      step: 'number_received';
      count: number;
      failures: readonly PurchaseFailure[];
      /** What came back for the numbers that did not come, in cents of the wallet's currency. */
      refundedCents: number;
      /** In milliseconds since the epoch. */
      since: number;
    }
  | {
      step: 'failed';
      failures: readonly PurchaseFailure[];
      money: FailedMoney;
      refundedCents: number;
      retry: PurchaseRetry | null;
    }
  | { step: 'completed' };

export type PurchaseFlowEvent =
  | { type: 'confirm_asked'; price: AskedPrice }
  | { type: 'offered'; price: AskedPrice }
  | { type: 'money_missing'; money: MissingMoney }
  | { type: 'ordered'; price: AskedPrice; quantity: number }
  | { type: 'price_changed'; price: AskedPrice }
  | { type: 'attempted'; attempt: PurchaseAttempt }
  | {
      type: 'answered';
      received: number;
      refundedCents: number;
      failures: readonly PurchaseFailure[];
      at: number;
    }
  | { type: 'refused'; failure: PurchaseFailure; isUndecided: boolean }
  | { type: 'number_appeared'; at: number }
  | { type: 'all_settled' }
  | { type: 'stopped' }
  | { type: 'dismissed' };

export type FailedOrder = Extract<PurchaseFlow, { step: 'failed' }>;

export type PurchaseOutcome = Extract<PurchaseFlow, { step: 'number_received' | 'failed' }>;

export const isOrderOpen = (flow: PurchaseFlow): boolean =>
  flow.step === 'ordering' ||
  flow.step === 'failed' ||
  (flow.step === 'number_received' && flow.failures.length > 0);

export const isBlock = (flow: PurchaseFlow) =>
  flow.step === 'failed' && flow.failures.some(({ code }) => code === 'PURCHASES_BLOCKED');

/** The outcome at the provider is unknown, so the money stays held. */
export const isBeingChecked = ({ code }: PurchaseFailure) => code === 'CHECKING_WITH_PROVIDER';

export const isWorthAnotherCountry = (outcome: PurchaseOutcome): boolean =>
  outcome.step === 'failed' &&
  (outcome.money === 'refunded' || outcome.money === 'not_charged') &&
  outcome.failures.some(({ anotherCountryMayHelp }) => anotherCountryMayHelp);

/** An event that does not belong to the step changes nothing. */
export function nextPurchaseFlow(flow: PurchaseFlow, event: PurchaseFlowEvent): PurchaseFlow {
  switch (event.type) {
    case 'confirm_asked':
      return flow.step === 'ordering' ? flow : { step: 'confirming', price: event.price };
    case 'offered':
      return flow.step === 'idle' ? { step: 'confirming', price: event.price } : flow;
    case 'money_missing':
      return { step: 'insufficient_balance', money: event.money };
    case 'ordered':
      return {
        step: 'ordering',
        price: event.price,
        quantity: event.quantity,
        attempt: null,
        isOutOfSight: false,
      };
    case 'price_changed':
      return { step: 'confirming', price: event.price };
    case 'attempted':
      return flow.step === 'ordering' ? { ...flow, attempt: event.attempt } : flow;
    case 'answered':
      return answered(event);
    case 'refused':
      return refused(flow, event);
    case 'number_appeared':
      return flow.step === 'failed' && flow.money === 'held'
        ? { step: 'number_received', count: 1, failures: [], refundedCents: 0, since: event.at }
        : flow;
    case 'all_settled':
      return flow.step === 'number_received' ? { step: 'completed' } : flow;
    case 'stopped':
      return { step: 'idle' };
    case 'dismissed':
      return flow.step === 'ordering' ? { ...flow, isOutOfSight: true } : { step: 'idle' };
  }
}

function answered({
  received,
  refundedCents,
  failures,
  at,
}: Extract<PurchaseFlowEvent, { type: 'answered' }>): PurchaseFlow {
  if (received > 0) return { step: 'number_received', count: received, failures, refundedCents, since: at };
  const isRetryable = failures.length > 0 && failures.every(({ retryable }) => retryable);
  const money = failures.some(isBeingChecked) ? 'held' : refundedCents > 0 ? 'refunded' : 'not_charged';
  return { step: 'failed', failures, money, refundedCents, retry: isRetryable ? 'order' : null };
}

function refused(
  flow: PurchaseFlow,
  { failure, isUndecided }: Extract<PurchaseFlowEvent, { type: 'refused' }>,
): PurchaseFlow {
  const isOrdered = flow.step === 'ordering';
  const retry = isOrdered ? 'order' : 'confirm';
  return {
    step: 'failed',
    failures: [failure],
    money: isOrdered && isUndecided ? 'unknown' : 'not_charged',
    refundedCents: 0,
    retry: failure.retryable ? retry : null,
  };
}
