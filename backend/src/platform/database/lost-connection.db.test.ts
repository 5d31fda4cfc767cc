import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cuttingProxy, type CuttingProxy } from '../../testing/cutting-proxy.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { SLOW } from '../../testing/slow.js';
import { openDatabase, statement, type Database } from './index.js';

const READ = statement('test.read', 'SELECT count(*)::integer AS count FROM notes');
const READ_SLOWLY = statement(
  'test.read_slowly',
  'SELECT count(*)::integer AS count, pg_sleep(0.3) FROM notes',
);
const WRITE = statement('test.write', 'SELECT note_slowly() AS id');
const INSERT = statement('test.insert', `INSERT INTO notes (text) VALUES ('one')`);

let database: TestDatabase;
let proxy: CuttingProxy;
let db: Database;

beforeEach(async () => {
  database = await openTestDatabase();
  await database.owner.sequelize.query(`
    CREATE TABLE notes (id integer GENERATED ALWAYS AS IDENTITY, text text);
    CREATE FUNCTION note_slowly() RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE v_id integer;
      BEGIN
        INSERT INTO notes (text) VALUES ('slow') RETURNING id INTO v_id;
        PERFORM pg_sleep(0.3);
        RETURN v_id;
      END $$`);
  proxy = await cuttingProxy(database.ownerUrl);
  db = openDatabase({ url: proxy.url, poolSize: 2 });
  await db.sql.rows(INSERT);
});
afterEach(async () => {
  await db.close();
  await proxy.close();
  await database.close();
});

/** Waits until the server has begun this statement. */
const untilRunning = (text: string) =>
  vi.waitFor(async () => {
    const running = await database.owner.sequelize.query(
      `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE :text AND pid <> pg_backend_pid()`,
      { replacements: { text: `${text}%` } },
    );
    expect(running[0]).toHaveLength(1);
  }, SLOW);

const rowCount = async () => (await database.owner.sql.one<{ count: number }>(READ)).count;

describe('a statement whose connection is lost', () => {
  it('is asked once more when it only reads', async () => {
    const reading = db.sql.one<{ count: number }>(READ_SLOWLY);
    await untilRunning(READ_SLOWLY.text);
    proxy.cut();
    expect((await reading).count).toBe(1);
  });

  it('is refused with a time to come back when the second connection is lost as well', async () => {
    const reading = db.sql.one<{ count: number }>(READ_SLOWLY);
    const refused = expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE', outcome: 'unknown' });
    await untilRunning(READ_SLOWLY.text);
    proxy.cutAt('BEGIN READ ONLY');
    proxy.cut();
    await refused;
  });

  it('is refused with a time to come back when it writes, whatever became of it, and is not done twice', async () => {
    const writing = db.sql.one(WRITE);
    const refused = expect(writing).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      outcome: 'unknown',
      details: { retry_after_seconds: expect.any(Number) },
    });
    await untilRunning(WRITE.text);
    proxy.cut();
    await refused;
    await vi.waitFor(async () => expect(await rowCount()).toBe(2), SLOW);
  });

  it.each([
    ['disk', '53100'],
    ['memory', '53200'],
    ['sound disk', '58030'],
  ])(
    'is refused with a time to come back when the server has no %s, and is not asked twice',
    async (_what, state) => {
      await database.owner.sequelize.query(`
      CREATE SEQUENCE asked;
      CREATE FUNCTION have_no_room() RETURNS integer LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM nextval('asked');
          RAISE EXCEPTION 'no room' USING ERRCODE = '${state}';
        END $$`);
      await expect(db.sql.one(statement('test.no_room', 'SELECT have_no_room()'))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        outcome: 'refused',
        details: { retry_after_seconds: expect.any(Number) },
      });
      const [rows] = await database.owner.sequelize.query('SELECT last_value::integer AS times FROM asked');
      expect(rows).toEqual([{ times: 1 }]);
    },
  );

  it('is refused when the server ends it', async () => {
    const writing = db.sql.one(WRITE);
    const refused = expect(writing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await untilRunning(WRITE.text);
    await database.owner.sequelize.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = :text AND pid <> pg_backend_pid()`,
      { replacements: { text: WRITE.text } },
    );
    await refused;
    expect(await rowCount()).toBe(1);
    expect((await db.sql.one<{ count: number }>(READ)).count).toBe(1);
  });
});

describe('a unit of work', () => {
  it('is done again when its connection was lost before the commit', async () => {
    const runs = vi.fn();
    await db.transaction(async ({ sql }) => {
      runs();
      await sql.rows(INSERT);
      if (runs.mock.calls.length === 1) proxy.cut();
      await sql.rows(READ);
    });
    expect(runs).toHaveBeenCalledTimes(2);
    expect(await rowCount()).toBe(2);
  });

  it('is not done again when its commit got no answer', async () => {
    await database.owner.sequelize.query(`
      CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`);
    const runs = vi.fn();
    const working = db.transaction(async ({ sql }) => {
      runs();
      await sql.rows(INSERT);
    });
    const refused = expect(working).rejects.toMatchObject({ code: 'UNAVAILABLE', outcome: 'unknown' });
    await untilRunning('COMMIT');
    proxy.cut();
    await refused;
    expect(runs).toHaveBeenCalledTimes(1);
    await vi.waitFor(async () => expect(await rowCount()).toBe(2), SLOW);
  });
});

it('waits for a server that is away for a moment', async () => {
  proxy.go();
  const reading = db.sql.one<{ count: number }>(READ);
  setTimeout(() => proxy.comeBack(), 500);
  expect((await reading).count).toBe(1);
});

it('leaves a server that turned read-only, and writes where one may write again', async () => {
  const { pathname } = new URL(database.ownerUrl);
  const name = pathname.slice(1);
  await database.owner.sequelize.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await db.sql.rows(statement('test.turn', 'SET default_transaction_read_only = on'));
  await db.sql.rows(statement('test.turn', 'SET default_transaction_read_only = on'));
  await expect(db.sql.rows(INSERT)).rejects.toMatchObject({ code: 'UNAVAILABLE', outcome: 'refused' });
  await database.owner.sequelize.query(`SET default_transaction_read_only = off`);
  await database.owner.sequelize.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await db.sql.rows(INSERT);
  expect(await rowCount()).toBe(2);
});

it('gives up a lock that others keep, and keeps the connection', async () => {
  const patient = openDatabase({ url: database.ownerUrl, poolSize: 1, timeouts: { lockMs: 100 } });
  const pid = statement('test.pid', 'SELECT pg_backend_pid() AS pid');
  const before = await patient.sql.one(pid);
  await database.owner.transaction(async ({ sql }) => {
    await sql.rows(statement('test.lock', 'LOCK TABLE notes'));
    await expect(patient.sql.rows(INSERT)).rejects.toMatchObject({ code: 'UNAVAILABLE', outcome: 'refused' });
  });
  expect(await patient.sql.one(pid)).toEqual(before);
  await patient.close();
});
