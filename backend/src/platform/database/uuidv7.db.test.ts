import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/index.js';
import { CREATE_UUIDV7 } from './uuidv7.js';

let database: EmptyDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(CREATE_UUIDV7);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const millisecondsOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

describe('the ids of a server without a function for them', () => {
  it('carry version, variant and the time in milliseconds, as RFC 9562 says', async () => {
    const before = Date.now();
    const { rows } = await client.query<{ id: string }>(
      'SELECT public.uuidv7() AS id FROM generate_series(1, 1000)',
    );
    for (const { id } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(millisecondsOf(id)).toBeGreaterThanOrEqual(before);
      expect(millisecondsOf(id)).toBeLessThanOrEqual(Date.now());
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('grow with the time, within a millisecond too', async () => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT public.uuidv7() AS id FROM generate_series(1, 1000)',
    );
    const times = rows.map(({ id }) => id.slice(0, 18));
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBeGreaterThan(new Set(rows.map(({ id }) => millisecondsOf(id))).size);
  });
});
