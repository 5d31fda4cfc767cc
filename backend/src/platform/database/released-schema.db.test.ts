import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/index.js';
import { SERVING_RIGHTS } from '../../serving-rights.js';
import { migrate, prepareServingRole } from './index.js';
import { ensureUuidv7 } from './uuidv7.js';

const RELEASED = path.resolve(import.meta.dirname, '../../testing/released-schema.sql');

/** All that makes a schema, as PostgreSQL itself tells it. */
const PARTS: Readonly<Record<string, string>> = {
  columns: `
    SELECT c.relkind::text || ' ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
           || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END || a.attidentity::text || a.attgenerated::text
           || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') AS text
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'c')
       AND a.attnum > 0 AND NOT a.attisdropped`,
  tables: `
    SELECT relkind::text || ' ' || relname || ' ' || relpersistence::text || ' ' || coalesce(reloptions::text, '') AS text
      FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  constraints: `
    SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS text
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  indexes: `SELECT indexdef AS text FROM pg_indexes WHERE schemaname = 'public'`,
  functions: `
    SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  triggers: `
    SELECT pg_get_triggerdef(t.oid) AS text FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`,
  views: `
    SELECT viewname || ' ' || definition AS text FROM pg_views WHERE schemaname = 'public'`,
  types: `
    SELECT typname || ' ' || typtype::text AS text FROM pg_type WHERE typnamespace = 'public'::regnamespace`,
  grants: `
    SELECT name || ' ' || array_to_string(array(SELECT unnest(acl)::text ORDER BY 1), ' ') AS text
      FROM (SELECT relname AS name, relacl AS acl FROM pg_class WHERE relnamespace = 'public'::regnamespace
            UNION ALL SELECT oid::regprocedure::text, proacl FROM pg_proc WHERE pronamespace = 'public'::regnamespace
            UNION ALL SELECT nspname, nspacl FROM pg_namespace WHERE nspname IN ('public', 'pgboss')) AS owned`,
  migrations: 'SELECT name AS text FROM migrations',
  'repeatable files': `
    SELECT name || ' ' || checksum || ' ' || array(SELECT unnest(objects) ORDER BY 1)::text AS text FROM repeatable_migrations`,
};

/** The schema that comes of it when the product starts on a database in which this SQL has run. */
async function schemaAfterStart(existing: string): Promise<Record<string, string[]>> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await ensureUuidv7(client);
    await client.query(existing);
    await migrate(database.url);
    await prepareServingRole({ ownerUrl: database.url, servingUrl: database.servingUrl }, SERVING_RIGHTS);
    const schema: Record<string, string[]> = {};
    for (const [part, query] of Object.entries(PARTS)) {
      const { rows } = await client.query<{ text: string }>(query);
      schema[part] = rows.map(({ text }) => text).sort();
    }
    return schema;
  } finally {
    await client.end();
    await database.drop();
  }
}

it('is the same from the released version on as from nothing', async () => {
  const fromNothing = await schemaAfterStart('');
  const fromReleased = await schemaAfterStart(await readFile(RELEASED, 'utf8'));
  for (const part of Object.keys(PARTS)) expect(fromNothing[part]?.length, part).toBeGreaterThan(0);
  expect(fromReleased).toEqual(fromNothing);
});
