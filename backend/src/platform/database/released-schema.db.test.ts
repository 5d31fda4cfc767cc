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

// Three numbers of the released version: one paid, one whose cost is not settled yet, one that was given back.
const SOLD = `
  INSERT INTO users (id, email) VALUES ('01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00', 'customer@example.com');
  INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp');
  INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
    VALUES ('01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b01', '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00', 'wa', 'BR', 3, 100, 'BRL', 'pt', now());
  INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status, provider,
                           provider_activation_id, phone, cost_micros, cost_currency, cost_state, requested_at, allotted_at,
                           first_message_at, closed_at, closed_by, updated_at)
    SELECT '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b01', n, '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00', 'wa', 'BR', 100, 'BRL', status,
           'primary', n, '+5511987654321', 100000, 'USD', cost_state, now(), now(),
           CASE status WHEN 'COMPLETED' THEN now() END, CASE status WHEN 'EXPIRED' THEN now() END,
           CASE status WHEN 'EXPIRED' THEN 'expiry' END, now()
      FROM (VALUES (1, 'COMPLETED', 'charged'), (2, 'EXPIRED', 'unsettled'), (3, 'EXPIRED', 'returned'))
           AS sold (n, status, cost_state);`;

it('opens the books with what the numbers sold so far have cost', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await ensureUuidv7(client);
    await client.query(await readFile(RELEASED, 'utf8'));
    await client.query(SOLD);
    await migrate(database.url);
    const { rows } = await client.query(
      `SELECT account, currency, micros::integer FROM account_balances WHERE micros <> 0 ORDER BY account, currency`,
    );
    expect(rows).toEqual([
      { account: 'conversion', currency: 'BRL', micros: 1_080_000 },
      { account: 'conversion', currency: 'USD', micros: -200_000 },
      { account: 'costs:delivered', currency: 'BRL', micros: -540_000 },
      { account: 'costs:open', currency: 'BRL', micros: -540_000 },
      { account: 'provider:primary', currency: 'USD', micros: 200_000 },
    ]);
    await client.query("UPDATE activations SET cost_state = 'returned' WHERE cost_state = 'unsettled'");
    const settled = await client.query(
      "SELECT micros::integer FROM account_balances WHERE account = 'costs:open'",
    );
    expect(settled.rows).toEqual([{ micros: 0 }]);
  } finally {
    await client.end();
    await database.drop();
  }
});
