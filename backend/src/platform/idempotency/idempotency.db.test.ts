import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement, type Sql } from '../database/index.js';
import { DomainError } from '../errors/index.js';

import { systemRandom } from '../random.js';
import { openTestDatabase, testClock, type TestClock, type TestDatabase } from '../../testing/index.js';
import {
  createIdempotency,
  forgetIdempotencyKeysJob,
  type Idempotency,
  type IdempotencyKey,
  type KeyState,
  type StoredAnswer,
} from './idempotency.js';
import { SLOW } from '../../testing/slow.js';

let database: TestDatabase;
let clock: TestClock;
let idempotency: Idempotency;

beforeAll(async () => void (database = await openTestDatabase({ poolSize: 10 })));
afterAll(() => database.close());
beforeEach(() => {
  clock = testClock();
  idempotency = createIdempotency({ db: database.db, clock, random: systemRandom });
});

const answered: StoredAnswer = { status: 201, body: { zebra: 1, apple: [null, 'ç'], at: 1.5 } };
const request = (key: string, body: unknown = { amount: 100 }) => ({ scope: 'user:deposit', key, body });

it('runs once for 50 parallel requests with one key, and gives all the same bytes', async () => {
  const operation = vi.fn(async () => answered);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => idempotency.run(request('parallel'), operation)),
  );
  expect(operation).toHaveBeenCalledOnce();
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(answered)]),
  );
});

