import { moneyField } from '../../../platform/money.js';
import type { Person } from '../../auth/index.js';
import type { Payout, LedgerEntry, StaffTopup, TopupEntry } from '../../wallet/index.js';
import { presentLedgerEntry } from '../users/ledger-entry.dto.js';
import type { AdminPayoutDto, AdminTopupDetailDto, AdminTopupDto } from './topup.dto.js';

/** A top-up with its customer; null once the account is deleted. */
export interface TopupWithPerson {
  topup: TopupEntry;
  person: Person | null;
}

export function presentTopup({ topup, person }: TopupWithPerson): AdminTopupDto {
  return {
    id: topup.id,
    user_id: topup.userId,
    user_name: person?.name ?? null,
    user_email: person?.email ?? null,
    status: topup.status,
    ...moneyField('amount', topup.amountCents),
    currency: topup.currency,
    charge_amount_cents: topup.chargeAmountCents,
    charge_currency: 'BRL',
    gateway: topup.gateway,
    gateway_payment_id: topup.gatewayPaymentId,
    returned_amount_cents: topup.returnedCents,
    staff_reason: topup.staffReason,
    created_at: topup.createdAt.toISOString(),
    expires_at: topup.expiresAt.toISOString(),
    paid_at: topup.paidAt?.toISOString() ?? null,
  };
}

/** Paths within the presented top-up. */
export const TOPUP_CSV_COLUMNS = [
  'id',
  'created_at',
  'status',
  'amount',
  'currency',
  'charge_amount_cents',
  'gateway',
  'gateway_payment_id',
  'user_id',
  'user_email',
  'paid_at',
  'returned_amount_cents',
  'staff_reason',
] as const;

export function presentAdminPayout(payout: Payout): AdminPayoutDto {
  return {
    id: payout.id,
    status: payout.status,
    failure: payout.failure,
    failure_detail: payout.failureDetail,
    amount_cents: payout.amountCents,
    currency: payout.currency,
    charge_amount_cents: payout.chargeAmountCents,
    charge_currency: 'BRL',
    tries: payout.tries,
    created_at: payout.createdAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
  };
}

export interface TopupDetail extends StaffTopup {
  person: Person | null;
  transfers: LedgerEntry[];
}

export function presentTopupDetail(detail: TopupDetail): AdminTopupDetailDto {
  const { topup, person, payouts, transfers, refundableCents, refundObstacle } = detail;
  return {
    ...presentTopup({ topup, person }),
    fx_rate: topup.fxRate,
    last_read_at: topup.lastReadAt?.toISOString() ?? null,
    next_read_at: topup.nextReadAt?.toISOString() ?? null,
    refundable_cents: refundObstacle === null ? refundableCents : 0,
    refund_obstacle: refundObstacle,
    payouts: payouts.map(presentAdminPayout),
    transfers: transfers.map(presentLedgerEntry),
  };
}
