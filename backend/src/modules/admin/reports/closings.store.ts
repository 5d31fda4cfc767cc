import { statement, type Sql } from '../../../platform/database/index.js';
import type { ClosedMonthDto, ClosingDto } from './reports.dto.js';

const COLUMNS = 'month, iso_instant(closed_at) AS closed_at, closed_by, reason, revenue_cents';

const LIST = statement('report_closings.list', `SELECT ${COLUMNS} FROM report_closings ORDER BY month DESC`);
const FIND = statement(
  'report_closings.find',
  `SELECT ${COLUMNS}, reports FROM report_closings WHERE month = $1`,
);
const ADD = statement(
  'report_closings.add',
  `INSERT INTO report_closings (month, closed_at, closed_by, reason, revenue_cents, reports)
   VALUES ($1, $2, $3, $4, $5, $6::json) ON CONFLICT (month) DO NOTHING RETURNING month`,
);

// Index activations_due.
const HELD = statement(
  'report_closings.numbers_held',
  `SELECT count(*) AS count FROM activations WHERE status IN ('WAITING_SMS', 'ACTIVE') AND expires_at < $1`,
);

export function createClosingStore(sql: Sql) {
  return {
    list: () => sql.rows<ClosingDto>(LIST),
    find: (month: string) => sql.row<ClosedMonthDto>(FIND, [month]),
    /** Counts numbers whose time ended before then and whose price is still held. */
    async countHeld(before: Date): Promise<number> {
      return (await sql.one<{ count: number }>(HELD, [before])).count;
    },
    async add(closed: ClosedMonthDto): Promise<boolean> {
      const { month, closed_at, closed_by, reason, revenue_cents, reports } = closed;
      const values = [month, closed_at, closed_by, reason, revenue_cents, JSON.stringify(reports)];
      return (await sql.row(ADD, values)) !== null;
    },
  };
}
