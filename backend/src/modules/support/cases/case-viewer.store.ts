import { statement, type Sql } from '../../../platform/database/index.js';

const HELD_MS = 30_000;

const LOOK = statement(
  'cases.viewers.look',
  `INSERT INTO case_viewers (staff_id, case_id, seen_at) SELECT $1, id, $3 FROM cases WHERE id = $2
   ON CONFLICT (staff_id) DO UPDATE SET case_id = EXCLUDED.case_id, seen_at = EXCLUDED.seen_at RETURNING case_id`,
);

const OTHERS = statement(
  'cases.viewers.others',
  'SELECT staff_id AS id FROM case_viewers WHERE case_id = $1 AND staff_id <> $2 AND seen_at > $3 ORDER BY staff_id',
);

const FORGET = statement('cases.viewers.forget', 'DELETE FROM case_viewers WHERE seen_at <= $1');

const heldSince = (now: Date) => new Date(now.getTime() - HELD_MS);

/** Which case each member of staff has open. A view counts for 30 seconds, and only the last one of each person. */
export function createCaseViewerStore(sql: Sql) {
  return {
    look: async (caseId: string, staffId: string, now: Date) =>
      (await sql.rows(LOOK, [staffId, caseId, now])).length > 0,
    async others(caseId: string, staffId: string, now: Date): Promise<string[]> {
      const rows = await sql.rows<{ id: string }>(OTHERS, [caseId, staffId, heldSince(now)]);
      return rows.map(({ id }) => id);
    },
    forgetBefore: (now: Date) => sql.rows(FORGET, [heldSince(now)]),
  };
}
