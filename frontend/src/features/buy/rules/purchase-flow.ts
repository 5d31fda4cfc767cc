/** One number's way through its attempts, as live events and the answer tell it. */
export interface PurchaseAttempt {
  number: number;
  attempt: number;
  max_attempts: number;
}

/** Money that a purchase needs and the wallet lacks, in the wallet's currency. */
export interface MissingMoney {
  balanceCents: number;
  requiredCents: number;
  missingCents: number;
}

/** Why one number, or the whole order, did not come. */
export interface PurchaseFailure {
  /** Code of the error catalogue or of a failed number. */
  code: string;
  message: string;
  /** The same order may go through a moment later. */
  retryable: boolean;
  /** The same service may be had in another country. */
  anotherCountryMayHelp: boolean;
  settlesBy?: string;
}

/** What another try starts with: the question to confirm, or the order that was confirmed already. */
export type PurchaseRetry = 'confirm' | 'order';

/** What became of the money of an order that brought nothing. */
export type FailedMoney = 'not_charged' | 'refunded' | 'unknown' | 'held';

/** The price of one number, as the server says it; it is confirmed before it is paid. */
export interface AskedPrice {
  cents: number;
  /** What the screen said before, where that was another price. */
  beforeCents: number | null;
}

/** Where the customer stands between pressing buy and having numbers. */
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
      /** In the wallet's currency, for the numbers that did not come. */
      refundedCents: number;
      /** Milliseconds since the epoch. */
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
  | { type: 'dismissed' };

export type PurchaseOutcome = Extract<PurchaseFlow, { step: 'number_received' | 'failed' }>;

/** An order is on its way, or what became of it is on the sheet. */
export const isOrderOpen = (flow: PurchaseFlow): boolean =>
  flow.step === 'ordering' ||
  flow.step === 'failed' ||
  (flow.step === 'number_received' && flow.failures.length > 0);

/** Nothing can be bought now: purchases are paused, or something is owed. */
export const isBlock = (flow: PurchaseFlow) =>
  flow.step === 'failed' && flow.failures.some(({ code }) => code === 'PURCHASES_BLOCKED');

/** The provider has not said whether it sold the number; its money stays held. */
export const isBeingChecked = ({ code }: PurchaseFailure) => code === 'CHECKING_WITH_PROVIDER';

/** Whether the same service may be had in another country after this. */
export const isWorthAnotherCountry = (outcome: PurchaseOutcome): boolean =>
  outcome.step === 'failed' &&
  (outcome.money === 'refunded' || outcome.money === 'not_charged') &&
  outcome.failures.some(({ anotherCountryMayHelp }) => anotherCountryMayHelp);

/** The next step; an event that does not belong to the present step changes nothing. */
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
  // An order that was never confirmed has to be.
  const retry = isOrdered ? 'order' : 'confirm';
  return {
    step: 'failed',
    failures: [failure],
    money: isOrdered && isUndecided ? 'unknown' : 'not_charged',
    refundedCents: 0,
    retry: failure.retryable ? retry : null,
  };
}
