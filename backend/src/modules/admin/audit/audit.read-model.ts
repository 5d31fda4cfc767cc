import { statement, type Sql } from '../../../platform/database/index.js';
import type { AuditAction, AuditedEntity } from './audit.store.js';

/** What staff did, without what it changed. */
export interface StaffActivity {
  action: AuditAction;
  entityType: AuditedEntity;
  at: Date;
  staffId: string;
}

const NEWEST = statement(
  'admin.audit.newest',
  `SELECT action, entity_type AS "entityType", at, staff_id AS "staffId"
     FROM audit_entries ORDER BY at DESC, id DESC LIMIT $1`,
);

const COUNT_SINCE = statement(
  'admin.audit.count_since',
  'SELECT count(*) AS count FROM audit_entries WHERE at >= $1',
);

export function auditReadModel(sql: Sql) {
  return {
    newest: (limit: number) => sql.rows<StaffActivity>(NEWEST, [limit]),
    countSince: async (since: Date) => (await sql.row<{ count: number }>(COUNT_SINCE, [since]))!.count,
  };
}
