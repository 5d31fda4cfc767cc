import { moneyField } from '../../../platform/money.js';
import type { Person } from '../../auth/index.js';
import {
  presentLedgerEntry,
  type LedgerEntry,
  type Payout,
  type StaffTopup,
  type TopupEntry,
} from '../../wallet/index.js';
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
    expected_amount_cents: topup.expectedCents ?? topup.amountCents,
    charge_amount_cents: topup.chargeAmountCents,
    charge_currency: 'BRL',
    gateway: topup.gateway,
    gateway_payment_id: topup.gatewayPaymentId,
    returned_amount_cents: topup.returnedCents,
    charged_back_cents: topup.chargedBackCents,
    charged_back_loss_cents: topup.chargedBackLossCents,
    repaid_cents: topup.repaidCents,
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
  'expected_amount_cents',
  'charged_back_cents',
  'charged_back_loss_cents',
  'repaid_cents',
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
  const { topup, person, steps, payouts, transfers, refundableCents, refundObstacle } = detail;
  return {
    ...presentTopup({ topup, person }),
    fx_rate: topup.fxRate,
    last_read_at: topup.lastReadAt?.toISOString() ?? null,
    next_read_at: topup.nextReadAt?.toISOString() ?? null,
    refundable_cents: refundObstacle === null ? refundableCents : 0,
    refund_obstacle: refundObstacle,
    expected_charge_amount_cents: topup.expectedChargeCents ?? topup.chargeAmountCents,
    steps,
    payouts: payouts.map(presentAdminPayout),
    transfers: transfers.map(presentLedgerEntry),
  };
}
