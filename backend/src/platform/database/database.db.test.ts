import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../errors/index.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { openDatabase, statement, violatesUnique } from './index.js';
import { SLOW } from '../../testing/slow.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 4 });
  await database.owner.sequelize.query(`
    CREATE TABLE notes (id integer PRIMARY KEY, text text);
    CREATE FUNCTION refuse() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION USING ERRCODE = 'TP001', MESSAGE = 'INSUFFICIENT_BALANCE', DETAIL = '{"missing": 5}';
    END $$`);
});
afterAll(() => database.close());
beforeEach(() =>
  database.owner.sequelize.query(`TRUNCATE notes; INSERT INTO notes VALUES (1, 'a'), (2, 'b')`),
);

const READ = statement('test.read', 'SELECT text FROM notes WHERE id = $1');
const WRITE = statement('test.write', 'UPDATE notes SET text = $2 WHERE id = $1');
const INSERT = statement('test.insert', 'INSERT INTO notes (id) VALUES ($1)');

const textOf = async (id: number) => (await database.owner.sql.row<{ text: string }>(READ, [id]))?.text;

it('a statement that always answers says its name when it does not', async () => {
  expect(await database.owner.sql.one(READ, [1])).toEqual({ text: 'a' });
  await expect(database.owner.sql.one(READ, [3])).rejects.toThrow('test.read answered nothing');
});

describe('a unit of work', () => {
  it('commits what it did and then runs its effects', async () => {
    const effect = vi.fn();
    await database.owner.transaction(async (unit) => {
      unit.afterCommit(effect);
      await unit.sql.rows(WRITE, [1, 'changed']);
      expect(await textOf(1)).toBe('a');
      expect(effect).not.toHaveBeenCalled();
    });
    expect(await textOf(1)).toBe('changed');
    expect(effect).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind when it fails, and runs no effects', async () => {
    const effect = vi.fn();
    const failed = database.owner.transaction(async (unit) => {
      unit.afterCommit(effect);
      await unit.sql.rows(WRITE, [1, 'changed']);
      throw new DomainError('LIMIT_REACHED');
    });
    await expect(failed).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await textOf(1)).toBe('a');
    expect(effect).not.toHaveBeenCalled();
  });

  it('is repeated when it lost a deadlock, and its effects run once', async () => {
    const effect = vi.fn();
    let bothInside: () => void = () => undefined;
    const isReady = new Promise<void>((resolve) => (bothInside = resolve));
    let inside = 0;
    const swap = (first: number, second: number) =>
      database.owner.transaction(async (unit) => {
        unit.afterCommit(effect);
        await unit.sql.rows(WRITE, [first, 'locked']);
        if ((inside += 1) === 2) bothInside();
        await isReady;
        await unit.sql.rows(WRITE, [second, 'both']);
      });
    await Promise.all([swap(1, 2), swap(2, 1)]);
    expect(inside).toBeGreaterThan(2);
    expect(effect).toHaveBeenCalledTimes(2);
  });
});

describe('failures', () => {
  it('brings a refusal of a SQL function as the domain error with its facts', async () => {
    const refused = database.owner.sql.rows(statement('test.refuse', 'SELECT refuse()'));
    await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: 5 } });
  });

  it.each([
    ['a NUL in a text', 'SELECT $1::text', 'a\u0000b'],
    ['a NUL in a document', "SELECT ($1::jsonb)->>'a'", '{"a":"\\u0000"}'],
    ['half of a surrogate pair in a document', 'SELECT $1::jsonb', '{"a":"\\ud800"}'],
  ])('refuses %s as input that is not valid', async (_what, text, value) => {
    const refused = database.owner.sql.rows(statement(`test.${text}`, text), [value]);
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('reports a text that is not a number as our own fault', async () => {
    const failed = database.owner.sql.rows(statement('test.number', 'SELECT $1::integer'), ['x']);
    await expect(failed).rejects.toMatchObject({ code: '22P02' });
  });

  it('tells which unique constraint was violated', async () => {
    const error: unknown = await database.owner.sql.rows(INSERT, [1]).catch((failure: unknown) => failure);
    expect(violatesUnique(error, 'notes_pkey')).toBe(true);
    expect(violatesUnique(error, 'other')).toBe(false);
  });

  it('is unavailable while the database is away', async () => {
    const away = openDatabase({
      url: 'postgres://a:b@127.0.0.1:1/shop',
      poolSize: 1,
      timeouts: { connectMs: 1 },
    });
    await expect(away.sql.rows(READ, [1])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(away.transaction(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await away.close();
  });

  it('works again after the database broke every connection', async () => {
    await Promise.all([1, 2, 1, 2].map(textOf));
    await database.owner.sequelize.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await vi.waitFor(
      async () => expect(await Promise.all([1, 2, 1, 2].map(textOf))).toEqual(['a', 'b', 'a', 'b']),
      SLOW,
    );
  });
});

it('reads cents and counts as numbers', async () => {
  const big = statement('test.big', 'SELECT 9007199254740991::bigint AS cents');
  expect(await database.owner.sql.row(big)).toEqual({ cents: 9007199254740991 });
});
