import type { Sql, Statement } from '../platform/database/index.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** What a statement read from one table, with one plan. */
export interface TableReading {
  table: string;
  /** The kind of scan, such as `Index Only Scan`. */
  by: string;
  /** How many rows, with those that a filter removed. */
  rows: number;
}

function readingsOf(plan: Plan): TableReading[] {
  const { 'Relation Name': table, 'Node Type': by } = plan;
  const rows =
    (plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0)) *
    plan['Actual Loops'];
  return [...(table ? [{ table, by, rows }] : []), ...(plan.Plans ?? []).flatMap(readingsOf)];
}

/** Writes the value as an SQL literal. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : value instanceof Date
      ? value.toISOString()
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

const PLAN_MODES = ['force_custom_plan', 'force_generic_plan'] as const;

type Query = (text: string) => Promise<unknown[]>;

/**
 * Rows read from each table, also inside functions, which no plan shows. Only a difference within one transaction
 * counts: PostgreSQL includes up to a second of the connection's earlier transactions in these counts.
 */
export async function rowsRead(query: Query): Promise<Map<string, number>> {
  const rows = await query(
    `SELECT relname AS table, seq_tup_read + coalesce(idx_tup_fetch, 0) AS rows FROM pg_stat_xact_user_tables`,
  );
  return new Map((rows as TableReading[]).map(({ table, rows }) => [table, Number(rows)]));
}

/** @returns the text for EXECUTE; the caller must deallocate `watched` */
export async function prepareWatched(
  query: Query,
  text: string,
  values: readonly unknown[],
): Promise<string> {
  await query(`PREPARE watched AS ${text}`);
  return values.length > 0 ? `watched (${values.map(literalOf).join(', ')})` : 'watched';
}

/**
 * What a prepared statement reads, with the plan for these values and with the general plan: PostgreSQL changes from
 * one to the other after a few calls. `query` runs texts in one transaction.
 */
export async function readingsOfStatement(
  query: Query,
  { text }: Statement,
  values: readonly unknown[],
): Promise<TableReading[]> {
  const readings: TableReading[] = [];
  const call = await prepareWatched(query, text, values);
  for (const mode of PLAN_MODES) {
    await query(`SET LOCAL plan_cache_mode = ${mode}`);
    const before = await rowsRead(query);
    const [answer] = await query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${call}`);
    const shown = readingsOf((answer as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
    readings.push(...shown);
    for (const [table, after] of await rowsRead(query)) {
      const inPlan = shown.reduce((sum, one) => (one.table === table ? sum + one.rows : sum), 0);
      const rows = after - (before.get(table) ?? 0) - inPlan;
      if (rows > 0) readings.push({ table, by: 'a function', rows });
    }
  }
  await query('DEALLOCATE watched');
  return readings;
}

export interface SentStatement {
  statement: Statement;
  values: readonly unknown[];
}

/** Forwards statements and remembers them. */
export function recordingSql(sql: Sql): Sql & { sent: SentStatement[] } {
  const sent: SentStatement[] = [];
  const noted = (statement: Statement, values: readonly unknown[] = []) => {
    sent.push({ statement, values });
    return [statement, values] as const;
  };
  return {
    sent,
    rows: (statement, values) => sql.rows(...noted(statement, values)),
    row: (statement, values) => sql.row(...noted(statement, values)),
    one: (statement, values) => sql.one(...noted(statement, values)),
  };
}
