import { statement, type UnitOfWork } from '../../../platform/database/index.js';
import { maskPersonal } from './mask-personal.js';
import type { StaffOrigin } from './staff-origin.js';

type Facts = Readonly<Record<string, unknown>>;

/** What staff do: subject and verb. */
export type AuditAction = 'balance.adjust' | 'sessions.end';

/** What a change is made to. */
export type AuditedEntity = 'wallet' | 'user' | 'session';

/** One change that staff made. */
export interface AuditEntry {
  at: Date;
  origin: StaffOrigin;
  action: AuditAction;
  entity: { type: AuditedEntity; id: string };
  /** The customer whom it concerns. */
  userId: string | null;
  /** In wire names. */
  before: Facts | null;
  after: Facts | null;
  reason: string | null;
}

const INSERT = statement(
  'admin.audit.insert',
  `INSERT INTO audit_entries (at, staff_id, session_id, ip_address, user_agent, request_id, action, entity_type,
                              entity_id, user_id, before, after, reason)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

/** Records the change in the transaction that makes it: there is never one without the other. */
export async function recordAudit(unit: UnitOfWork, entry: AuditEntry): Promise<void> {
  const { at, origin, action, entity, userId, before, after, reason } = entry;
  await unit.sql.row(INSERT, [
    at,
    origin.staffId,
    origin.sessionId,
    origin.ipAddress,
    origin.userAgent,
    origin.requestId,
    action,
    entity.type,
    entity.id,
    userId,
    before && maskPersonal(before),
    after && maskPersonal(after),
    reason,
  ]);
}
