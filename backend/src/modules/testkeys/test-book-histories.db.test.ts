import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { CURRENCIES, type Currency } from '../../platform/money.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { TEST_SERVICES } from './test-services.js';
import { createTestWorldStore, type TestOrder, type TestWorldStore } from './test-world.store.js';

const START = new Date('2026-03-10T12:00:00Z');
const FILL = 300;
const MOST_AHEAD = 1_000_000;
const AT_ONCE = 6;

const REGISTER = statement('test.register', 'INSERT INTO users (email) VALUES ($1) RETURNING id');

/** Wallets that are not what their entries come to. */
const WRONG_SUMS = statement(
  'test.wrong_sums',
  `SELECT w.user_id, w.currency FROM test_wallets w
     LEFT JOIN LATERAL (SELECT coalesce(sum(available_change_cents), 0) AS available, coalesce(sum(held_change_cents), 0) AS held
                          FROM test_entries e WHERE (e.user_id, e.currency) = (w.user_id, w.currency)) s ON true
    WHERE (w.available_cents, w.held_cents) IS DISTINCT FROM (w.forgotten_cents + s.available, s.held)`,
);

/** Entries that do not follow the one before, where none was forgotten. */
const WRONG_LINES = statement(
  'test.wrong_lines',
  `SELECT id FROM (SELECT *, lag(available_after_cents, 1, 0) OVER (PARTITION BY currency ORDER BY id) AS before
                     FROM test_entries WHERE user_id = $1) e
    WHERE before + available_change_cents <> available_after_cents`,
);

/** Numbers whose money is not where their state says. */
const WRONG_MONEY = statement(
  'test.wrong_money',
  `SELECT n.id, n.status, moved.kinds FROM test_numbers n
     LEFT JOIN LATERAL (SELECT string_agg(e.kind, ' ' ORDER BY e.id) AS kinds,
                               bool_and(greatest(abs(available_change_cents), abs(held_change_cents)) = n.price_cents
                                        AND e.currency = n.currency AND e.user_id = n.user_id) AS is_exact
                          FROM test_entries e WHERE e.reference_id = n.id) moved ON true
    WHERE moved.is_exact IS NOT TRUE OR moved.kinds <> CASE
      WHEN n.status = 'WAITING_SMS' THEN 'hold'
      WHEN n.status IN ('COMPLETED', 'ACTIVE') THEN 'hold capture'
      ELSE 'hold release' END`,
);

const NUMBERS = statement('test.numbers', 'SELECT id FROM test_numbers WHERE user_id = $1 ORDER BY id');

type Step =
  | { kind: 'buy'; service: number; currency: Currency; cents: number; quantity: number }
  | { kind: 'cancel' | 'another' | 'finish' | 'swap'; number: number }
  | { kind: 'advance'; seconds: number }
  | { kind: 'pass'; seconds: number }
  | { kind: 'forget'; days: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      service: fc.nat(TEST_SERVICES.length - 1),
      currency: fc.constantFrom(...CURRENCIES),
      cents: fc.integer({ min: 1, max: 200 }),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'another' as const, 'finish' as const, 'swap' as const),
      number: fc.nat(15),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('advance' as const, 'pass' as const),
      seconds: fc.integer({ min: 1, max: 700 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('forget' as const), days: fc.integer({ min: -1, max: 1 }) }),
  },
);

let database: TestDatabase;
let store: TestWorldStore;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createTestWorldStore(database.db.sql, () => undefined);
});
afterAll(() => database.close());

const REFUSALS = new Set([
  'LIMIT_REACHED',
  'INSUFFICIENT_BALANCE',
  'NOT_FOUND',
  'CANCEL_TOO_EARLY',
  'CODE_RECEIVED',
  'ACTIVATION_CLOSED',
  'ACTIVATION_NOT_COMPLETED',
  'SWAP_TOO_EARLY',
]);

const orderOf = ({ service, currency, cents, quantity }: Extract<Step, { kind: 'buy' }>): TestOrder => {
  const { code, outcome, codesAfterSeconds } = TEST_SERVICES[service]!;
  const messages = codesAfterSeconds.map((afterSeconds) => ({ code: '123456', afterSeconds }));
  return {
    ...{ service: code, outcome, currency, priceCents: cents, mostOpen: 8, fillCents: FILL },
    ...{
      windowSeconds: 600,
      cancelAfterSeconds: 60,
      numbers: Array.from({ length: quantity }, () => messages),
    },
  };
};

