import { DataTypes, Op } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { createListQuery, mapList, openDatabase, tableModel, type ListQuery } from './index.js';

interface Note {
  id: string;
  title: string;
  size: number;
  at: Date;
}

interface NoteFilter {
  title?: string | undefined;
  larger?: number | undefined;
}

const ROWS = 12_000;
const noteModel = tableModel<Note>('notes', {
  id: { type: DataTypes.UUID, primaryKey: true },
  title: DataTypes.TEXT,
  size: DataTypes.INTEGER,
  at: DataTypes.DATE,
});
const NEWEST = { filter: {}, sort: 'at', direction: 'desc' } as const;

let database: TestDatabase;
let notes: ListQuery<Note, NoteFilter, 'at' | 'size' | 'title'>;

beforeAll(async () => {
  database = await openTestDatabase();
  // Three notes per millisecond, a microsecond apart; sizes repeat; the first 12 notes have equal values.
  await database.owner.sequelize.query(`
    CREATE TABLE notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), title text NOT NULL, size integer NOT NULL,
                        at timestamptz NOT NULL);
    INSERT INTO notes (title, size, at)
      SELECT CASE WHEN n <= 12 THEN 'same' ELSE 'note ''' || n END, CASE WHEN n <= 12 THEN -1 ELSE n % 10 END,
             timestamptz '2026-03-10 12:00:00.000123Z' + greatest(n, 12) / 3 * interval '1 ms'
               + greatest(n, 12) % 3 * interval '1 us'
        FROM generate_series(1, ${ROWS}) AS n;
    ANALYZE notes`);
  notes = createListQuery<Note, NoteFilter, 'at' | 'size' | 'title'>(database.owner, {
    model: noteModel(database.owner),
    scope: {},
    filters: {
      title: (title) => ({ title }),
      larger: (size) => ({ size: { [Op.gt]: size } }),
    },
    sorts: { at: 'at', size: 'size', title: 'title' },
  });
});
afterAll(() => database.close());

/** Every id, read page after page by cursor. */
async function walked(request: Parameters<typeof notes.page>[0], size: number): Promise<string[]> {
  const ids: string[] = [];
  let part: Parameters<typeof notes.page>[1] | null = { size, page: 1 };
  while (part) {
    const { items, nextCursor } = await notes.page(request, part);
    ids.push(...items.map(({ id }) => id));
    part = nextCursor === null ? null : { size, cursor: nextCursor };
  }
  return ids;
}

async function ordered(order: string, where = 'true'): Promise<string[]> {
  const [rows] = await database.owner.sequelize.query(
    `SELECT id FROM notes WHERE ${where} ORDER BY ${order}`,
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

describe('cursors reach every row once, in order', () => {
  it.each([
    ['at', 'desc'],
    ['at', 'asc'],
    ['size', 'desc'],
    ['size', 'asc'],
    ['title', 'asc'],
  ] as const)('sorted by %s %s', async (sort, direction) => {
    const wanted = await ordered(`${sort} ${direction}, id ${direction}`);
    expect(await walked({ filter: {}, sort, direction }, 5_000)).toEqual(wanted);
  });

  it('with less than a page of equal values left behind', async () => {
    const request = { filter: { title: 'same' }, sort: 'size', direction: 'asc' } as const;
    expect(await walked(request, 5)).toEqual(await ordered('id', `title = 'same'`));
  });

  it('with quotes in the sorted value', async () => {
    const request = { filter: { larger: 8 }, sort: 'title', direction: 'desc' } as const;
    expect(await walked(request, 500)).toEqual(await ordered('title DESC, id DESC', 'size > 8'));
  });
});

describe('a page', () => {
  it('is found by its number too', async () => {
    const { items } = await notes.page(NEWEST, { size: 7, page: 3 });
    expect(items.map(({ id }) => id)).toEqual((await ordered('at DESC, id DESC')).slice(14, 21));
  });

  it('carries the rows as they are', async () => {
    const { items } = await notes.page(
      { ...NEWEST, direction: 'asc', filter: { larger: -1 } },
      { size: 1, page: 1 },
    );
    expect(items).toEqual([
      { id: expect.any(String), title: "note '13", size: 3, at: new Date('2026-03-10T12:00:00.004Z') },
    ]);
  });

  it('has no next one at the end', async () => {
    const filter = { title: 'same' };
    const page = async (size: number) =>
      (await notes.page({ ...NEWEST, filter }, { size, page: 1 })).nextCursor;
    expect([await page(12), await page(13), await page(11)]).toEqual([null, null, expect.any(String)]);
  });

  it('beyond a hundred thousand rows is refused: a cursor costs less', async () => {
    await expect(notes.page(NEWEST, { size: 100, page: 1_002 })).rejects.toMatchObject({
      fields: { page: 'too_large' },
    });
  });

  it.each([
    ['what is no cursor', 'nonsense'],
    ['another order', JSON.stringify(['size desc', '3', '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11'])],
    ['a value of another type', JSON.stringify(['at desc', 'soon', '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11'])],
    ['an id that is none', JSON.stringify(['at desc', '2026-03-10', 'me'])],
  ])('after %s is refused', async (_what, text) => {
    const cursor = Buffer.from(text).toString('base64url');
    await expect(notes.page(NEWEST, { size: 1, cursor })).rejects.toMatchObject({
      fields: { cursor: 'invalid' },
    });
  });
});

describe('the count', () => {
  it.each([
    [{}, 10_000, 14_000, true],
    [{ title: 'same' }, 12, 12, false],
    [{ larger: 8 }, 1_190, 1_210, false],
    [{ title: 'no such' }, 0, 0, false],
  ])('of %j is exact to ten thousand and an estimate above', async (filter, least, most, isEstimated) => {
    const count = await notes.count({ filter });
    expect(count.isEstimated).toBe(isEstimated);
    expect(count.total).toBeGreaterThanOrEqual(least);
    expect(count.total).toBeLessThanOrEqual(most);
  });
});

it('batches carry every row once and no more than a thousand at a time', async () => {
  const batches: Note[][] = [];
  for await (const batch of notes.batches(NEWEST)) batches.push(batch);
  expect(batches.flat().map(({ id }) => id)).toEqual(await ordered('at DESC, id DESC'));
  expect(Math.max(...batches.map(({ length }) => length))).toBe(1_000);
});

it('rows can be made into something else, a batch at a time', async () => {
  const sizes: number[] = [];
  const titles = mapList(notes, (rows) => {
    sizes.push(rows.length);
    return Promise.resolve(rows.map(({ title }) => title));
  });
  const request = { ...NEWEST, filter: { title: 'same' } };
  expect(await titles.page(request, { size: 2, page: 1 })).toMatchObject({ items: ['same', 'same'] });
  for await (const batch of titles.batches(request)) expect(batch).toHaveLength(12);
  expect(await titles.count(request)).toEqual({ total: 12, isEstimated: false });
  expect(sizes).toEqual([2, 12]);
});

it('a database out of reach is unavailable for models as it is for statements', async () => {
  const away = openDatabase({ url: 'postgres://torpedo@127.0.0.1:9/torpedo', poolSize: 1 });
  const list = createListQuery(away, { model: noteModel(away), scope: {}, filters: {}, sorts: { at: 'at' } });
  await expect(list.page(NEWEST, { size: 1, page: 1 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await away.close();
});
