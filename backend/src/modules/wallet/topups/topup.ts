import type { Currency } from '../../../platform/money.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import type { GatewayPayment, ReadPaymentResult } from '../gateways/gateway.port.js';

export type TopupStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

export const STAFF_REASONS = [
  'AMOUNT_MISMATCH',
  'CURRENCY_MISMATCH',
  'REFERENCE_MISMATCH',
  'REFUNDED_BEFORE_CREDIT',
  'REFUNDED_AFTER_CREDIT',
  'CHARGED_BACK_AFTER_CREDIT',
  'OWNER_DELETED',
] as const;

export type StaffReason = (typeof STAFF_REASONS)[number];

export interface Topup {
  id: string;
  userId: string;
  currency: Currency;
  /** Cents of `currency`; once it is paid, the credited cents. */
  amountCents: number;
  /** Cents of BRL; once it is paid, the paid cents. */
  chargeAmountCents: number;
  expectedCents: number | null;
  expectedChargeCents: number | null;
  /** BRL for one unit of `currency`. */
  fxRate: number;
  gateway: GatewayCode;
  /** Sent with every creation, so that a repeated one finds the first charge. */
  gatewayKey: string;
  gatewayPaymentId: string | null;
  /** A little later than `expiresAt`. */
  gatewayExpiresAt: Date;
  description: string;
  status: TopupStatus;
  qrCode: string | null;
  qrCodeBase64: string | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  staffReason: StaffReason | null;
  isDisputeLost: boolean;
  isOwnerDeleted: boolean;
  /** Cents of BRL that went back to the payer through us, or are on their way back. */
  returnedChargeCents: number;
  /** Cents of `currency` that the payer's bank took back. */
  chargedBackCents: number;
  chargedBackLossCents: number;
  /** Cents of `currency` that repaid debts at once, and so never were in the balance. */
  repaidCents: number;
}

export const READING_PAUSE_SECONDS = 5;

const FRESH_MS = 5 * 60_000;

const STALE_FACTOR = 4;

const DISPUTE_MS = 24 * 3_600_000;

export const nextDisputeReadingAt = (now: Date): Date => new Date(now.getTime() + DISPUTE_MS);

export function nextReadingAt(
  topup: Pick<Topup, 'status' | 'staffReason' | 'isDisputeLost' | 'createdAt' | 'expiresAt'>,
  now: Date,
  cadenceMs: number,
): Date | null {
  if (isDisputed(topup)) return nextDisputeReadingAt(now);
  const isOpen = topup.status === 'pending' || topup.status === 'expired';
  if (!isOpen || topup.staffReason !== null) return null;
  const step = Math.max(cadenceMs, READING_PAUSE_SECONDS * 1000);
  const isFresh = now.getTime() - topup.createdAt.getTime() < FRESH_MS;
  const next = now.getTime() + (isFresh ? step : STALE_FACTOR * step);
  // A reading at the end of the countdown makes it end on time on the screen.
  const isRunning = now < topup.expiresAt;
  return new Date(isRunning ? Math.min(next, topup.expiresAt.getTime()) : next);
}

const isDisputed = ({ staffReason, isDisputeLost }: Pick<Topup, 'staffReason' | 'isDisputeLost'>) =>
  staffReason === 'CHARGED_BACK_AFTER_CREDIT' && !isDisputeLost;

export function isJustMade({ createdAt }: Pick<Topup, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < READING_PAUSE_SECONDS * 1000;
}

export type Verdict =
  | { kind: 'nothing' }
  /** The charge exists although its creation was not answered. */
  | { kind: 'attach' }
  /** The end for the customer; the gateway may still accept the payment. */
  | { kind: 'expire' }
  | { kind: 'close'; status: TopupStatus; reason: StaffReason | null }
  /** The new part of a payment. */
  | { kind: 'credit' }
  /** The new part of what the payer's bank took back. */
  | { kind: 'charge_back' }
  /** The amount that the bank gave back after a dispute. */
  | { kind: 'win_back' }
  | { kind: 'give_back' };

const NOTHING: Verdict = { kind: 'nothing' };

/** A gateway may report a payment so long after the end of the charge. */
const GATEWAY_GRACE_MS = 10 * 60_000;

const close = (status: TopupStatus, reason: StaffReason | null = null): Verdict => ({
  kind: 'close',
  status,
  reason,
});

const isWorthNothing = (topup: Topup, { paidCents }: GatewayPayment): boolean =>
  topup.amountCents * paidCents < topup.chargeAmountCents;

/** Staff decide about money that is not the top-up's. An amount other than the requested one is credited. */
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
  // A charge whose code was never shown cannot be paid.
  const neverShown = !isKnown && topup.gatewayPaymentId === null;
  const isOver = now.getTime() >= topup.gatewayExpiresAt.getTime() + GATEWAY_GRACE_MS;
  return neverShown || isOver ? close('expired') : { kind: 'expire' };
}

/** A chargeback is handled before anything that staff have to decide. */
function isChargedBack(topup: Topup, reading: ReadPaymentResult): boolean {
  return topup.paidAt !== null && reading.kind === 'found' && reading.payment.chargedBackCents > 0;
}

/** Only an explicit statement counts: a sum may be missing in an answer for other reasons. */
function isWonBack(topup: Topup, reading: ReadPaymentResult): boolean {
  return topup.chargedBackCents > 0 && reading.kind === 'found' && reading.payment.isReimbursed;
}

const isAllBack = ({ paidCents, refundedCents, chargedBackCents }: GatewayPayment): boolean =>
  refundedCents + chargedBackCents >= paidCents;

/** A further payment does not change the first one: only its money counts. */
function judgeFurther(topup: Topup, payment: GatewayPayment): Verdict {
  return payment.status === 'paid' ? judgePaid(topup, payment) : NOTHING;
}

/** The state only moves forward, in whatever order notifications come. */
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
