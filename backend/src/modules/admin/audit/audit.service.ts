import { mapList, type Database, type ListQuery } from '../../../platform/database/index.js';
import type { AuthModule } from '../../auth/index.js';
import { auditList, type AuditFilter, type AuditSort } from './audit-list.read-model.js';
import type { AuditRow } from './audit.models.js';

/** An entry with the addresses of whom it names. */
export interface NamedAuditEntry {
  row: AuditRow;
  staffEmail: string | null;
  userEmail: string | null;
}

interface Deps {
  db: Database;
  auth: Pick<AuthModule, 'emailsOf'>;
}

/** What staff did, for staff. */
export class AuditService {
  readonly list: ListQuery<NamedAuditEntry, AuditFilter, AuditSort>;

  constructor(private readonly deps: Deps) {
    this.list = mapList(auditList(deps.db), (rows) => this.#named(rows));
  }

  async #named(rows: readonly AuditRow[]): Promise<NamedAuditEntry[]> {
    const ids = rows.flatMap(({ staffId, userId }) => (userId ? [staffId, userId] : [staffId]));
    const emails = await this.deps.auth.emailsOf([...new Set(ids)]);
    return rows.map((row) => ({
      row,
      staffEmail: emails.get(row.staffId) ?? null,
      userEmail: (row.userId && emails.get(row.userId)) ?? null,
    }));
  }
}
