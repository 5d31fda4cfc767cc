import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/index.js';
import { migrate } from './index.js';
import { applyRepeatableFiles, readRepeatableFiles, repeatableFile } from './repeatable-files.js';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.query('DROP VIEW IF EXISTS four');
  await apply({});
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Applies files of the test together with ours. */
async function apply(files: Record<string, string>): Promise<string[]> {
  const extra = Object.entries(files).map(([name, text]) => repeatableFile(name, text));
  return applyRepeatableFiles(client, [...(await readRepeatableFiles()), ...extra]);
}

async function answer(text: string): Promise<unknown> {
  const { rows } = await client.query<Record<string, unknown>>(text);
  return Object.values(rows[0] ?? {})[0];
}

const double = (body: string) =>
  `CREATE OR REPLACE FUNCTION double(n integer) RETURNS integer LANGUAGE sql AS $$ SELECT ${body} $$;`;

describe('a repeatable file', () => {
  it('is applied when it is new and when its text has changed, and not otherwise', async () => {
    expect(await apply({ 'double.sql': double('n + n') })).toEqual(['double.sql']);
    expect(await apply({ 'double.sql': double('n + n') })).toEqual([]);
    expect(await apply({ 'double.sql': double('n * 2 + 1') })).toEqual(['double.sql']);
    expect(await answer('SELECT double(2)')).toBe(5);
  });

  it('keeps the rights on what it replaces, and whatever depends on it', async () => {
    await apply({ 'double.sql': double('n + n') });
    await client.query(
      `REVOKE EXECUTE ON FUNCTION double FROM PUBLIC; CREATE VIEW four AS SELECT double(2) AS is`,
    );
    await apply({ 'double.sql': double('n * 2') });
    expect(await answer(`SELECT proacl::text FROM pg_proc WHERE proname = 'double'`)).toBe(
      '{postgres=X/postgres}',
    );
    expect(await answer('SELECT "is" FROM four')).toBe(4);
  });

  it('may change signature, result and composite types, with what other files make of them', async () => {
    const user = `CREATE OR REPLACE VIEW pairs AS SELECT (pair()).*;`;
    const pair = (columns: string, values: string) => `CREATE TYPE pair_of AS (${columns});
      CREATE OR REPLACE FUNCTION pair() RETURNS pair_of LANGUAGE sql AS $$ SELECT ${values} $$;`;
    await apply({ 'pair.sql': pair('a integer, b integer', '1, 2'), 'pairs.sql': user });
    await apply({ 'pair.sql': pair('a text', "'one'::text"), 'pairs.sql': user });
    expect((await client.query('SELECT * FROM pairs')).rows).toEqual([{ a: 'one' }]);
  });

  it('takes away what it no longer makes, under another signature too', async () => {
    await apply({ 'double.sql': double('n + n'), 'gone.sql': double('1').replace('double', 'gone') });
    await apply({
      'double.sql': double('n + n')
        .replace('n integer', 'n bigint')
        .replace('RETURNS integer', 'RETURNS bigint'),
    });
    const left = `SELECT array_agg(oid::regprocedure::text) FROM pg_proc WHERE proname IN ('double', 'gone')`;
    expect(await answer(left)).toEqual(['double(bigint)']);
  });

  it('moves to another file without being dropped', async () => {
    await apply({ 'one.sql': double('n + n') });
    const oid = await answer(`SELECT 'double'::regproc::oid`);
    await apply({ 'another.sql': double('n * 2') });
    expect(await answer(`SELECT 'double'::regproc::oid`)).toBe(oid);
  });

  it('makes again what a migration has dropped', async () => {
    await apply({ 'double.sql': double('n + n') });
    await client.query('DROP FUNCTION double');
    expect(await apply({ 'double.sql': double('n + n') })).toEqual(['double.sql']);
  });

  it('that is broken changes nothing, and is named', async () => {
    await apply({ 'double.sql': double('n + n') });
    const broken = apply({ 'double.sql': double('n * 3'), 'zzz.sql': 'CREATE OR REPLACE FUNCTION oops' });
    await expect(broken).rejects.toThrow('zzz.sql: syntax error');
    expect(await answer('SELECT double(2)')).toBe(4);
    expect(await apply({ 'double.sql': double('n + n') })).toEqual([]);
  });

  it('does not take away what it does not own', async () => {
    await apply({ 'double.sql': double('n + n') });
    await client.query('CREATE VIEW four AS SELECT double(2) AS is');
    await expect(apply({})).rejects.toThrow(
      'other objects of the database depend on FUNCTION public.double(',
    );
    expect(await answer('SELECT "is" FROM four')).toBe(4);
  });
});

describe('our functions', () => {
  // PostgreSQL inlines a function without settings into the query that calls it. These run for each row of a list, so
  // the speed is worth more than a fixed search_path. They name only pg_catalog, or their callers fix the path.
  const INLINED = [
    'account_affords',
    'activation_is_open',
    'activation_money',
    'activation_views',
    'another_obstacle',
    'budget_left',
    'cancel_obstacle',
    'cost_account',
    'day_of',
    'delivery_failed',
    'delivery_step',
    'early_message_margin',
    'iso_instant',
    'late_message_shown',
    'late_message_window',
    'ledger_change',
    'month_of',
    'numbers_allotted_since',
    'numbers_open_at',
    'offer_ceiling_micros',
    'offer_is_listed',
    'offer_is_open',
    'offer_is_tried',
    'offer_price_cents',
    'offers_at',
    'offers_now',
    'product_cost',
    'product_margin',
    'products_now',
    'providers_now',
    'recheck_obstacle',
    'sale_price_cents',
    'silent_number_memory',
    'staff_cancel_obstacle',
    'swap_available_at',
    'swap_obstacle',
    'topup_is_order',
    'tries_since',
    'try_is_about_provider',
  ];

  it('name tables of one schema, whatever the caller has set', async () => {
    const { rows } = await client.query<{ name: string }>(`
      SELECT proname AS name FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND proname <> 'uuidv7'
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') -- belongs to an extension
         AND NOT coalesce(proconfig, '{}') @> ARRAY['search_path=public, pg_temp'] ORDER BY proname`);
    expect(rows.map(({ name }) => name)).toEqual(INLINED);
  });
});

describe('what the database does by itself', () => {
  it('stands in the architecture: every trigger, and every cascade beside those that erase an account', async () => {
    const document = await readFile(
      path.resolve(import.meta.dirname, '../../../../docs/architecture.md'),
      'utf8',
    );
    const { rows } = await client.query<{ name: string }>(`
      SELECT tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
      UNION ALL SELECT conrelid::regclass::text FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype = 'f' AND confdeltype <> 'a'
         AND NOT (confdeltype = 'c' AND confrelid = 'users'::regclass)`);
    expect(rows.map(({ name }) => name).filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });
});
