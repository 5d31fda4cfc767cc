import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate, openDatabase, prepareServingRole, statement } from './platform/database/index.js';
import { createQueue } from './platform/jobs/index.js';
import { createLogger } from './platform/logging/index.js';
import { StartError } from './platform/errors/index.js';
import { SERVING_RIGHTS } from './serving-rights.js';
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from './testing/index.js';

const RELATIONS = statement(
  'test.relations',
  `SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') ORDER BY relname`,
);
const GIVEN = statement(
  'test.given',
  `SELECT DISTINCT table_name AS name, privilege_type AS "right" FROM information_schema.role_table_grants
    WHERE grantee = current_user AND table_schema = 'public'`,
);

const COLUMNS = statement(
  'test.columns',
  `SELECT attname AS name, concat_ws(' ',
          CASE WHEN has_column_privilege($1::text, attname, 'INSERT') THEN 'INSERT' END,
          CASE WHEN has_column_privilege($1::text, attname, 'UPDATE') THEN 'UPDATE' END) AS rights
     FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped`,
);
const DEFINER_FUNCTIONS = statement(
  'test.definer_functions',
  `SELECT proname AS name, has_function_privilege('public', oid, 'EXECUTE') AS "isPublic",
          coalesce('search_path=public, pg_temp' = ANY (proconfig), false) AS "isPinned"
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef ORDER BY proname`,
);

const RETRIES = { limit: 1, firstPauseSeconds: 1, longestPauseSeconds: 1, timeoutSeconds: 5 };
const log = createLogger({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

describe('the role that serves', () => {
  it('is told of every table and view', async () => {
    const relations = await database.owner.sql.rows<{ name: string }>(RELATIONS);
    expect(Object.keys(SERVING_RIGHTS.tables).sort()).toEqual(relations.map(({ name }) => name).sort());
  });

  it('has these rights and no others', async () => {
    const given = await database.db.sql.rows<{ name: string; right: string }>(GIVEN);
    const expected = Object.entries(SERVING_RIGHTS.tables).flatMap(([name, allowed]) => {
      // A right to write only some columns is not a right to the whole table.
      const isWhole = (right: string) => right === 'SELECT' || right === 'DELETE';
      const narrowed = 'rights' in allowed ? allowed.rights.filter(isWhole) : allowed;
      const rights = 'notUpdating' in allowed ? [...narrowed, 'INSERT'] : narrowed;
      return rights.map((right) => `${name} ${right}`);
    });
    expect(given.map(({ name, right }) => `${name} ${right}`).sort()).toEqual(expected.sort());
  });

  it.each([
    ['users', { role: '', deleted_at: '' }],
    ['sessions', { id: 'INSERT', user_id: 'INSERT', created_at: 'INSERT', expires_at: 'INSERT' }],
  ])('writes every column of %s but %j', async (table, narrowed: Record<string, string>) => {
    const columns = await database.db.sql.rows<{ name: string; rights: string }>(COLUMNS, [table]);
    expect(columns).toEqual(columns.map(({ name }) => ({ name, rights: narrowed[name] ?? 'INSERT UPDATE' })));
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(narrowed)));
  });

  it('executes those functions with the rights of their owner that are named, and nobody else does', async () => {
    const functions = await database.owner.sql.rows<{ name: string; isPublic: boolean; isPinned: boolean }>(
      DEFINER_FUNCTIONS,
    );
    expect(functions).toEqual(
      [...SERVING_RIGHTS.functions, 'account_set_role']
        .sort()
        .map((name) => ({ name, isPublic: false, isPinned: true })),
    );
  });

  it.each([
    "UPDATE users SET role = 'ADMIN'",
    "INSERT INTO users (email, role, created_at) VALUES ('eve@example.com', 'ADMIN', now())",
    'UPDATE wallets SET available_cents = 1',
    'UPDATE wallets SET held_cents = 1',
    "INSERT INTO wallets (user_id, currency, available_cents) VALUES (gen_random_uuid(), 'BRL', 1)",
    `INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
                            reference_type, reference_id, available_after_cents, held_after_cents, occurred_at)
     SELECT id, user_id, currency, 'adjustment', 'adjustments', 'available', 1, 'adjustment', id, 1, 0, now()
       FROM wallets`,
    "INSERT INTO transfer_kinds VALUES ('gift', 'gift', 'gifts', 'available')",
    'UPDATE transfers SET amount_cents = 1',
    'DELETE FROM transfers',
    'TRUNCATE transfers',
    'UPDATE audit_entries SET reason = NULL',
    'DELETE FROM audit_entries',
    'UPDATE account_events SET at = now()',
    'DELETE FROM account_events',
    "UPDATE sessions SET user_id = gen_random_uuid(), expires_at = 'infinity'",
    'UPDATE users SET deleted_at = now()',
    'DELETE FROM users',
    'DELETE FROM wallets',
    'ALTER TABLE transfers DISABLE TRIGGER ALL',
    'ALTER TABLE users ADD COLUMN note text',
    'CREATE TABLE public.notes (id integer)',
    'CREATE FUNCTION public.refuse() RETURNS void LANGUAGE sql AS $$ $$',
    'DROP TABLE sessions',
    'CREATE SCHEMA mine',
    'CREATE ROLE another',
    'SET session_replication_role = replica',
  ])('may not %s', async (text) => {
    await expect(database.db.sequelize.query(text)).rejects.toThrow(/permission denied|must be owner/);
  });
});

/** The address of the same database server for another user. */
function addressFor(url: string, username: string, password: string): string {
  return Object.assign(new URL(url), { username, password }).href;
}

