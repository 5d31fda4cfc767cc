import { statement, type Sql, type UnitOfWork } from '../../../platform/database/index.js';
import { STAFF_ACTIONS, type StaffAction } from '../../../platform/http/index.js';
import type { StaffActivityDto } from '../dashboard/dashboard.dto.js';
import { auditModel, type AuditRow, type Facts, type StaffChange } from './audit.models.js';
import { givenReason, type StaffRequest } from './staff-action.js';

/** Fields that may identify a person. Audit entries are never deleted, so these fields are shortened in them. */
const PERSONAL = new Set([
  'search',
  'email',
  'full_name',
  'phone_number',
  'birth_date',
  'cpf',
  'avatar_url',
  'password',
]);

const masked = (value: unknown) =>
  typeof value === 'string' && value !== '' ? `${value.slice(0, 1)}***` : value;

export function maskPersonal(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, PERSONAL.has(field) ? masked(value) : value]),
  );
}

export function entryOf(
  { action, entityType, entityId, before, after }: StaffChange,
  asked: StaffAction,
): Pick<AuditRow, 'action' | 'entityType' | 'entityId' | 'before' | 'after'> {
  const done = action ?? asked;
  return {
    action: done,
    entityType: entityType ?? STAFF_ACTIONS[done].entity,
    entityId,
    before: before ? maskPersonal(before) : null,
    after: after ? maskPersonal(after) : null,
  };
}

export async function recordAudit(
  unit: UnitOfWork,
  change: StaffChange,
  { action, origin, reason }: StaffRequest,
  at: Date,
): Promise<void> {
  const row = {
    ...entryOf(change, action),
    at,
    staffId: origin.staffId,
    sessionId: origin.actor.sessionId,
    tokenName: origin.actor.staffToken?.name ?? null,
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
    requestId: origin.requestId,
    userId: change.userId,
    reason: givenReason({ reason }),
  };
  // The row never changes afterwards: trigger audit_entries_append_only. The table sets the id.
  await auditModel(unit).create(row as AuditRow, { transaction: unit.transaction, returning: false });
}

const NEWEST = statement(
  'audit.newest',
  `SELECT action, entity_type, iso_instant(at) AS created_at, staff_id AS user_id FROM audit_entries a
    ORDER BY a.at DESC, a.id DESC LIMIT $1`,
);
const COUNT_SINCE = statement(
  'audit.count_since',
  'SELECT count(*) AS count FROM audit_entries WHERE at >= $1',
);

export const newestAudit = (sql: Sql, limit: number) =>
  sql.rows<Omit<StaffActivityDto, 'user_email'>>(NEWEST, [limit]);

export async function countAuditSince(sql: Sql, since: Date): Promise<number> {
  return (await sql.one<{ count: number }>(COUNT_SINCE, [since])).count;
}
