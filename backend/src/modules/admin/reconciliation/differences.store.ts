import { DataTypes, Op } from 'sequelize';
import {
  createListQuery,
  mapList,
  statement,
  tableModel,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { Day } from '../../../platform/days.js';
import type { Period } from '../figures/sales.read-model.js';
import type { CheckName, DifferenceState, Finding, Scope } from './difference.js';
import type { DifferenceDto, OpenSumDto } from './reconciliation.dto.js';

export type ListedDifference = Omit<DifferenceDto, 'accepted_by_email'>;

type LockedDifference = Pick<Scope, 'checkName' | 'party'> &
  Pick<Finding, 'subject' | 'currency' | 'amountMicros'> & { state: DifferenceState };

interface DifferenceRow {
  id: string;
  checkName: CheckName;
  state: DifferenceState;
  party: string;
  foundAt: Date;
}

export interface DifferenceFilter {
  state?: DifferenceState | undefined;
  check?: CheckName | undefined;
  party?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const differenceModel = tableModel<DifferenceRow>('reconciliation_differences', {
  id: { type: DataTypes.UUID, primaryKey: true },
  checkName: DataTypes.TEXT,
  state: DataTypes.TEXT,
  party: DataTypes.TEXT,
  foundAt: DataTypes.DATE(6),
});

export function createDifferenceList(
  db: Pick<Database, 'sequelize' | 'sql'>,
): ListQuery<ListedDifference, DifferenceFilter, 'found_at'> {
  return mapList(
    createListQuery<DifferenceRow, DifferenceFilter, 'found_at'>(db, {
      model: differenceModel(db),
      scope: {},
      filters: {
        state: (state) => ({ state }),
        check: (checkName) => ({ checkName }),
        party: (party) => ({ party }),
        from: (from) => ({ foundAt: { [Op.gte]: from } }),
        before: (before) => ({ foundAt: { [Op.lt]: before } }),
      },
      sorts: { found_at: 'foundAt' },
    }),
    (rows) => createDifferenceStore(db.sql).read(rows.map(({ id }) => id)),
  );
}

const ROWS = statement(
  'differences.rows',
  `SELECT id, check_name AS check, code, subject, party, to_char(day, 'YYYY-MM-DD') AS day, currency, amount_micros,
          evidence, state, iso_instant(found_at) AS found_at, iso_instant(seen_at) AS seen_at,
          iso_instant(ended_at) AS ended_at, accepted_as, accepted_by, reason
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN reconciliation_differences USING (id)
    ORDER BY wanted.place`,
);
const LOCK = statement(
  'differences.lock',
  `SELECT check_name AS "checkName", subject, party, currency, amount_micros AS "amountMicros", state
     FROM reconciliation_differences WHERE id = $1 FOR NO KEY UPDATE`,
);

// A difference that staff accepted is not found again until its amount changes. Checks of wallets, balances and
// top-ups already count the posting of the acceptance, so all that they find is new.
const RECORD = statement(
  'differences.record',
  `INSERT INTO reconciliation_differences AS d (check_name, code, subject, party, day, currency, amount_micros, evidence,
                                                found_at, seen_at)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $9
    WHERE NOT EXISTS (SELECT FROM reconciliation_differences a
                       WHERE a.check_name = $1 AND a.code = $2 AND a.subject = $3 AND a.state = 'accepted'
                         AND $1 IN ('charges', 'chain') AND a.amount_micros IS NOT DISTINCT FROM $7::bigint
                         AND a.evidence->>'digest' IS NOT DISTINCT FROM $8::jsonb->>'digest')
   ON CONFLICT (check_name, code, subject) WHERE state = 'open'
   DO UPDATE SET seen_at = excluded.seen_at, amount_micros = excluded.amount_micros, evidence = excluded.evidence
   RETURNING d.found_at = d.seen_at AS "isNew"`,
);
const END_OTHERS = statement(
  'differences.end_others',
  `UPDATE reconciliation_differences SET state = 'gone', ended_at = $5
    WHERE state = 'open' AND check_name = $1 AND party = $2 AND day IS NOT DISTINCT FROM $3::date
      AND ($4::text[] IS NULL OR subject = ANY ($4)) AND (code || ' ' || subject) <> ALL ($6::text[])
   RETURNING id`,
);
const OPEN_DAYS = statement(
  'differences.open_days',
  `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM reconciliation_differences
    WHERE state = 'open' AND check_name = $1 AND party = $2 AND day IS NOT NULL ORDER BY 1`,
);
const OPEN_SUBJECTS = statement(
  'differences.open_subjects',
  `SELECT subject FROM reconciliation_differences WHERE state = 'open' AND check_name = $1`,
);
const COUNT_OPEN = statement(
  'differences.count_open',
  `SELECT check_name AS check, party, currency, count(*) AS count, sum(amount_micros)::bigint AS amount_micros
     FROM reconciliation_differences WHERE state = 'open' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
);
// Index reconciliation_differences_losses. Differences of wallets are left out, because they count as adjustments.
const LOSSES = statement(
  'differences.losses',
  `SELECT currency, count(*) AS count, -sum(amount_micros)::bigint AS micros FROM reconciliation_differences
    WHERE state = 'accepted' AND amount_micros < 0 AND check_name <> 'wallets' AND ended_at >= $1 AND ended_at < $2
    GROUP BY currency`,
);
const ACCEPT = statement(
  'differences.accept',
  `UPDATE reconciliation_differences SET state = 'accepted', ended_at = $2, accepted_as = $3, accepted_by = $4, reason = $5
    WHERE id = $1`,
);

export function createDifferenceStore(sql: Sql) {
  return {
    read: (ids: readonly string[]) => sql.rows<ListedDifference>(ROWS, [ids]),
    lock: (id: string) => sql.row<LockedDifference>(LOCK, [id]),

    /** Stores the findings of a scope, and ends its open differences that were not found again. */
    async record(
      { checkName, party, day, subjects }: Scope,
      findings: readonly Finding[],
      now: Date,
    ): Promise<{ found: number; gone: number }> {
      let found = 0;
      for (const { code, subject, currency, amountMicros, evidence } of findings) {
        const values = [
          checkName,
          code,
          subject,
          party,
          day,
          currency,
          amountMicros,
          JSON.stringify(evidence),
          now,
        ];
        const recorded = await sql.row<{ isNew: boolean }>(RECORD, values);
        if (recorded?.isNew) found += 1;
      }
      const kept = findings.map(({ code, subject }) => `${code} ${subject}`);
      const gone = await sql.rows(END_OTHERS, [checkName, party, day, subjects, now, kept]);
      return { found, gone: gone.length };
    },

    async openDays(checkName: CheckName, party: string): Promise<Day[]> {
      return (await sql.rows<{ day: Day }>(OPEN_DAYS, [checkName, party])).map(({ day }) => day);
    },
    async openSubjects(checkName: CheckName): Promise<string[]> {
      return (await sql.rows<{ subject: string }>(OPEN_SUBJECTS, [checkName])).map(({ subject }) => subject);
    },
    countOpen: () => sql.rows<OpenSumDto>(COUNT_OPEN),

    /** The accepted losses of a period, in millionths of each currency. */
    losses: ({ from, until }: Period) =>
      sql.rows<{ currency: string; count: number; micros: number }>(LOSSES, [from, until]),

    accept: (id: string, at: Date, as: 'loss' | 'gain', staffId: string, reason: string | null) =>
      sql.rows(ACCEPT, [id, at, as, staffId, reason]),
  };
}

export type DifferenceStore = ReturnType<typeof createDifferenceStore>;
