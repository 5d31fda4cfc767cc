import type { Currency } from '../../../platform/money.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { GatewayPayment, ReadPaymentResult } from '../gateways/gateway.port.js';

export type TopupStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** Money moved in a way that must not be settled blindly. */
export type StaffReason =
  | 'AMOUNT_MISMATCH'
  | 'CURRENCY_MISMATCH'
  | 'REFERENCE_MISMATCH'
  | 'REFUNDED_BEFORE_CREDIT'
  | 'REFUNDED_AFTER_CREDIT'
  | 'CHARGED_BACK_AFTER_CREDIT'
  | 'OWNER_DELETED';

export interface Topup {
  id: string;
  userId: string;
  currency: Currency;
  /** Of `currency`; what was really credited once it is paid. */
  amountCents: number;
  /** Of BRL; what was really paid once it is. */
  chargeAmountCents: number;
  /** Null where that was paid. */
  expectedCents: number | null;
  expectedChargeCents: number | null;
  /** BRL per unit of `currency`. */
  fxRate: number;
  gateway: GatewayCode;
  /** Sent with every creation of the charge, so that a repetition finds the first one. */
  gatewayKey: string;
  gatewayPaymentId: string | null;
  /** When the gateway stops taking the payment; a little after `expiresAt`. */
  gatewayExpiresAt: Date;
  description: string;
  status: TopupStatus;
  qrCode: string | null;
  qrCodeBase64: string | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  staffReason: StaffReason | null;
  /** A payment that still comes in has nowhere to go. */
  isOwnerDeleted: boolean;
  /** Cents of BRL that went back to the payer through us, or are on their way. */
  returnedChargeCents: number;
  /** Cents of `currency` that the payer's bank took back. */
  chargedBackCents: number;
  chargedBackLossCents: number;
  /** Cents of `currency` that repaid debts as they came in, and never were in the balance. */
  repaidCents: number;
}

/** At most one reading in this time, whoever asks. */
export const READING_PAUSE_SECONDS = 5;

const FRESH_MS = 5 * 60_000;

/** Long after the customer left the screen, readings are this much rarer. */
const STALE_FACTOR = 4;

/** If no notification comes before; null when nothing more is expected. */
export function nextReadingAt(
  topup: Pick<Topup, 'status' | 'staffReason' | 'createdAt' | 'expiresAt'>,
  now: Date,
  cadenceMs: number,
): Date | null {
  const isOpen = topup.status === 'pending' || topup.status === 'expired';
  if (!isOpen || topup.staffReason !== null) return null;
  const step = Math.max(cadenceMs, READING_PAUSE_SECONDS * 1000);
  const isFresh = now.getTime() - topup.createdAt.getTime() < FRESH_MS;
  const next = now.getTime() + (isFresh ? step : STALE_FACTOR * step);
  // Read at the end of the countdown too, so that its watcher sees it end on time.
  const isRunning = now < topup.expiresAt;
  return new Date(isRunning ? Math.min(next, topup.expiresAt.getTime()) : next);
}

/** Whether the gateway's answer to the charge is as fresh as a reading. */
export function isJustMade({ createdAt }: Pick<Topup, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < READING_PAUSE_SECONDS * 1000;
}

export type Verdict =
  | { kind: 'nothing' }
  /** The charge whose creation brought no answer exists. */
  | { kind: 'attach' }
  /** Time is up for the customer; the gateway may still take the payment. */
  | { kind: 'expire' }
  | { kind: 'close'; status: TopupStatus; reason: StaffReason | null }
  /** What was paid is the customer's, as far as it was not credited before. */
  | { kind: 'credit' }
  /** The payer's bank has taken credited money back, as far as that was not booked before. */
  | { kind: 'charge_back' }
  /** The bank has given back what it took: the customer has it again, as far as it was theirs. */
  | { kind: 'win_back' }
  /** The account is deleted: the money goes back to its payer. */
  | { kind: 'give_back' };

const NOTHING: Verdict = { kind: 'nothing' };

/** How long after its end a gateway may still report a payment that it took in time. */
const GATEWAY_GRACE_MS = 10 * 60_000;

const close = (status: TopupStatus, reason: StaffReason | null = null): Verdict => ({
  kind: 'close',
  status,
  reason,
});

