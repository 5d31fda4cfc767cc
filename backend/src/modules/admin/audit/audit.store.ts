import { Op } from 'sequelize';
import { findRows, type Database, type UnitOfWork } from '../../../platform/database/index.js';
import { STAFF_ACTIONS, type StaffAction } from '../../../platform/http/index.js';
import { auditModel, type AuditRow, type Facts, type StaffChange } from './audit.models.js';
import { givenReason, type StaffRequest } from './staff-action.js';

/** Fields that may identify a person: audit entries are never erased, so they must not hold them. */
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

/** The same facts with personal fields reduced to their first letter: enough to see that they changed. */
export function maskPersonal(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, PERSONAL.has(field) ? masked(value) : value]),
  );
}

/** What is recorded of a change, and shown of it by a dry run. */
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

/** Records a change in the transaction that makes it. */
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
  // Never changed afterwards: trigger audit_entries_append_only. The table gives the id.
  await auditModel(unit).create(row as AuditRow, { transaction: unit.transaction, returning: false });
}

/** A staff action without what it changed. */
export type StaffActivity = Pick<AuditRow, 'action' | 'entityType' | 'at' | 'staffId'>;

export function newestAudit(db: Pick<Database, 'sequelize'>, limit: number): Promise<StaffActivity[]> {
  return findRows<AuditRow>(auditModel(db), {
    attributes: ['action', 'entityType', 'at', 'staffId'],
    order: [
      ['at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit,
  });
}

export function countAuditSince(db: Pick<Database, 'sequelize'>, since: Date): Promise<number> {
  return auditModel(db).count({ where: { at: { [Op.gte]: since } } });
}
