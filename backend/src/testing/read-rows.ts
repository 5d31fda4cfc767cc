import { QueryTypes } from 'sequelize';
import type { Database } from '../platform/database/index.js';

/** Rows that a common filter hides, but that an index reads with the others. */
const HIDDEN_ROWS = 3;

/** The most rows that one statement of a list may read: those that are counted exactly, and the hidden ones. */
export const MAX_READ_ROWS = 10_001 + HIDDEN_ROWS;

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

function rowsRead(plan: Plan): number {
  const own = plan['Node Type'].endsWith('Scan') // a bitmap of an index only names rows; the scan above it reads them
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), own);
}

/**
 * Counts the rows that the database reads for each statement on the table (or view) that the work sends through the
 * ORM.
 */
export function watchReadRows({ sequelize }: Pick<Database, 'sequelize'>, table: string) {
  let asked: string[] = [];
  const { options } = sequelize as unknown as { options: { logging: (line: string) => void } };
  options.logging = (line) => void asked.push(line.replace(/^Executing \([^)]*\): /, ''));
  return async (work: () => Promise<unknown>): Promise<number[]> => {
    asked = [];
    await work();
    const statements = asked.filter((sql) => sql.startsWith('SELECT') && sql.includes(table));
    return Promise.all(
      statements.map(async (sql) => {
        const [answer] = await sequelize.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
          { type: QueryTypes.SELECT, logging: false },
        );
        return rowsRead(answer!['QUERY PLAN'][0].Plan);
      }),
    );
  };
}
