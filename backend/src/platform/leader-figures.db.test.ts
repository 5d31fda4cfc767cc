import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { statement } from './database/index.js';
import { gaugeLeader } from './leader-figures.js';

const LEASES = statement(
  'test.leases',
  `INSERT INTO leases (name, holder, expires_at, due_at)
   SELECT name, gen_random_uuid(), now(), now() - make_interval(secs => late)
     FROM (VALUES ('late', 600.0), ('on-time', -60.0), ('of-an-older-build', 90000.0)) loop (name, late)`,
);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells how late the loops of this build are, and the timeline of the leader', async () => {
  const registry = new Registry();
  const error = vi.fn();
  await database.db.sql.rows(LEASES);
  gaugeLeader({ sql: database.db.sql, log: { error }, metrics: { registry } }, ['late', 'on-time', 'new']);
  const text = await registry.metrics();
  expect(text).toMatch(/^torpedo_loop_overdue_seconds\{loop="late"\} 60\d(?:\.\d+)?$/m);
  expect(text).toContain('torpedo_loop_overdue_seconds{loop="on-time"} 0\n');
  expect(text).not.toMatch(/of-an-older-build|new/);
  expect(text).toMatch(/^torpedo_database_timeline\{server="leader"\} 1$/m);
  expect(error).not.toHaveBeenCalled();
});

it('tells nothing, instead of something old, while the leader does not answer', async () => {
  const registry = new Registry();
  const error = vi.fn();
  const away = () => Promise.reject(new Error('away'));
  gaugeLeader({ sql: { rows: away, row: away, one: away }, log: { error }, metrics: { registry } }, ['late']);
  expect(await registry.metrics()).not.toMatch(/^torpedo_/m);
  expect(error).toHaveBeenCalledTimes(2);
});
