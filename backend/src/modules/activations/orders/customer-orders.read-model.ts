import { statement, type Sql } from '../../../platform/database/index.js';
import type { TopupOrderJson } from './orders.read-model.js';
import type { Currency } from '../../../platform/money.js';
import type { TimelineActivationDto } from './staff-orders.dto.js';

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
                            'created_at', created_at, 'paid_at', paid_at, 'returned_cents', returned_cents,
                            'charged_back_cents', charged_back_cents,
                            'repaid_cents', repaid_cents) AS topup
     FROM topups WHERE id = $1 AND user_id = $2 AND topup_is_order(status, paid_at) AND NOT is_owner_deleted`,
);

export function findNumberSteps(sql: Sql, userId: string, id: string): Promise<NumberSteps | null> {
  return sql.row<NumberSteps>(STEPS, [id, userId]);
}

export function findOwnTopup(
  sql: Sql,
  userId: string,
  id: string,
): Promise<{ topup: TopupOrderJson } | null> {
  return sql.row<{ topup: TopupOrderJson }>(TOPUP, [id, userId]);
}

export interface MostUsedRow {
  code: string;
  listedName: string;
  activations: number;
}

const MOST_USED = statement(
  'orders.most_used',
  `SELECT c.service_code AS code, s.supplier_name AS "listedName", sum(c.orders)::bigint AS activations
     FROM order_counts c JOIN services s ON s.code = c.service_code
    WHERE c.user_id = $1
      AND EXISTS (SELECT FROM offers_at($2) o WHERE o.service_code = c.service_code AND offer_is_open(o.obstacle))
    GROUP BY c.service_code, s.supplier_name
    ORDER BY sum(c.orders) DESC, max(c.newest_at) DESC LIMIT 6`,
);

export const readMostUsed = (sql: Sql, userId: string, now: Date) =>
  sql.rows<MostUsedRow>(MOST_USED, [userId, now]);

const COUNTS_OF = statement(
  'orders.counts_of_customers',
  `SELECT customer.id AS "userId", count.numbers FROM unnest($1::uuid[]) AS customer (id),
          LATERAL (SELECT sum(orders)::bigint AS numbers FROM order_counts
                    WHERE user_id = customer.id AND service_code <> '') count
    WHERE count.numbers > 0`,
);

/** How many numbers each of these customers ordered; customers without numbers are left out. */
export async function countNumbersOf(sql: Sql, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql.rows<{ userId: string; numbers: number }>(COUNTS_OF, [userIds]);
  return new Map(rows.map(({ userId, numbers }) => [userId, numbers]));
}

export interface NumberProduct {
  id: string;
  serviceCode: string;
  countryIso: string;
}

const PRODUCTS_OF = statement(
  'orders.products_of',
  `SELECT id, service_code AS "serviceCode", country_iso AS "countryIso" FROM activations WHERE id = ANY ($1::uuid[])`,
);

export async function readProductsOf(sql: Sql, ids: readonly string[]): Promise<Map<string, NumberProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<NumberProduct>(PRODUCTS_OF, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface TimelineActivation {
  id: string;
  at: Date;
  /** 0 for a cancelled or expired number, because its money came back. */
  amount_cents: number;
  currency: Currency;
  activation: TimelineActivationDto;
}

// The query reads index activations_of_user.
const LIST_BEFORE = statement(
  'activations.list_before',
  `SELECT id, allotted_at AS at, currency,
          CASE WHEN status IN ('CANCELLED', 'EXPIRED') THEN 0 ELSE -price_cents END AS amount_cents,
          json_build_object(
            'service_code', service_code, 'country_iso', country_iso, 'status', status, 'phone_number', phone,
            'provider', provider, 'messages', message_count,
            'seconds_to_code', round(extract(epoch FROM first_message_at - allotted_at)),
            'closed_by', closed_by) AS activation
     FROM activations
    WHERE user_id = $1 AND allotted_at IS NOT NULL
      AND ($2::timestamptz IS NULL OR (allotted_at, id) < ($2, $3::uuid))
    ORDER BY allotted_at DESC, id DESC LIMIT $4`,
);

export function listActivationsBefore(
  sql: Sql,
  userId: string,
  before: { at: Date; id: string } | null,
  limit: number,
): Promise<TimelineActivation[]> {
  return sql.rows(LIST_BEFORE, [userId, before?.at ?? null, before?.id ?? null, limit]);
}
