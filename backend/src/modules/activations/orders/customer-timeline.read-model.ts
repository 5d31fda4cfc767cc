import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

export interface TimelineActivation {
  id: string;
  at: Date;
  status: string;
  serviceCode: string;
  countryIso: string;
  phone: string;
  priceCents: number;
  currency: Currency;
  provider: string | null;
  messageCount: number;
  firstMessageAt: Date | null;
  closedAt: Date | null;
  closedBy: string | null;
}

// Index activations_of_user.
const LIST_BEFORE = statement(
  'activations.list_before',
  `SELECT id, allotted_at AS at, status, service_code AS "serviceCode", country_iso AS "countryIso", phone,
          price_cents AS "priceCents", currency, provider, message_count AS "messageCount",
          first_message_at AS "firstMessageAt", closed_at AS "closedAt", closed_by AS "closedBy"
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
