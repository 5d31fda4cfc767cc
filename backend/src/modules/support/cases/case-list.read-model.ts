import { DataTypes, Op } from 'sequelize';
import {
  containing,
  createListQuery,
  mapList,
  statement,
  tableModel,
  type Database,
  type IdReading,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { CaseKind, CaseFacts } from './case.js';
import { evidenceOf, suggestionOf, type Evidence, type Suggestion } from './case-evidence.js';
import { readFacts } from './case-facts.read-model.js';
import type { StaffCaseRowDto } from './cases.dto.js';

interface CaseRow {
  id: string;
  kind: CaseKind;
  userId: string | null;
  activationId: string | null;
  topupId: string | null;
  ownerId: string | null;
  dueAt: Date;
  decidedAt: Date | null;
  searchText: string;
}

const caseModel = tableModel<CaseRow>('cases', {
  id: { type: DataTypes.UUID, primaryKey: true },
  kind: DataTypes.TEXT,
  userId: DataTypes.UUID,
  activationId: DataTypes.UUID,
  topupId: DataTypes.UUID,
  ownerId: DataTypes.UUID,
  dueAt: DataTypes.DATE,
  decidedAt: DataTypes.DATE,
  searchText: DataTypes.TEXT,
});

export interface CaseFilter {
  status?: 'open' | 'decided' | undefined;
  kinds?: readonly CaseKind[] | undefined;
  /** An id of null means cases without an owner. */
  owner?: { id: string | null } | undefined;
  search?: { text: string; userIds: readonly string[] } | undefined;
}

export interface ListedCase {
  row: StaffCaseRowDto;
  facts: CaseFacts;
  evidence: Evidence[];
  suggestion: Suggestion;
}

export type CaseList = ListQuery<ListedCase, CaseFilter, 'due_at'>;

const ROWS = statement(
  'cases.rows',
  `SELECT c.id, c.number, c.kind, c.user_id, coalesce(c.activation_id, c.topup_id) AS order_id, c.name, c.email, c.subject,
          c.words, c.language, iso_instant(c.opened_at) AS opened_at, iso_instant(c.due_at) AS due_at,
          iso_instant(c.updated_at) AS updated_at, c.owner_id, iso_instant(c.owned_at) AS owned_at,
          iso_instant(c.decided_at) AS decided_at, c.decision, c.decided_by, c.reply,
          iso_instant(c.reply_due_at) AS reply_due_at, iso_instant(c.replied_at) AS replied_at
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN cases c USING (id) ORDER BY wanted.place`,
);

export async function readCases(sql: Sql, ids: readonly string[]): Promise<ListedCase[]> {
  const [rows, facts] = await Promise.all([sql.rows<StaffCaseRowDto>(ROWS, [ids]), readFacts(sql, ids)]);
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    if (!known) return [];
    const evidence = evidenceOf(known);
    return [{ row, facts: known, evidence, suggestion: suggestionOf(evidence) }];
  });
}

export function caseList(db: Pick<Database, 'sequelize' | 'sql'>): CaseList {
  const rows = createListQuery<CaseRow, CaseFilter, 'due_at'>(db, {
    model: caseModel(db),
    scope: {},
    filters: {
      status: (status) => ({ decidedAt: status === 'open' ? null : { [Op.ne]: null } }),
      kinds: (kinds) => ({ kind: [...kinds] }),
      owner: ({ id }) => ({ ownerId: id }),
      search: ({ text, userIds }) => ({
        [Op.or]: [{ searchText: containing(text) }, { userId: [...userIds] }],
      }),
    },
    sorts: { due_at: 'dueAt' },
    scattered: 'search',
  });
  return mapList(rows, (found) =>
    readCases(
      db.sql,
      found.map(({ id }) => id),
    ),
  );
}

/** Numbers and top-ups with an open case of their customer. Index cases_open. */
export const DISPUTED_ORDERS: IdReading = [
  'SELECT coalesce(activation_id, topup_id) FROM cases WHERE decided_at IS NULL',
];

const DISPUTED_AMONG = statement(
  'cases.disputed_among',
  `SELECT coalesce(activation_id, topup_id) AS id FROM cases
    WHERE decided_at IS NULL AND (activation_id = ANY ($1::uuid[]) OR topup_id = ANY ($1::uuid[]))`,
);

export async function disputedAmong(sql: Sql, orderIds: readonly string[]): Promise<Set<string>> {
  return new Set((await sql.rows<{ id: string }>(DISPUTED_AMONG, [orderIds])).map(({ id }) => id));
}
