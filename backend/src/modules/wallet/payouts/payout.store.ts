import { statement, type Sql } from '../../../platform/database/index.js';
import { POSTING_COLUMNS, type Posting } from '../ledger/ledger.store.js';
import type { PayableTopupDto } from './payout.dto.js';
import type { Payout, PayoutFailure } from './payout.js';
import type { AdminPayoutDto } from '../topups/staff-topup.dto.js';

const COLUMNS = `
  p.id, p.topup_id AS "topupId", p.user_id AS "userId", p.currency, p.amount_cents AS "amountCents",
  p.charge_amount_cents AS "chargeAmountCents", p.is_from_wallet AS "isFromWallet", p.gateway,
  p.gateway_payment_id AS "gatewayPaymentId", p.gateway_key AS "gatewayKey",
  p.gateway_refund_id AS "gatewayRefundId", p.status, p.failure, p.failure_detail AS "failureDetail", p.tries, p.created_at AS "createdAt",
  p.settled_at AS "settledAt", 
  (SELECT sum(q.charge_amount_cents) FROM payouts q
    WHERE q.topup_id = p.topup_id AND q.gateway_payment_id = p.gateway_payment_id
      AND q.status <> 'failed')::bigint AS "returnedChargeCents"`;

const PAYOUTS = `SELECT ${COLUMNS} FROM payouts p`;

const LIST_BEGUN_WITH = statement(
  'payouts.list_begun_with',
  `${PAYOUTS} WHERE (p.topup_id, p.created_at) = (SELECT topup_id, created_at FROM payouts WHERE id = $1)
      AND p.status = 'pending' ORDER BY p.id`,
);
const FIND = statement('payouts.find', `${PAYOUTS} WHERE p.id = $1`);
const LIST_OF_USER = statement(
  'payouts.list_of_user',
  `${PAYOUTS} WHERE p.user_id = $1 AND p.is_from_wallet ORDER BY p.created_at DESC, p.id DESC LIMIT $2`,
);
const LIST_OF_TOPUP = statement(
  'payouts.list_of_topup',
  `SELECT id, status, failure, failure_detail, amount_cents, currency, charge_amount_cents, 'BRL' AS charge_currency, tries,
          iso_instant(created_at) AS created_at, iso_instant(settled_at) AS settled_at
     FROM payouts p WHERE topup_id = $1 ORDER BY p.created_at DESC, p.id DESC`,
);
const LIST_DUE = statement(
  'payouts.list_due',
  `${PAYOUTS} WHERE p.status = 'pending' AND p.next_try_at <= $1 AND p.id <> ALL ($2::uuid[])
    ORDER BY p.next_try_at LIMIT $3`,
);
const LIST_PAYABLE = statement(
  'payouts.list_payable',
  `SELECT t.id AS topup_id, t.currency, t.amount_cents AS topup_amount_cents, iso_instant(t.paid_at) AS paid_at,
          may.maximum_cents AS payable_cents,
          iso_instant(t.paid_at + make_interval(secs => $4)) AS payable_until
     FROM topups t JOIN wallets w ON w.user_id = t.user_id AND w.currency = t.currency,
          LATERAL payout_limit(t, w.available_cents) may
    WHERE t.user_id = $1 AND t.paid_at >= $2 AND may.obstacle IS NULL
    ORDER BY t.paid_at DESC, t.id DESC LIMIT $3`,
);
const CLAIM_TRY = statement(
  'payouts.claim_try',
  `UPDATE payouts SET tries = tries + 1, next_try_at = $3
    WHERE id = $1 AND status = 'pending' AND next_try_at <= $2 RETURNING id`,
);
const KEEP_REFUND = statement(
  'payouts.keep_refund',
  `UPDATE payouts SET gateway_refund_id = $2 WHERE id = $1 AND status = 'pending'`,
);
const BEGIN = statement(
  'payouts.begin',
  `SELECT ${POSTING_COLUMNS} FROM payout_begin($1, $2, $3, $4, $5, $6, $7)`,
);
const BEGIN_UNCLAIMED = statement(
  'payouts.begin_unclaimed',
  'SELECT payout_begin_unclaimed($1, $2, $3, $4, $5, $6) AS begun',
);
const SETTLE = statement('payouts.settle', `SELECT ${POSTING_COLUMNS} FROM payout_settle($1, $2, $3)`);
const FAIL = statement('payouts.fail', `SELECT ${POSTING_COLUMNS} FROM payout_fail($1, $2, $3, $4)`);

export interface PayoutIntent {
  id: string;
  topupId: string;
  amountCents: number | null;
  gatewayKey: string;
  /** Only staff can give money of older top-ups back. */
  paidSince: Date;
  at: Date;
  nextTryAt: Date;
}

export interface UnclaimedPayment extends Pick<PayoutIntent, 'id' | 'topupId' | 'gatewayKey' | 'at'> {
  paymentId: string;
  paidCents: number;
}

export type PayoutStore = ReturnType<typeof createPayoutStore>;

export function createPayoutStore(sql: Sql) {
  return {
    find: (id: string) => sql.row<Payout>(FIND, [id]),
    listBegunWith: (id: string) => sql.rows<Payout>(LIST_BEGUN_WITH, [id]),
    listOfUser: (userId: string, limit: number) => sql.rows<Payout>(LIST_OF_USER, [userId, limit]),
    listOfTopup: (topupId: string) => sql.rows<AdminPayoutDto>(LIST_OF_TOPUP, [topupId]),
    listDue: (now: Date, except: string[], limit: number) => sql.rows<Payout>(LIST_DUE, [now, except, limit]),
    listPayable: (userId: string, paidSince: Date, limit: number, windowSeconds: number) =>
      sql.rows<PayableTopupDto>(LIST_PAYABLE, [userId, paidSince, limit, windowSeconds]),

    /** @throws DomainError PAYOUT_NOT_POSSIBLE, PAYOUT_PENDING, PAYOUT_TOO_HIGH */
    begin: ({ id, topupId, amountCents, gatewayKey, paidSince, at, nextTryAt }: PayoutIntent) =>
      sql.one<Posting>(BEGIN, [id, topupId, amountCents, gatewayKey, paidSince, at, nextTryAt]),

    async beginUnclaimed({ id, topupId, paymentId, paidCents, gatewayKey, at }: UnclaimedPayment) {
      const values = [id, topupId, paymentId, paidCents, gatewayKey, at];
      return (await sql.one<{ begun: boolean }>(BEGIN_UNCLAIMED, values)).begun;
    },

    claimTry: async (id: string, now: Date, nextTryAt: Date) =>
      (await sql.row(CLAIM_TRY, [id, now, nextTryAt])) !== null,

    async keepRefund(id: string, gatewayRefundId: string): Promise<void> {
      await sql.rows(KEEP_REFUND, [id, gatewayRefundId]);
    },

    settle: (id: string, gatewayRefundId: string | null, at: Date) =>
      sql.row<Posting>(SETTLE, [id, gatewayRefundId, at]),
    fail: (id: string, failure: PayoutFailure, detail: string, at: Date) =>
      sql.row<Posting>(FAIL, [id, failure, detail, at]),
  };
}