/** Too little for a cent of the wallet's currency. */
const isWorthNothing = (topup: Topup, { paidCents }: GatewayPayment): boolean =>
  topup.amountCents * paidCents < topup.chargeAmountCents;

/** Money that is not the top-up's is never credited: a person decides. Another amount than was asked for is. */
function mismatchOf(topup: Topup, payment: GatewayPayment): StaffReason | null {
  if (payment.externalReference !== topup.id) return 'REFERENCE_MISMATCH';
  if (payment.currency !== 'BRL') return 'CURRENCY_MISMATCH';
  if (isWorthNothing(topup, payment)) return 'AMOUNT_MISMATCH';
  return payment.refundedCents > 0 ? 'REFUNDED_BEFORE_CREDIT' : null;
}

function judgePaid(topup: Topup, payment: GatewayPayment): Verdict {
  if (topup.status === 'paid') {
    const isOurs = payment.refundedCents <= topup.returnedChargeCents;
    return isOurs ? { kind: 'credit' } : close('paid', 'REFUNDED_AFTER_CREDIT');
  }
  const mismatch = mismatchOf(topup, payment);
  if (mismatch) return close('failed', mismatch);
  return topup.isOwnerDeleted ? { kind: 'give_back' } : { kind: 'credit' };
}

function judgeUnpaid(topup: Topup, isKnown: boolean, now: Date): Verdict {
  if (topup.status === 'paid' || topup.status === 'failed') return NOTHING;
  if (now < topup.expiresAt) return isKnown && topup.gatewayPaymentId === null ? { kind: 'attach' } : NOTHING;
  // A charge that was never shown cannot be paid: there is nothing to wait for.
  const neverShown = !isKnown && topup.gatewayPaymentId === null;
  const isOver = now.getTime() >= topup.gatewayExpiresAt.getTime() + GATEWAY_GRACE_MS;
  return neverShown || isOver ? close('expired') : { kind: 'expire' };
}

/** Credited money that the bank took back leaves the wallet whatever else staff have to decide. */
function isChargedBack(topup: Topup, reading: ReadPaymentResult): boolean {
  return topup.paidAt !== null && reading.kind === 'found' && reading.payment.chargedBackCents > 0;
}

/** Only an explicit statement of the gateway counts: a sum can be missing in an answer for other reasons. */
function isWonBack(topup: Topup, reading: ReadPaymentResult): boolean {
  return topup.chargedBackCents > 0 && reading.kind === 'found' && reading.payment.isReimbursed;
}

const isAllBack = ({ paidCents, refundedCents, chargedBackCents }: GatewayPayment): boolean =>
  refundedCents + chargedBackCents >= paidCents;

/** Another payment under the same top-up: only its money counts, it says nothing about the first one. */
function judgeFurther(topup: Topup, payment: GatewayPayment): Verdict {
  return payment.status === 'paid' ? judgePaid(topup, payment) : NOTHING;
}

/** Only forward steps exist, whatever order notifications come in. */
export function judge(topup: Topup, reading: ReadPaymentResult, now: Date): Verdict {
  if (isChargedBack(topup, reading)) return { kind: 'charge_back' };
  if (isWonBack(topup, reading)) return { kind: 'win_back' };
  if (topup.status === 'refunded' || topup.staffReason !== null) return NOTHING;
  if (reading.kind === 'unavailable') {
    return topup.status === 'pending' && now >= topup.expiresAt ? { kind: 'expire' } : NOTHING;
  }
  if (reading.kind === 'not_found') return judgeUnpaid(topup, false, now);
  const { payment } = reading;
  const isFirst = (topup.gatewayPaymentId ?? payment.gatewayPaymentId) === payment.gatewayPaymentId;
  if (!isFirst) return judgeFurther(topup, payment);
  switch (payment.status) {
    case 'paid':
      return judgePaid(topup, payment);
    case 'refunded':
      if (topup.returnedChargeCents === topup.chargeAmountCents) return NOTHING;
      return close('refunded', topup.status === 'paid' ? 'REFUNDED_AFTER_CREDIT' : null);
    case 'charged_back':
      return isAllBack(payment) ? close('refunded') : close('failed', 'REFUNDED_BEFORE_CREDIT');
    case 'expired':
    case 'failed':
      if (topup.status === 'pending') return close(payment.status);
      return topup.status === 'expired' ? close('expired') : NOTHING;
    case 'pending':
      return judgeUnpaid(topup, true, now);
  }
}
