import { statement, type Sql } from '../platform/database/index.js';

const TABLES = statement(
  'test.traces.tables',
  `SELECT format('%I', table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
);

/** The tables of which a row contains the text, in whatever column. */
export async function tracesOf(sql: Sql, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await sql.rows<{ name: string }>(TABLES)) {
    const search = statement(
      `test.traces.${name}`,
      `SELECT 1 FROM ${name} AS t WHERE position($1 IN t::text) > 0 LIMIT 1`,
    );
    if (await sql.row(search, [text])) found.push(name);
  }
  return found;
}
