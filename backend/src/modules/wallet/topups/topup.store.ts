import { statement, type Sql } from '../../../platform/database/index.js';
import type { GatewayCode } from '../../../platform/gateway-codes.js';
import { isUuid } from '../../../platform/ids.js';
import { POSTING_COLUMNS, type Posting } from '../ledger/ledger.store.js';
import { nextDisputeReadingAt, type StaffReason, type Topup, type TopupStatus } from './topup.js';
import type { AdminTopupStepDto } from './staff-topup.dto.js';

export type TopupIntent = Pick<
  Topup,
  | 'userId'
  | 'currency'
  | 'amountCents'
  | 'chargeAmountCents'
  | 'fxRate'
  | 'gateway'
  | 'gatewayKey'
  | 'gatewayExpiresAt'
  | 'description'
  | 'createdAt'
  | 'expiresAt'
> & { requestKey: string | null; nextReadAt: Date };

export interface PixCode {
  gatewayPaymentId: string;
  qrCode: string | null;
  qrCodeBase64: string | null;
}

export interface PaidSum {
  gatewayPaymentId: string;
  /** Cents of BRL. */
  cents: number;
  paidAt: Date;
}

export interface ChargedBack {
  gatewayPaymentId: string;
  /** Cents of BRL. */
  cents: number;
  isLost: boolean;
}

const COLUMNS = `
  id, user_id AS "userId", currency, amount_cents AS "amountCents", charge_amount_cents AS "chargeAmountCents",
  fx_rate::float8 AS "fxRate", gateway, gateway_key AS "gatewayKey", gateway_payment_id AS "gatewayPaymentId",
  gateway_expires_at AS "gatewayExpiresAt", description, status, qr_code AS "qrCode",
  qr_code_base64 AS "qrCodeBase64", created_at AS "createdAt", expires_at AS "expiresAt", paid_at AS "paidAt",
  staff_reason AS "staffReason", is_dispute_lost AS "isDisputeLost", is_owner_deleted AS "isOwnerDeleted",
  returned_charge_cents AS "returnedChargeCents", expected_cents AS "expectedCents",
  expected_charge_cents AS "expectedChargeCents", charged_back_cents AS "chargedBackCents",
  charged_back_loss_cents AS "chargedBackLossCents", repaid_cents AS "repaidCents"`;

/** A top-up that is no longer offered keeps neither the Pix code nor the client's key. */
const FORGET = 'request_key = NULL, qr_code = NULL, qr_code_base64 = NULL';

