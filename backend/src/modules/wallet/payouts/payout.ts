import type { Currency } from '../../../platform/money.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';

export type PayoutStatus = 'pending' | 'paid' | 'failed';

export type PayoutFailure = 'REFUSED_BY_GATEWAY';

export interface Payout {
  id: string;
  topupId: string;
  userId: string;
  currency: Currency;
  /** Cents of `currency` that leave the wallet. */
  amountCents: number;
  /** Cents of BRL that the payer gets. */
  chargeAmountCents: number;
  /** False for a payment that was not credited, because its owner had deleted the account. */
  isFromWallet: boolean;
  gateway: GatewayCode;
  gatewayPaymentId: string;
  /** Sent with every try, so that a repeated one finds the first refund. */
  gatewayKey: string;
  gatewayRefundId: string | null;
  status: PayoutStatus;
  failure: PayoutFailure | null;
  failureDetail: string | null;
  tries: number;
  createdAt: Date;
  settledAt: Date | null;
  returnedChargeCents: number;
}

/** Longer than any try: before that no other process tries. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** After a minute, then after twice as long each time. */
export function nextTryAt(now: Date, tries: number): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}