/** Creates an empty database; the names of its roles are deleted with it. */
async function emptyDatabase() {
  const { url, drop } = await createEmptyDatabase();
  const [owner, server] = ['owner', 'server'].map((role) => `${role} ${randomUUID()}`) as [string, string];
  return {
    url,
    owner,
    server,
    ownerUrl: addressFor(url, owner, 'pass'),
    servingUrl: addressFor(url, server, 'p@ss/word'),
    async drop() {
      await drop();
      await asSuperuser(`DROP ROLE IF EXISTS "${server}"; DROP ROLE IF EXISTS "${owner}"`);
    },
  };
}

const asSuperuser = (text: string) => database.owner.sequelize.query(text);

/** Works off one job as the role of that address; answers the data of the queue. */
async function workedOff(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 5 });
  const queue = createQueue(db, log);
  await queue.start();
  const done: string[] = [];
  const greetings = await queue.define<{ name: string }>('greet', RETRIES);
  await greetings.add({ name: 'new' });
  await greetings.work(async ({ name }) => void done.push(name));
  await vi.waitFor(() => expect(done).toContain('new'), { timeout: 15_000 });
  await queue.stop();
  await db.close();
  return done.sort();
}

describe('what acts with the rights of the owner', () => {
  const REGISTER = statement(
    'test.register',
    "INSERT INTO users (email, password_hash, created_at) VALUES ($1, 'x', now()) RETURNING id",
  );
  const ROLE = statement('test.role', 'SELECT role FROM users WHERE id = $1');
  const CHANGE = statement('test.change_role', 'SELECT account_change_role($1, $2, $3) AS "isDone"');
  const FIRST = statement('test.appoint_first', 'SELECT account_appoint_first($1)');
  const register = async (email: string) => (await database.db.sql.one<{ id: string }>(REGISTER, [email])).id;
  const roleOf = async (id: string) => (await database.db.sql.one<{ role: string }>(ROLE, [id])).role;

  it('appoints one first administrator, and after that only whom an active administrator names', async () => {
    const [first, second] = [await register('first@example.com'), await register('second@example.com')];
    const change = async (staffId: string) =>
      (await database.db.sql.one<{ isDone: boolean }>(CHANGE, [second, 'ADMIN', staffId])).isDone;
    for (const id of [first, second]) await database.db.sql.row(FIRST, [id]);
    expect([await roleOf(first), await roleOf(second)]).toEqual(['ADMIN', 'CUSTOMER']);
    expect([await change(second), await roleOf(second)]).toEqual([false, 'CUSTOMER']);
    expect([await change(first), await roleOf(second)]).toEqual([true, 'ADMIN']);
    await database.db.sql.row(
      statement('test.deactivate', 'UPDATE users SET is_active = false WHERE id = $1'),
      [first],
    );
    expect(await change(first)).toBe(false);
  });

  it('forgets no activity of the last day', async () => {
    const id = await register('maria@example.com');
    const note = statement(
      'test.note',
      "INSERT INTO account_events (user_id, at, kind) SELECT $1, now() - $2::interval, 'signed_in'",
    );
    for (const age of ['23 hours', '25 hours']) await database.db.sql.row(note, [id, age]);
    await database.db.sql.row(statement('test.forget', "SELECT account_events_forget('infinity')"));
    const left = statement(
      'test.left',
      'SELECT count(*)::int AS left FROM account_events WHERE user_id = $1',
    );
    expect(await database.db.sql.row(left, [id])).toEqual({ left: 1 });
  });
});

describe('two roles', () => {
  it('follow one for everything: the queue keeps its jobs and goes on', async () => {
    const { url, servingUrl, drop } = await emptyDatabase();
    try {
      await migrate(url);
      const db = openDatabase({ url, poolSize: 5 });
      const before = createQueue(db, log);
      await before.start();
      await (await before.define<{ name: string }>('greet', RETRIES)).add({ name: 'kept' });
      await before.stop();
      await db.close();

      for (let start = 0; start < 2; start += 1)
        await prepareServingRole({ ownerUrl: url, servingUrl }, SERVING_RIGHTS);
      expect(await workedOff(servingUrl)).toEqual(['kept', 'new']);
    } finally {
      await drop();
    }
  });

  it('need no superuser, where the owner belongs to the role that serves', async () => {
    const { url, owner, server, ownerUrl, servingUrl, drop } = await emptyDatabase();
    try {
      await asSuperuser(`CREATE ROLE "${owner}" LOGIN PASSWORD 'pass'`);
      await asSuperuser(`CREATE ROLE "${server}" LOGIN PASSWORD 'p@ss/word'`);
      await asSuperuser(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO "${owner}"`);
      await migrate(ownerUrl);
      const prepared = () => prepareServingRole({ ownerUrl, servingUrl }, SERVING_RIGHTS);
      await expect(prepared()).rejects.toThrow(
        /^The user of MIGRATION_DATABASE_URL could not give the user of DATABASE_URL its rights: /,
      );
      await asSuperuser(`GRANT "${server}" TO "${owner}"`);
      await prepared();
      expect(await workedOff(servingUrl)).toEqual(['new']);
    } finally {
      await drop();
    }
  });

  it('are two', async () => {
    const url = database.ownerUrl;
    const prepared = prepareServingRole({ ownerUrl: url, servingUrl: url }, SERVING_RIGHTS);
    await expect(prepared).rejects.toThrow(
      new StartError('MIGRATION_DATABASE_URL and DATABASE_URL name the same user: leave the first one out.'),
    );
  });
});