const INSERT = statement(
  'topups.insert',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, request_key, description, created_at, expires_at, next_read_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT (user_id, request_key) DO NOTHING RETURNING ${COLUMNS}`,
);
const FIND = statement('topups.find', `SELECT ${COLUMNS} FROM topups WHERE id = $1`);
const FIND_BY_REQUEST = statement(
  'topups.find_by_request',
  `SELECT ${COLUMNS} FROM topups WHERE user_id = $1 AND request_key = $2`,
);
const FIND_BY_PAYMENT = statement(
  'topups.find_by_payment',
  `SELECT ${COLUMNS} FROM topups WHERE gateway = $1 AND gateway_payment_id = $2`,
);
const LIST_OF_GATEWAY = statement(
  'topups.list_of_gateway',
  `SELECT ${COLUMNS} FROM topups WHERE id = ANY ($2::uuid[]) AND gateway = $1`,
);
// Uses index topups_pending for pending top-ups, topups_of_user for others.
const LIST_OF_USER = statement(
  'topups.list_of_user',
  `SELECT ${COLUMNS} FROM topups
    WHERE user_id = $1 AND ($2::text IS NULL OR status = $2)
      AND ($3::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM topups WHERE id = $3 AND user_id = $1))
    ORDER BY created_at DESC, id DESC LIMIT $4`,
);
const LIST_PENDING = statement(
  'topups.list_pending',
  `SELECT ${COLUMNS} FROM topups
    WHERE user_id = $1 AND status = 'pending' AND qr_code IS NOT NULL AND expires_at > $2
      AND ($3::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM topups WHERE id = $3 AND user_id = $1))
    ORDER BY created_at DESC, id DESC LIMIT $4`,
);
const LIST_DUE = statement(
  'topups.list_due',
  `SELECT ${COLUMNS} FROM topups WHERE next_read_at <= $1 AND id <> ALL ($2::uuid[])
    ORDER BY next_read_at LIMIT $3`,
);
const ATTACH_CHARGE = statement(
  'topups.attach_charge',
  `UPDATE topups SET gateway_payment_id = $2, qr_code = $3, qr_code_base64 = $4, next_read_at = $5
    WHERE id = $1 AND status = 'pending' AND coalesce(gateway_payment_id, $2) = $2`,
);
const CLAIM_READING = statement(
  'topups.claim_reading',
  `UPDATE topups SET last_read_at = $2, next_read_at = $3
    WHERE id = $1 AND (last_read_at IS NULL OR last_read_at <= $4) RETURNING ${COLUMNS}`,
);
const READ_SOON = statement(
  'topups.read_soon',
  `UPDATE topups
      SET next_read_at = least(next_read_at, coalesce(last_read_at, created_at) + make_interval(secs => $2))
    WHERE id = $1`,
);
const EXPIRE = statement(
  'topups.expire',
  `UPDATE topups SET status = 'expired', ${FORGET} WHERE id = $1 AND status = 'pending' RETURNING id`,
);
const CLOSE = statement(
  'topups.close',
  `UPDATE topups SET status = $3, staff_reason = $4, next_read_at = NULL, ${FORGET}
    WHERE id = $1 AND status = $2 RETURNING id`,
);
const CREDIT = statement('topups.credit', `SELECT ${POSTING_COLUMNS} FROM topup_credit($1, $2, $3, $4, $5)`);
const CHARGE_BACK = statement(
  'topups.charge_back',
  `SELECT ${POSTING_COLUMNS} FROM topup_charge_back($1, $2, $3, $4, $5, $6)`,
);
const WIN_BACK = statement('topups.win_back', `SELECT ${POSTING_COLUMNS} FROM topup_win_back($1, $2, $3)`);
const LIST_STEPS = statement(
  'topups.list_steps',
  `SELECT s.id, s.kind, s.gateway_payment_id, s.charge_cents AS charge_amount_cents, 'BRL' AS charge_currency,
          s.amount_cents, t.currency, s.loss_cents, iso_instant(s.happened_at) AS happened_at
     FROM topup_steps s JOIN topups t ON t.id = s.topup_id
    WHERE s.topup_id = $1 ORDER BY s.happened_at, s.id`,
);

export type TopupStore = ReturnType<typeof createTopupStore>;

export function createTopupStore(sql: Sql) {
  return {
    insert: (intent: TopupIntent) =>
      sql.row<Topup>(INSERT, [
        intent.userId,
        intent.currency,
        intent.amountCents,
        intent.chargeAmountCents,
        intent.fxRate,
        intent.gateway,
        intent.gatewayKey,
        intent.gatewayExpiresAt,
        intent.requestKey,
        intent.description,
        intent.createdAt,
        intent.expiresAt,
        intent.nextReadAt,
      ]),

    find: async (id: string) => (isUuid(id) ? sql.row<Topup>(FIND, [id]) : null),
    findByRequest: (userId: string, key: string) => sql.row<Topup>(FIND_BY_REQUEST, [userId, key]),
    findByPayment: (gateway: GatewayCode, paymentId: string) =>
      sql.row<Topup>(FIND_BY_PAYMENT, [gateway, paymentId]),
    listOfGateway: (gateway: GatewayCode, ids: readonly string[]) =>
      sql.rows<Topup>(LIST_OF_GATEWAY, [gateway, ids]),
    listOfUser: (userId: string, status: TopupStatus | null, afterId: string | null, limit: number) =>
      sql.rows<Topup>(LIST_OF_USER, [userId, status, afterId, limit]),
    listPending: (userId: string, now: Date, afterId: string | null, limit: number) =>
      sql.rows<Topup>(LIST_PENDING, [userId, now, afterId, limit]),
    listDue: (now: Date, except: string[], limit: number) => sql.rows<Topup>(LIST_DUE, [now, except, limit]),

    attachCharge: (id: string, code: PixCode, nextReadAt: Date | null) =>
      sql.rows(ATTACH_CHARGE, [id, code.gatewayPaymentId, code.qrCode, code.qrCodeBase64, nextReadAt]),

    claimReading: (id: string, now: Date, nextReadAt: Date | null, since: Date) =>
      sql.row<Topup>(CLAIM_READING, [id, now, nextReadAt, since]),

    /** Plans a reading for the end of the pause after the last reading, or after the creation. */
    readSoon: (id: string, pauseSeconds: number) => sql.rows(READ_SOON, [id, pauseSeconds]),

    /** The gateway may still accept the payment. False when the top-up is no longer pending. */
    expire: async (id: string) => (await sql.row(EXPIRE, [id])) !== null,

    close: async (id: string, from: TopupStatus, to: TopupStatus, reason: StaffReason | null) =>
      (await sql.row(CLOSE, [id, from, to, reason])) !== null,

    credit: (id: string, paid: PaidSum, at: Date) =>
      sql.row<Posting>(CREDIT, [id, paid.gatewayPaymentId, paid.cents, paid.paidAt, at]),

    /** Null where nothing is new; `moved` is false where the wallet had nothing left to take. */
    chargeBack: (id: string, { gatewayPaymentId, cents, isLost }: ChargedBack, at: Date) =>
      sql.row<Posting>(CHARGE_BACK, [id, gatewayPaymentId, cents, isLost, nextDisputeReadingAt(at), at]),

    /** Null where nothing had been taken; `moved` is false where all of it was our loss. */
    winBack: (id: string, gatewayPaymentId: string, at: Date) =>
      sql.row<Posting>(WIN_BACK, [id, gatewayPaymentId, at]),

    listSteps: (id: string) => sql.rows<AdminTopupStepDto>(LIST_STEPS, [id]),
  };
}
