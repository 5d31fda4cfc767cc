import { Op } from 'sequelize';
import { findRows, type Database, type UnitOfWork } from '../../../platform/database/index.js';
import {
  auditModel,
  type AuditAction,
  type AuditedEntity,
  type AuditRow,
  type Facts,
} from './audit.models.js';
import type { StaffOrigin } from './staff-action.js';

/** One change that staff made. */
export interface AuditEntry {
  at: Date;
  origin: StaffOrigin;
  action: AuditAction;
  entity: { type: AuditedEntity; id: string };
  /** The customer whom it concerns. */
  userId: string | null;
  before: Facts | null;
  after: Facts | null;
  reason: string | null;
}

/** Fields that identify a person: audit entries are never erased, so they must not hold them. */
const PERSONAL = new Set([
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

/** Records a change in the transaction that makes it. */
export async function recordAudit(unit: UnitOfWork, entry: AuditEntry): Promise<void> {
  const { origin, entity, before, after, ...rest } = entry;
  const { isDryRun: _, ...from } = origin;
  const row = {
    ...rest,
    ...from,
    entityType: entity.type,
    entityId: entity.id,
    before: before && maskPersonal(before),
    after: after && maskPersonal(after),
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
