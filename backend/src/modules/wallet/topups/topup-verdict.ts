import type { GatewayPayment, ReadPaymentResult } from '../gateways/gateway.port.js';
import type { StaffReason, Topup, TopupStatus } from './topup.js';

/** What a reading of the gateway means for a top-up. */
export type Verdict =
  | { kind: 'nothing' }
  /** The charge whose creation brought no answer exists. */
  | { kind: 'attach' }
  /** Time is up for the customer; the gateway may still take the payment. */
  | { kind: 'expire' }
  /** Nothing more is expected. */
  | { kind: 'close'; status: TopupStatus; reason: StaffReason | null }
  | { kind: 'credit' }
  /** Nobody is left to have the money: it goes back to its payer. */
  | { kind: 'give_back' };

const NOTHING: Verdict = { kind: 'nothing' };

/** How long after its end a gateway may still report a payment that it took in time. */
const GATEWAY_GRACE_MS = 10 * 60_000;

const close = (status: TopupStatus, reason: StaffReason | null = null): Verdict => ({
  kind: 'close',
  status,
  reason,
});

/** Money that does not fit the top-up is never credited: a person decides. */
function mismatchOf(topup: Topup, payment: GatewayPayment): StaffReason | null {
  if (payment.externalReference !== topup.id) return 'REFERENCE_MISMATCH';
  if (payment.currency !== 'BRL') return 'CURRENCY_MISMATCH';
  if (payment.amountCents !== topup.chargeAmountCents) return 'AMOUNT_MISMATCH';
  return payment.refundedCents > 0 ? 'REFUNDED_BEFORE_CREDIT' : null;
}

function judgePaid(topup: Topup, payment: GatewayPayment): Verdict {
  if (topup.status === 'paid') {
    const isOurs = payment.refundedCents <= topup.returnedChargeCents;
    return isOurs ? NOTHING : close('paid', 'REFUNDED_AFTER_CREDIT');
  }
  const mismatch = mismatchOf(topup, payment);
  if (mismatch) return close('failed', mismatch);
  return topup.isOwnerDeleted ? { kind: 'give_back' } : { kind: 'credit' };
}

function judgeUnpaid(topup: Topup, isKnown: boolean, now: Date): Verdict {
  if (topup.status === 'paid' || topup.status === 'failed') return NOTHING;
  if (now < topup.expiresAt) return isKnown && topup.gatewayPaymentId === null ? { kind: 'attach' } : NOTHING;
  // A charge that nobody was ever shown cannot be paid: there is nothing to wait for.
  const neverShown = !isKnown && topup.gatewayPaymentId === null;
  const isOver = now.getTime() >= topup.gatewayExpiresAt.getTime() + GATEWAY_GRACE_MS;
  return neverShown || isOver ? close('expired') : { kind: 'expire' };
}

function judgeReturned(topup: Topup, reason: StaffReason): Verdict {
  return close('refunded', topup.status === 'paid' ? reason : null);
}

/** Judges a reading; only forward steps exist, whatever order notifications come in. */
export function judge(topup: Topup, reading: ReadPaymentResult, now: Date): Verdict {
  if (topup.status === 'refunded' || topup.staffReason !== null) return NOTHING;
  if (reading.kind === 'unavailable') {
    return topup.status === 'pending' && now >= topup.expiresAt ? { kind: 'expire' } : NOTHING;
  }
  if (reading.kind === 'not_found') return judgeUnpaid(topup, false, now);
  const { payment } = reading;
  switch (payment.status) {
    case 'paid':
      return judgePaid(topup, payment);
    case 'refunded':
      if (topup.returnedChargeCents === topup.chargeAmountCents) return NOTHING;
      return judgeReturned(topup, 'REFUNDED_AFTER_CREDIT');
    case 'charged_back':
      return judgeReturned(topup, 'CHARGED_BACK_AFTER_CREDIT');
    case 'expired':
    case 'failed':
      if (topup.status === 'pending') return close(payment.status);
      return topup.status === 'expired' ? close('expired') : NOTHING;
    case 'pending':
      return judgeUnpaid(topup, true, now);
  }
}
