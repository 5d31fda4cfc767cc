import { mapList, type Database, type ListQuery } from '../../../platform/database/index.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import { deviceOf, maskedAddress, type AuthModule } from '../../auth/index.js';
import { auditList, recordsOfRequests, type AuditFilter, type AuditSort } from './audit-list.read-model.js';
import type { AuditDifferenceDto, AuditEntryDto } from './audit.dto.js';
import type { AuditRow, Facts } from './audit.models.js';

const COMMAND_LINE = /^torpedo\b/i;

interface Deps {
  db: Database;
  auth: Pick<AuthModule, 'emailsOf'>;
  catalogue: Pick<CatalogueModule, 'products'>;
}

export class AuditService {
  readonly list: ListQuery<AuditEntryDto, AuditFilter, AuditSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(auditList(deps.db), (rows) => this.#named(rows));
  }

  async #named(rows: readonly AuditRow[]): Promise<AuditEntryDto[]> {
    const ids = rows.flatMap(({ staffId, userId }) => (userId ? [staffId, userId] : [staffId]));
    const [emails, records, names] = await Promise.all([
      this.deps.auth.emailsOf([...new Set(ids)]),
      recordsOfRequests(this.deps.db.sql, [...new Set(rows.map(({ requestId }) => requestId))]),
      this.deps.catalogue.products.namesOf(
        rows.filter(({ entityType }) => entityType === 'product').map(({ entityId }) => entityId),
      ),
    ]);
    const person = (id: string) => ({ id, email: emails.get(id) ?? null });
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staff: person(row.staffId),
      token: row.tokenName,
      action: row.action,
      entity_type: row.entityType,
      entity_id: row.entityId,
      entity_name: names.get(row.entityId) ?? null,
      records: records.get(row.requestId) ?? 1,
      user: row.userId ? person(row.userId) : null,
      before: row.before,
      after: row.after,
      changes: differencesOf(row.before, row.after),
      reason: row.reason,
      ip_address: maskedAddress(row.ipAddress),
      client: clientOf(row.userAgent),
      request_id: row.requestId,
    }));
  }
}

function clientOf(userAgent: string | null): string | null {
  if (userAgent && COMMAND_LINE.test(userAgent)) return 'torpedo';
  return deviceOf(userAgent).browser;
}

function differencesOf(before: Facts | null, after: Facts | null): AuditDifferenceDto[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
