import { mapList, type ListQuery, type Reads } from '../../../platform/database/index.js';
import type { StaffEntity } from '../../../platform/http/index.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import { deviceOf, maskedAddress, type AuthModule } from '../../auth/index.js';
import {
  auditList,
  laterChanges,
  recordsOfRequests,
  type AuditFilter,
  type AuditSort,
} from './audit-list.read-model.js';
import type { AuditDifferenceDto, AuditEntryDto } from './audit.dto.js';
import type { AuditRow, Facts } from './audit.models.js';

/** The kinds of things whose old value staff can restore. */
const RESTORED: ReadonlySet<StaffEntity> = new Set(['product', 'offer', 'setting', 'provider']);

const COMMAND_LINE = /^torpedo\b/i;

interface Deps {
  db: Reads;
  auth: Pick<AuthModule, 'emailsOf'>;
  catalogue: Pick<CatalogueModule, 'products'>;
}

export class AuditService {
  readonly list: ListQuery<AuditEntryDto, AuditFilter, AuditSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(auditList(deps.db), (rows) => this.#named(rows));
  }

  async #named(rows: readonly AuditRow[]): Promise<AuditEntryDto[]> {
    const { auth, catalogue, db } = this.deps;
    const [records, names, later] = await Promise.all([
      recordsOfRequests(db.sql, [...new Set(rows.map(({ requestId }) => requestId))]),
      catalogue.products.namesOf(rows.flatMap((row) => productIdOf(row) ?? [])),
      laterChanges(
        db.sql,
        rows.filter(({ entityType }) => RESTORED.has(entityType)).map(({ id }) => id),
      ),
    ]);
    const people = rows.flatMap(({ id, staffId, userId }) => [staffId, userId, later.get(id)?.staffId]);
    const emails = await auth.emailsOf([...new Set(people.filter((id) => typeof id === 'string'))]);
    const person = (id: string) => ({ id, email: emails.get(id) ?? null });
    const laterOf = ({ id }: AuditRow) => {
      const change = later.get(id);
      return change
        ? { at: change.at.toISOString(), staff: person(change.staffId), after: change.after }
        : null;
    };
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      staff: person(row.staffId),
      token: row.tokenName,
      action: row.action,
      entity_type: row.entityType,
      entity_id: row.entityId,
      entity_name: names.get(productIdOf(row) ?? '') ?? null,
      records: records.get(row.requestId) ?? 1,
      user: row.userId ? person(row.userId) : null,
      before: row.before,
      after: row.after,
      changes: differencesOf(row.before, row.after),
      changed_later: laterOf(row),
      reason: row.reason,
      ip_address: maskedAddress(row.ipAddress),
      client: clientOf(row.userAgent),
      request_id: row.requestId,
    }));
  }
}

/** The product of an entry about a product or an offer, because an offer has the name of its product. */
function productIdOf({ entityType, entityId, before, after }: AuditRow): string | undefined {
  if (entityType === 'product') return entityId;
  const product = entityType === 'offer' ? (after ?? before)?.['product_id'] : undefined;
  return typeof product === 'string' ? product : undefined;
}

function clientOf(userAgent: string | null): string | null {
  if (userAgent && COMMAND_LINE.test(userAgent)) return 'torpedo';
  return deviceOf(userAgent).browser;
}

function differencesOf(before: Facts | null, after: Facts | null): AuditDifferenceDto[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // The margin follows from the price, so it is no change of its own.
  fields.delete('margin_percent');
  return [...fields]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