/** Plays the steps of an account, with a real clock of its own. */
async function play(steps: readonly Step[], userId: string, atOnce: number): Promise<void> {
  const { sql } = database.db;
  let now = START;
  const run = async (step: Step): Promise<unknown> => {
    if (step.kind === 'buy') return store.buy(userId, orderOf(step), now);
    if (step.kind === 'advance') return store.advance(userId, step.seconds, MOST_AHEAD, now);
    if (step.kind === 'forget') return store.forget(new Date(now.getTime() + step.days * 86_400_000));
    if (step.kind === 'pass') {
      now = new Date(now.getTime() + step.seconds * 1000);
      return store.settle(userId, now);
    }
    const numbers = await sql.rows<{ id: string }>(NUMBERS, [userId]);
    const id = numbers[step.number % Math.max(1, numbers.length)]?.id;
    if (!id) return null;
    if (step.kind === 'cancel') return store.cancel(userId, id, now);
    if (step.kind === 'finish') return store.finish(userId, id, now);
    const message = { code: '654321', afterSeconds: 2 };
    return step.kind === 'swap'
      ? store.swap(userId, id, message, now)
      : store.another(userId, id, message, now);
  };
  const outcomes = async (batch: readonly Step[]) => {
    for (const outcome of await Promise.allSettled(batch.map(run))) {
      if (outcome.status === 'fulfilled') continue;
      const error: unknown = outcome.reason;
      if (!(error instanceof DomainError && REFUSALS.has(error.code))) throw error;
    }
  };
  for (let from = 0; from < steps.length; from += atOnce) await outcomes(steps.slice(from, from + atOnce));
}

async function expectExactBook(userId: string, steps: readonly Step[]): Promise<void> {
  const { sql } = database.db;
  expect(await sql.rows(WRONG_SUMS)).toEqual([]);
  expect(await sql.rows(WRONG_MONEY)).toEqual([]);
  if (steps.some(({ kind }) => kind === 'forget')) return;
  expect(await sql.rows(WRONG_LINES, [userId])).toEqual([]);
}

const person = async () =>
  (await database.db.sql.one<{ id: string }>(REGISTER, [`person${(people += 1)}@example.com`])).id;

const histories = (maxLength: number) => fc.array(anyStep, { minLength: 8, maxLength, size: 'max' });

describe('the test book is exact, and every number’s money where its state says', () => {
  it('whatever an account does', async () => {
    const property = fc.asyncProperty(histories(40), async (steps) => {
      const userId = await person();
      await play(steps, userId, 1);
      await expectExactBook(userId, steps);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('whatever two accounts do at the same time', async () => {
    const property = fc.asyncProperty(histories(40), histories(40), async (mine, yours) => {
      const [me, you] = [await person(), await person()];
      await Promise.all([play(mine, me, AT_ONCE), play(yours, you, AT_ONCE)]);
      await expectExactBook(me, [...mine, ...yours]);
      await expectExactBook(you, [...mine, ...yours]);
    });
    await fc.assert(property, { numRuns: 15 });
  });
});

describe('the database', () => {
  const refusing = (sql: string) => database.owner.sequelize.query(sql);

  it('refuses a wallet below nothing, a second end of a hold, and entries that do not balance', async () => {
    const userId = await person();
    await store.buy(
      userId,
      orderOf({ kind: 'buy', service: 0, currency: 'BRL', cents: 100, quantity: 1 }),
      START,
    );
    await store.advance(userId, 2, MOST_AHEAD, START);
    await expect(
      refusing(`UPDATE test_wallets SET available_cents = -1 WHERE user_id = '${userId}'`),
    ).rejects.toThrow(/check/);
    const copy = (kind: string, available: number, held: number) =>
      refusing(`INSERT INTO test_entries (user_id, currency, kind, reference_id, available_change_cents, held_change_cents,
                                          available_after_cents, occurred_at, created_at)
                SELECT user_id, currency, '${kind}', reference_id, ${available}, ${held}, 0, occurred_at, created_at
                  FROM test_entries WHERE user_id = '${userId}' AND kind = 'hold'`);
    await expect(copy('release', 100, -100)).rejects.toThrow(/test_entries_ends|Validation/);
    await expect(copy('topup', 100, -100)).rejects.toThrow(/check/);
    await expect(copy('gift', 100, 0)).rejects.toThrow(/check/);
  });

  it('keeps what forgotten entries came to', async () => {
    const userId = await person();
    await store.buy(
      userId,
      orderOf({ kind: 'buy', service: 0, currency: 'BRL', cents: 100, quantity: 2 }),
      START,
    );
    await store.advance(userId, 700, MOST_AHEAD, START);
    const before = await store.wallet(userId, 'BRL', FILL, START);
    while ((await store.forget(new Date(START.getTime() + 1))) > 0);
    expect(await store.wallet(userId, 'BRL', FILL, START)).toEqual(before);
    expect(await database.db.sql.rows(NUMBERS, [userId])).toEqual([]);
    await expectExactBook(userId, [{ kind: 'forget', days: 0 }]);
  });
});
