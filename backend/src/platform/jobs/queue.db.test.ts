import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/index.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { openDatabase, statement } from '../database/index.js';
import { createQueue, type Queue } from './index.js';
import { queueOnPool } from './queue.js';

const log = createLogger({ level: 'silent' });
const RETRIES = { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 1, timeoutSeconds: 5 };

let database: TestDatabase;
const queues: Queue[] = [];

async function startQueue(sweepSeconds?: number): Promise<Queue> {
  const queue = createQueue(database.db, log, sweepSeconds);
  queues.push(queue);
  await queue.start();
  return queue;
}

beforeEach(async () => void (database = await openTestDatabase({ poolSize: 10 })));
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.close();
});

it('does each job once, whichever replica takes it', async () => {
  const [one, two] = [await startQueue(), await startQueue()];
  const done: string[] = [];
  const queueOne = await one.define<{ name: string }>('greet', RETRIES);
  const queueTwo = await two.define<{ name: string }>('greet', RETRIES);
  await queueOne.work(async ({ name }) => void done.push(name));
  await queueTwo.work(async ({ name }) => void done.push(name));
  await Promise.all(['a', 'b', 'c'].map((name) => queueOne.add({ name })));
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']), { timeout: 15_000 });
});

it('works off a burst without a rest between the jobs', async () => {
  const queue = await startQueue();
  const greetings = await queue.define<{ name: string }>('greet', RETRIES);
  const names = Array.from({ length: 40 }, (_, index) => `guest ${index}`);
  for (const name of names) await greetings.add({ name });
  const done: string[] = [];
  await greetings.work(async ({ name }) => void done.push(name));
  await vi.waitFor(() => expect(done.toSorted()).toEqual(names.toSorted()), { timeout: 15_000 });
});

it('tries only the job again that failed, not those that it worked beside', async () => {
  const queue = await startQueue();
  const greetings = await queue.define<{ name: string }>('greet', RETRIES);
  for (const name of ['a', 'b', 'c']) await greetings.add({ name });
  const tried: string[] = [];
  await greetings.work(({ name }) => {
    tried.push(name);
    const fails = name === 'b' && tried.filter((each) => each === name).length === 1;
    return fails ? Promise.reject(new Error('busy')) : Promise.resolve();
  });
  await vi.waitFor(() => expect(tried.toSorted()).toEqual(['a', 'b', 'b', 'c']), { timeout: 15_000 });
});

it('keeps a job that was added while nobody works', async () => {
  const before = await startQueue();
  await (await before.define<{ name: string }>('later', RETRIES)).add({ name: 'kept' });
  await before.stop();
  const after = await startQueue();
  const done: string[] = [];
  await (
    await after.define<{ name: string }>('later', RETRIES)
  ).work(async ({ name }) => void done.push(name));
  await vi.waitFor(() => expect(done).toEqual(['kept']), { timeout: 15_000 });
});

it('forgets what each job carried soon after it is done', async () => {
  const queue = await startQueue(1);
  const greetings = await queue.define<{ name: string }>('greet', RETRIES);
  await greetings.work(() => Promise.resolve());
  const { sequelize } = database.db;
  const doneLongAgo =
    "UPDATE pgboss.job SET completed_on = now() - interval '2 minutes' WHERE name = 'greet' AND state = 'completed'";
  const kept = async () => (await sequelize.query("SELECT data FROM pgboss.job WHERE name = 'greet'"))[0];
  // The first sweep always comes; the second one comes only after the pause.
  for (const name of ['private', 'private too']) {
    await greetings.add({ name });
    await vi.waitFor(
      async () => expect((await sequelize.query(doneLongAgo))[1]).toMatchObject({ rowCount: 1 }),
      { timeout: 15_000 },
    );
    await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 15_000 });
  }
});

it('plans daily jobs by São Paulo time and forgets those that no longer exist', async () => {
  const queue = await startQueue();
  const run = () => Promise.resolve();
  await queue.schedule([
    { name: 'stays', cron: '0 4 * * *', run },
    { name: 'goes', cron: '0 5 * * *', run },
  ]);
  await queue.schedule([{ name: 'stays', cron: '30 4 * * *', run }]);
  const [schedules] = await database.db.sequelize.query('SELECT name, cron, timezone FROM pgboss.schedule');
  expect(schedules).toEqual([{ name: 'stays', cron: '30 4 * * *', timezone: 'America/Sao_Paulo' }]);
});

it('gives no connection back to the pool whose transaction has failed', async () => {
  const one = openDatabase({ url: database.url, poolSize: 1 });
  await expect(queueOnPool(one).executeSql('BEGIN; SELECT 1 / 0; COMMIT;')).rejects.toThrow(
    'division by zero',
  );
  expect(await one.sql.one(statement('test.one', 'SELECT 1 AS one'))).toEqual({ one: 1 });
  await one.close();
});

it('says whether it runs', async () => {
  const queue = await startQueue();
  expect(queue.isRunning()).toBe(true);
  await queue.stop();
  expect(queue.isRunning()).toBe(false);
});
