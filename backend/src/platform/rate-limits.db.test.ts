import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './database/index.js';
import { DomainError } from './errors/index.js';
import type { RateLimit, RateLimiter } from './http/index.js';
import { openTestDatabase, type TestDatabase } from '../testing/index.js';
import {
  createMemoryRateLimiter,
  createPostgresRateLimiter,
  forgetEndedLimitsJob,
  noRateLimits,
} from './rate-limits.js';

const LOGIN: RateLimit = { name: 'login', limit: 10, windowSeconds: 60 };

let database: TestDatabase;
let otherReplica: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  otherReplica = openDatabase({ url: database.url, poolSize: 5 });
});
afterAll(async () => {
  await otherReplica.close();
  await database.close();
});

async function passedOf(tries: number, attempt: (number: number) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: tries }, (_, number) => attempt(number)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DomainError);
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe.each<[string, () => RateLimiter]>([
  ['in memory', createMemoryRateLimiter],
  ['in PostgreSQL', () => createPostgresRateLimiter(database.db)],
])('%s', (_where, create) => {
  it('lets exactly the limit of 100 parallel tries pass', async () => {
    const limiter = create();
    expect(await passedOf(100, () => limiter.consume(LOGIN, 'parallel'))).toBe(10);
  });

  it('says when to come back, under the code asked for', async () => {
    const limiter = create();
    await passedOf(10, () => limiter.consume(LOGIN, 'refused'));
    const error = await limiter.consume(LOGIN, 'refused', 'TOO_MANY_ATTEMPTS').catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const { retry_after_seconds: seconds } = (error as DomainError).details;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('counts keys and limits apart', async () => {
    const limiter = create();
    await passedOf(10, () => limiter.consume(LOGIN, 'full'));
    await limiter.consume(LOGIN, 'other key');
    await limiter.consume({ ...LOGIN, name: 'other limit' }, 'full');
  });

  it('refuses without counting, and forgets on reset', async () => {
    const limiter = create();
    await passedOf(9, () => limiter.consume(LOGIN, 'watched'));
    await limiter.assertOpen(LOGIN, 'watched');
    await limiter.consume(LOGIN, 'watched');
    await expect(limiter.assertOpen(LOGIN, 'watched')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limiter.reset(LOGIN, 'watched');
    await limiter.assertOpen(LOGIN, 'watched');
  });
});

it('lets exactly the limit pass over two replicas on one database', async () => {
  const replicas = [createPostgresRateLimiter(database.db), createPostgresRateLimiter(otherReplica)];
  expect(await passedOf(100, (number) => replicas[number % 2]!.consume(LOGIN, 'two replicas'))).toBe(10);
});

it('removes counters of ended windows only', async () => {
  const limiter = createPostgresRateLimiter(database.db);
  await passedOf(10, () => limiter.consume(LOGIN, 'kept'));
  await forgetEndedLimitsJob(database.db, { now: () => new Date() }).run();
  await expect(limiter.assertOpen(LOGIN, 'kept')).rejects.toThrow();
  await forgetEndedLimitsJob(database.db, { now: () => new Date(Date.now() + 61_000) }).run();
  await limiter.assertOpen(LOGIN, 'kept');
});

it('counts nothing when limits are off', async () => {
  expect(await passedOf(100, () => noRateLimits.consume(LOGIN, 'anybody'))).toBe(100);
});