it('refuses the key with another body, in flight and afterwards', async () => {
  let finish: (answer: StoredAnswer) => void = () => undefined;
  const first = idempotency.run(request('conflict'), () => new Promise((resolve) => (finish = resolve)));
  await vi.waitFor(() => expect(finish.name).not.toBe('finish'), SLOW);
  const other = () => idempotency.run(request('conflict', { amount: 999 }), async () => answered);
  await expect(other()).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  finish(answered);
  await first;
  await expect(other()).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

it('runs each time without a key, and for each scope and key apart', async () => {
  const operation = vi.fn(async () => answered);
  await idempotency.run({ scope: 'user:deposit', key: undefined, body: {} }, operation);
  await idempotency.run({ scope: 'user:deposit', key: undefined, body: {} }, operation);
  await idempotency.run({ scope: 'one', key: 'same', body: {} }, operation);
  await idempotency.run({ scope: 'two', key: 'same', body: {} }, operation);
  expect(operation).toHaveBeenCalledTimes(4);
});

it('stores the answer in the transaction of the operation, or not at all', async () => {
  const failed = idempotency.run(request('transaction'), (claim) =>
    database.db.transaction(async (unit) => {
      await claim.complete(unit, answered);
      throw new DomainError('LIMIT_REACHED');
    }),
  );
  await expect(failed).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  const operation = vi.fn(async (claim: { complete: (unit: never, answer: StoredAnswer) => Promise<void> }) =>
    database.db.transaction(async (unit) => {
      await claim.complete(unit as never, answered);
      return answered;
    }),
  );
  await idempotency.run(request('transaction'), operation);
  expect(await idempotency.run(request('transaction'), operation)).toEqual(answered);
  expect(operation).toHaveBeenCalledOnce();
});

it('does not store a refusal', async () => {
  const refused = idempotency.run(request('refused'), async () => {
    throw new DomainError('INSUFFICIENT_BALANCE');
  });
  await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(await idempotency.run(request('refused'), async () => answered)).toEqual(answered);
});

it('tells a duplicate that the first is still running when it has waited long enough', async () => {
  const impatient = createIdempotency({ db: database.db, clock, random: systemRandom, waitMs: 60 });
  void impatient.run(request('running'), () => new Promise(() => undefined));
  await vi.waitFor(
    async () =>
      expect(
        await database.db.sql.row(
          statement('test.claimed', 'SELECT 1 FROM idempotency_keys WHERE key = $1'),
          ['running'],
        ),
      ).not.toBeNull(),
    SLOW,
  );
  const duplicate = impatient.run(request('running'), async () => answered);
  await expect(duplicate).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
});

it('takes over a run that died, and keeps a run that only seemed dead from finishing', async () => {
  let resume: () => void = () => undefined;
  const frozen = idempotency.run(request('died'), async (claim) => {
    await new Promise<void>((resolve) => (resume = resolve));
    return database.db.transaction(async (unit) => {
      await claim.complete(unit, { status: 200, body: 'late' });
      return answered;
    });
  });
  await vi.waitFor(() => expect(resume.name).not.toBe('resume'), SLOW);
  clock.advance({ seconds: 61 });
  expect(await idempotency.run(request('died'), async () => answered)).toEqual(answered);
  resume();
  await expect(frozen).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  expect(await idempotency.run(request('died'), async () => ({ status: 500, body: null }))).toEqual(answered);
});

it('holds the key after an unexplained failure until its lease ends', async () => {
  const impatient = createIdempotency({ db: database.db, clock, random: systemRandom, waitMs: 20 });
  const broken = impatient.run(request('broken'), async () => {
    throw new Error('disk on fire');
  });
  await expect(broken).rejects.toThrow('disk on fire');
  await expect(impatient.run(request('broken'), async () => answered)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_PROGRESS',
  });
  clock.advance({ seconds: 61 });
  expect(await impatient.run(request('broken'), async () => answered)).toEqual(answered);
});

it('frees a key after 24 hours, at its next use and by the daily job', async () => {
  const operation = vi.fn(async () => answered);
  await idempotency.run(request('old'), operation);
  clock.advance({ days: 1 });
  await idempotency.run(request('old', { amount: 7 }), operation);
  expect(operation).toHaveBeenCalledTimes(2);
  clock.advance({ days: 1 });
  await forgetIdempotencyKeysJob(database.db, clock).run();
  const count = statement('test.count', 'SELECT count(*) AS count FROM idempotency_keys');
  expect(await database.db.sql.row(count)).toEqual({ count: 0 });
});

describe('an operation that claims its key by itself', () => {
  const CLAIM = statement('test.own_claim', 'SELECT * FROM idempotency_claim($1, $2, $3, $4, NULL, $5)');
  const claim = (sql: Sql, key: IdempotencyKey, id = systemRandom.id()) =>
    sql.one<KeyState>(CLAIM, [key.scope, key.key, key.bodyHash, id, clock.now()]);
  const keyOf = (key: string, body?: unknown) => idempotency.keyOf(request(key, body))!;

  it('gives it back when its transaction is undone', async () => {
    const key = keyOf('own refused');
    const refused = database.db.transaction(async ({ sql }) => {
      expect(await claim(sql, key)).toMatchObject({ isClaimed: true });
      throw new DomainError('LIMIT_REACHED');
    });
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await claim(database.db.sql, key)).toMatchObject({ isClaimed: true });
  });

  it('lets a duplicate wait for the answer, and refuses another body', async () => {
    const key = keyOf('own');
    const id = systemRandom.id();
    await claim(database.db.sql, key, id);
    const found = await claim(database.db.sql, key);
    const answer = idempotency.answerTo(key, found);
    const complete = statement('test.own_complete', 'SELECT idempotency_complete($1, $2, $3, $4, $5, $6)');
    const stored = JSON.stringify(answered.body);
    await database.db.sql.one(complete, [key.scope, key.key, id, answered.status, stored, clock.now()]);
    expect(await answer).toEqual(answered);
    const other = keyOf('own', { amount: 999 });
    const taken = idempotency.answerTo(other, await claim(database.db.sql, other));
    await expect(taken).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is never taken over, however long it runs', async () => {
    const key = keyOf('own dead');
    await claim(database.db.sql, key);
    clock.advance({ minutes: 23 * 60 });
    expect(await claim(database.db.sql, key)).toMatchObject({
      isClaimed: false,
      isSameBody: true,
      status: null,
    });
  });

  it('needs no key', () => {
    expect(idempotency.keyOf({ scope: 'user:deposit', key: undefined, body: {} })).toBeNull();
  });
});

it('refuses a key that is too long to keep', async () => {
  await expect(idempotency.run(request('x'.repeat(256)), async () => answered)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  });
});
