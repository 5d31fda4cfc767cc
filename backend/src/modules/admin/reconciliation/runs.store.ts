import { statement, type Sql } from '../../../platform/database/index.js';
import type { Day } from '../../../platform/days.js';
import type { CheckName } from './difference.js';
import type { CheckResultDto, ReconciliationRunDto } from './reconciliation.dto.js';

export type CheckResult = Omit<CheckResultDto, 'check'> & { checkName: CheckName };

/** After this time a run counts as dead, so that it does not block the next one. */
const STALE_MS = 3_600_000;

const COLUMNS = `id, iso_instant(started_at) AS started_at, iso_instant(ended_at) AS ended_at, started_by,
  (SELECT coalesce(jsonb_agg(result - 'checkName' || jsonb_build_object('check', result -> 'checkName') ORDER BY place), '[]')
     FROM jsonb_array_elements(results) WITH ORDINALITY AS each (result, place)) AS results`;
const END_STALE = statement(
  'reconciliation_runs.end_stale',
  'UPDATE reconciliation_runs SET ended_at = $2 WHERE ended_at IS NULL AND started_at < $1',
);
const BEGIN = statement(
  'reconciliation_runs.begin',
  `INSERT INTO reconciliation_runs (started_at, started_by) VALUES ($1, $2)
   ON CONFLICT ((true)) WHERE ended_at IS NULL DO NOTHING RETURNING ${COLUMNS}`,
);
const LAST = statement(
  'reconciliation_runs.last',
  `SELECT ${COLUMNS} FROM reconciliation_runs r ORDER BY r.started_at DESC, r.id DESC LIMIT 1`,
);
const END = statement(
  'reconciliation_runs.end',
  `UPDATE reconciliation_runs SET ended_at = $2, results = $3 WHERE id = $1`,
);
const COMPARED_DAYS = statement(
  'reconciliation_days.list',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM reconciliation_days WHERE check_name = $1 AND party = $2 AND day >= $3`,
);
const WAS_COMPARED = statement(
  'reconciliation_days.was_compared',
  `SELECT EXISTS (SELECT FROM reconciliation_days WHERE check_name = $1 AND party = $2) AS "wasCompared"`,
);
const COMPARED_TO = statement(
  'reconciliation_days.compared_to',
  `SELECT (SELECT to_char(d.day, 'YYYY-MM-DD') FROM reconciliation_days d
            WHERE d.check_name = wanted.check_name AND d.party = wanted.party ORDER BY d.day DESC LIMIT 1) AS day
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (check_name, party, place) ORDER BY place`,
);
const SAVE_DAY = statement(
  'reconciliation_days.save',
  `INSERT INTO reconciliation_days AS d (check_name, party, day, compared, compared_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (check_name, party, day) DO UPDATE SET compared = excluded.compared, compared_at = excluded.compared_at`,
);

export function createRunStore(sql: Sql) {
  return {
    last: () => sql.row<ReconciliationRunDto>(LAST),
    async begin(startedBy: string | null, now: Date): Promise<ReconciliationRunDto | null> {
      await sql.rows(END_STALE, [new Date(now.getTime() - STALE_MS), now]);
      return sql.row<ReconciliationRunDto>(BEGIN, [now, startedBy]);
    },
    end: (id: string, now: Date, results: readonly CheckResult[]) =>
      sql.rows(END, [id, now, JSON.stringify(results)]),
    async comparedDays(checkName: CheckName, party: string, since: Day): Promise<Set<Day>> {
      const rows = await sql.rows<{ day: Day }>(COMPARED_DAYS, [checkName, party, since]);
      return new Set(rows.map(({ day }) => day));
    },
    async wasCompared(checkName: CheckName, party: string): Promise<boolean> {
      return (await sql.one<{ wasCompared: boolean }>(WAS_COMPARED, [checkName, party])).wasCompared;
    },
    /** The last compared day of each check and party, in the order of `asked`. */
    async comparedTo(asked: readonly (readonly [CheckName, string])[]): Promise<(Day | null)[]> {
      const values = [asked.map(([checkName]) => checkName), asked.map(([, party]) => party)];
      return (await sql.rows<{ day: Day | null }>(COMPARED_TO, values)).map(({ day }) => day);
    },
    saveDay: (checkName: CheckName, party: string, day: Day, compared: number, now: Date) =>
      sql.rows(SAVE_DAY, [checkName, party, day, compared, now]),
  };
}

export type RunStore = ReturnType<typeof createRunStore>;
