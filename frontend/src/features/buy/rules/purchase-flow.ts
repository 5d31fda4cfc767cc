/** One number's way through its attempts, as live events and the answer tell it. */
export interface PurchaseAttempt {
  number: number;
  attempt: number;
  max_attempts: number;
}

/** Money that a purchase needs and the wallet lacks; decimals of the wallet's currency. */
export interface MissingMoney {
  balance: number;
  required: number;
  missing: number;
}

/** Why one number, or the whole order, did not come; `refunded` in decimals of the wallet's currency. */
export interface PurchaseFailure {
  /** Code of the error catalogue or of a failed number. */
  code: string;
  message: string;
  retryable: boolean;
  refunded: number;
  settlesBy?: string;
}

/** Where the customer stands between pressing buy and having numbers. */
export type PurchaseFlow =
  | { step: 'idle' }
  | { step: 'confirming' }
  | { step: 'insufficient_balance'; money: MissingMoney }
  | { step: 'ordering'; quantity: number; attempt: PurchaseAttempt | null }
  | { step: 'number_received'; count: number; failures: readonly PurchaseFailure[] }
  | { step: 'failed'; failures: readonly PurchaseFailure[]; refunded: number; retryable: boolean }
  | { step: 'completed' };

export type PurchaseFlowEvent =
  | { type: 'confirm_asked' }
  | { type: 'money_missing'; money: MissingMoney }
  | { type: 'ordered'; quantity: number }
  | { type: 'attempted'; attempt: PurchaseAttempt }
  | { type: 'answered'; received: number; refunded: number; failures: readonly PurchaseFailure[] }
  | { type: 'refused'; failure: PurchaseFailure }
  | { type: 'all_settled' }
  | { type: 'dismissed' };

/** The next step; an event that does not belong to the present step changes nothing. */
export function nextPurchaseFlow(flow: PurchaseFlow, event: PurchaseFlowEvent): PurchaseFlow {
  switch (event.type) {
    case 'confirm_asked':
      return flow.step === 'ordering' ? flow : { step: 'confirming' };
    case 'money_missing':
      return { step: 'insufficient_balance', money: event.money };
    case 'ordered':
      return { step: 'ordering', quantity: event.quantity, attempt: null };
    case 'attempted':
      return flow.step === 'ordering' ? { ...flow, attempt: event.attempt } : flow;
    case 'answered':
      if (event.received > 0)
        return { step: 'number_received', count: event.received, failures: event.failures };
      return {
        step: 'failed',
        failures: event.failures,
        refunded: event.refunded,
        retryable: event.failures.length > 0 && event.failures.every(({ retryable }) => retryable),
      };
    case 'refused':
      return { step: 'failed', failures: [event.failure], refunded: 0, retryable: event.failure.retryable };
    case 'all_settled':
      return flow.step === 'number_received' ? { step: 'completed' } : flow;
    case 'dismissed':
      return flow.step === 'ordering' ? flow : { step: 'idle' };
  }
}
