import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/index.js';
import { openDatabase, statement } from './index.js';
import { isDatabaseAway, logWithoutOutages } from './outage.js';

const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
let isBack = false;

beforeEach(() => {
  written.length = 0;
  isBack = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const opened = () =>
  logWithoutOutages({
    log: createLogger({ level: 'info', stream: { write: (line) => void written.push(line) } }),
    ping: () => (isBack ? Promise.resolve() : Promise.reject(new Error('away'))),
  });

/** The form in which pg-boss reports an error of its pool. */
const refused = { name: 'SequelizeConnectionRefusedError', message: 'connect ECONNREFUSED 127.0.0.1:5432' };

it('knows an absent database by what the pool says of it', async () => {
  vi.useRealTimers();
  const db = openDatabase({
    url: 'postgres://somebody@127.0.0.1:1/nothing',
    poolSize: 1,
    timeouts: { connectMs: 1 },
  });
  const error: unknown = await db.sql
    .rows(statement('test.one', 'SELECT 1'))
    .catch((reason: unknown) => reason);
  await db.close();
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('terminating connection'), { code: '57P01' }))).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  const provider = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(isDatabaseAway(new TypeError('fetch failed', { cause: provider }))).toBe(false);
});

it('tells of an outage in one line, and in one that it is over, with how much failed', async () => {
  const { log, close } = opened();
  for (let each = 0; each < 55; each += 1) log.error({ err: refused }, 'job queue failed');
  log.warn({ err: new Error('elsewhere') }, 'push service does not answer');
  await vi.advanceTimersByTimeAsync(12_000);
  isBack = true;
  await vi.advanceTimersByTimeAsync(1_000);
  log.error({ err: new Error('other') }, 'loop failed');
  expect(lines()).toMatchObject([
    { level: 'error', msg: expect.stringContaining('the database is away') },
    { level: 'warn', msg: 'push service does not answer' },
    { level: 'warn', msg: 'the database is back', failures: 55, seconds: expect.any(Number) },
    { level: 'error', msg: 'loop failed' },
  ]);
  close();
});

it('tells of the next outage again', async () => {
  const { log, close } = opened();
  log.error({ err: refused }, 'loop failed');
  isBack = true;
  await vi.advanceTimersByTimeAsync(1_000);
  isBack = false;
  log.error({ err: refused }, 'loop failed');
  expect(lines().map(({ msg }) => String(msg).slice(0, 20))).toEqual([
    'the database is away',
    'the database is back',
    'the database is away',
  ]);
  close();
});
