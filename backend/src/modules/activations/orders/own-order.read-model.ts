import { statement, type Sql } from '../../../platform/database/index.js';
import type { TopupOrderJson } from './orders.read-model.js';

export interface NumberSteps {
  requestedAt: Date;
  allottedAt: Date;
  firstMessageAt: Date | null;
  cancelRequestedAt: Date | null;
  closedAt: Date | null;
  closedBy: string | null;
  finishedAt: Date | null;
  refundedAt: Date | null;
}

const STEPS = statement(
  'orders.steps_of_own',
  `SELECT requested_at AS "requestedAt", allotted_at AS "allottedAt", first_message_at AS "firstMessageAt",
          cancel_requested_at AS "cancelRequestedAt", closed_at AS "closedAt", closed_by AS "closedBy",
          finished_at AS "finishedAt", refunded_at AS "refundedAt"
     FROM activations WHERE id = $1 AND user_id = $2 AND allotted_at IS NOT NULL`,
);

const TOPUP = statement(
  'orders.own_topup',
  `SELECT json_build_object('id', id, 'amount_cents', amount_cents, 'currency', currency, 'gateway', gateway,
                            'paid_at', paid_at, 'returned_cents', returned_cents,
                            'repaid_cents', repaid_cents) AS topup,
          created_at AS "createdAt"
     FROM topups WHERE id = $1 AND user_id = $2 AND topup_is_order(status, paid_at) AND NOT is_owner_deleted`,
);

export function findNumberSteps(sql: Sql, userId: string, id: string): Promise<NumberSteps | null> {
  return sql.row<NumberSteps>(STEPS, [id, userId]);
}

export function findOwnTopup(
  sql: Sql,
  userId: string,
  id: string,
): Promise<{ topup: TopupOrderJson; createdAt: Date } | null> {
  return sql.row<{ topup: TopupOrderJson; createdAt: Date }>(TOPUP, [id, userId]);
}
