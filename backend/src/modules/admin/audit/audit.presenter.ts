import { deviceOf, maskedAddress } from '../../auth/index.js';
import type { AuditDifferenceDto, AuditEntryDto } from './audit.dto.js';
import type { Facts } from './audit.models.js';
import type { NamedAuditEntry } from './audit.service.js';

const COMMAND_LINE = /^torpedo\b/i;

function clientOf(userAgent: string | null): string | null {
  if (userAgent && COMMAND_LINE.test(userAgent)) return 'torpedo';
  return deviceOf(userAgent).browser;
}

/** What differs, field by field, in the order of the entry. */
export function differencesOf(before: Facts | null, after: Facts | null): AuditDifferenceDto[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

export function presentAuditEntry({ row, staffEmail, userEmail }: NamedAuditEntry): AuditEntryDto {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff: { id: row.staffId, email: staffEmail },
    token: row.tokenName,
    action: row.action,
    entity_type: row.entityType,
    entity_id: row.entityId,
    user: row.userId ? { id: row.userId, email: userEmail } : null,
    before: row.before,
    after: row.after,
    changes: differencesOf(row.before, row.after),
    reason: row.reason,
    ip_address: maskedAddress(row.ipAddress),
    client: clientOf(row.userAgent),
    request_id: row.requestId,
  };
}

/** Paths within the presented entry. */
export const AUDIT_CSV_COLUMNS = [
  'at',
  'staff.email',
  'token',
  'action',
  'entity_type',
  'entity_id',
  'user.email',
  'before',
  'after',
  'reason',
  'ip_address',
  'client',
  'request_id',
] as const;
