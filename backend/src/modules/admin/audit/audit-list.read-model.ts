import { literal, Op } from 'sequelize';
import {
  containing,
  createListQuery,
  statement,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { StaffAction, StaffEntity } from '../../../platform/http/index.js';
import { auditModel, type AuditRow, type Facts } from './audit.models.js';

export interface AuditFilter {
  staffId?: string | undefined;
  entityType?: StaffEntity | undefined;
  entityId?: string | undefined;
  userId?: string | undefined;
  action?: StaffAction | undefined;
  from?: Date | undefined;
  /** The end of the period, which is excluded. */
  to?: Date | undefined;
  search?: string | undefined;
  requestId?: string | undefined;
  isOperation?: true | undefined;
}

export type AuditSort = 'at';

export type AuditList = ListQuery<AuditRow, AuditFilter, AuditSort>;

export function auditList(db: Pick<Database, 'sequelize'>): AuditList {
  return createListQuery<AuditRow, AuditFilter, AuditSort>(db, {
    model: auditModel(db),
    scope: {},
    filters: {
      staffId: (staffId) => ({ staffId }),
      entityType: (entityType) => ({ entityType }),
      entityId: (entityId) => ({ entityId }),
      userId: (userId) => ({ userId }),
      action: (action) => ({ action }),
      from: (from) => ({ at: { [Op.gte]: from } }),
      to: (to) => ({ at: { [Op.lt]: to } }),
      search: (text) => ({ searchText: containing(text) }),
      requestId: (requestId) => ({ requestId }),
      // Index audit_entries_request.
      isOperation: () =>
        literal(`NOT EXISTS (SELECT FROM audit_entries earlier
                              WHERE earlier.request_id = audit_entries.request_id AND earlier.id < audit_entries.id)`),
    },
    sorts: { at: 'at' },
    scattered: 'search',
  });
}

const RECORDS = statement(
  'audit.records_of_requests',
  `SELECT request_id AS "requestId", count(*)::int AS records FROM audit_entries
    WHERE request_id = ANY ($1::text[]) GROUP BY request_id`,
);

export async function recordsOfRequests(sql: Sql, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql.rows<{ requestId: string; records: number }>(RECORDS, [ids]);
  return new Map(rows.map(({ requestId, records }) => [requestId, records]));
}

export interface LaterChange {
  at: Date;
  staffId: string;
  after: Facts;
}

// Index audit_entries_entity: the later changes of the same thing.
const LATER_CHANGES = statement(
  'audit.later_changes',
  `SELECT entry.id, later.at, later.staff_id AS "staffId", later.after
     FROM audit_entries entry CROSS JOIN LATERAL (
            SELECT at, staff_id, after FROM audit_entries
             WHERE entity_type = entry.entity_type AND entity_id = entry.entity_id AND (at, id) > (entry.at, entry.id)
               AND after ?| ARRAY(SELECT jsonb_object_keys(entry.after))
             ORDER BY at DESC, id DESC LIMIT 1
          ) later
    WHERE entry.id = ANY ($1::uuid[])`,
);

/** The newest later change of the same fields of the same thing, by the id of each entry. */
export async function laterChanges(sql: Sql, ids: readonly string[]): Promise<Map<string, LaterChange>> {
  const rows = await sql.rows<LaterChange & { id: string }>(LATER_CHANGES, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const CHANGES = statement(
  'audit.changes_of_request',
  `SELECT entity_id AS "entityId", before, after FROM audit_entries
    WHERE request_id = $1 AND entity_type = 'product' AND before IS NOT NULL AND after IS NOT NULL ORDER BY id`,
);

export function productChangesOfRequest(
  sql: Sql,
  requestId: string,
): Promise<{ entityId: string; before: Facts; after: Facts }[]> {
  return sql.rows(CHANGES, [requestId]);
}

const ADJUSTMENTS = statement(
  'audit.adjustments_of_request',
  `SELECT after->>'adjustment_id' AS id FROM audit_entries
    WHERE request_id = $1 AND action = 'balance.adjust' ORDER BY at, audit_entries.id`,
);

export async function adjustmentsOfRequest(sql: Sql, requestId: string): Promise<string[]> {
  return (await sql.rows<{ id: string }>(ADJUSTMENTS, [requestId])).map(({ id }) => id);
}

// Index audit_entries_user. Without notes, because the timeline reads them from their own table.
const LIST_BEFORE = statement(
  'audit.list_before',
  `SELECT id, at, staff_id AS "staffId", session_id AS "sessionId", token_name AS "tokenName", ip_address AS "ipAddress",
          user_agent AS "userAgent", request_id AS "requestId", action, entity_type AS "entityType",
          entity_id AS "entityId", user_id AS "userId", before, after, reason
     FROM audit_entries
    WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (at, id) < ($2, $3::uuid))
      AND ($4::text[] IS NULL AND action <> 'user.add_note' OR action = ANY ($4))
    ORDER BY at DESC, id DESC LIMIT $5`,
);

export function listAuditBefore(
  sql: Sql,
  userId: string,
  {
    before,
    actions,
    limit,
  }: { before: { at: Date; id: string } | null; actions: readonly StaffAction[] | null; limit: number },
): Promise<AuditRow[]> {
  return sql.rows(LIST_BEFORE, [userId, before?.at ?? null, before?.id ?? null, actions, limit]);
}
