import { statement, type Sql } from '../../../platform/database/index.js';
import type { ReportDto } from './reports.dto.js';

/** A month that is closed. */
export interface Closing {
  /** Such as `2026-10`. */
  month: string;
  closedAt: Date;
  /** Who of the staff. */
  closedBy: string;
  reason: string | null;
  revenueCents: number;
}

/** A closed month with its reports, byte for byte as they were. */
export interface ClosedMonth extends Closing {
  reports: ReportDto[];
}

const COLUMNS = `month, closed_at AS "closedAt", closed_by AS "closedBy", reason, revenue_cents AS "revenueCents"`;

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

export function createClosingStore(sql: Sql) {
  return {
    list: () => sql.rows<Closing>(LIST),
    find: (month: string) => sql.row<ClosedMonth>(FIND, [month]),
    /** False when the month is closed already. */
    async add({ month, closedAt, closedBy, reason, revenueCents, reports }: ClosedMonth): Promise<boolean> {
      const values = [month, closedAt, closedBy, reason, revenueCents, JSON.stringify(reports)];
      return (await sql.row(ADD, values)) !== null;
    },
  };
}
