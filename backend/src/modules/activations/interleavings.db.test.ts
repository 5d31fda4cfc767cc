import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { createLifecycleStore, type LifecycleStore } from './lifecycle/lifecycle.store.js';
import { createMessageStore } from './messages/message.store.js';
import { createAttemptStore } from './purchase/attempt.store.js';
import { createPurchaseStore } from './purchase/purchase.store.js';
import { addMember, expectCountersSound, keyOf, openTeam } from './purchase/testing/spenders.js';
import { credit } from '../../testing/credit.js';

const START = new Date('2026-03-10T12:00:00Z').getTime();
const WINDOW_SECONDS = 1200;
const at = (seconds: number) => new Date(START + seconds * 1000);
const pricing = { markup: 0, default: 90, fx: { BRL: 1, USD: 5 } };
const cancelRule = { count: 1000, window_seconds: 1200, block_seconds: 1 };

const SELL = statement(
  'test.sell',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        p AS (INSERT INTO products (service_code, country_iso, patience_seconds) VALUES ('wa', 'BR', 0) RETURNING id)
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT id, 'primary', '73', 'wa', 180000, 'USD', 10, true, now() FROM p`,
);
const REGISTER = statement('test.register', 'INSERT INTO users (email) VALUES ($1) RETURNING id');
const WARM = statement('test.warm', 'SELECT pg_sleep(0.05)');
const STANDING = statement(
  'test.standing',
  `SELECT a.status, CASE WHEN a.refunded_at IS NULL THEN activation_money(a.status) ELSE 'refunded' END AS money,
          a.message_count AS "messageCount",
          (SELECT count(*) FROM messages m WHERE m.activation_id = a.id AND m.shown) AS shown,
          (SELECT count(*) FROM messages m WHERE m.activation_id = a.id) AS stored,
          (SELECT coalesce(string_agg(t.kind, ' ' ORDER BY t.id), '') FROM transfers t WHERE t.reference_id = a.id) AS moved,
          w.available_cents AS available, w.held_cents AS held,
          (SELECT count(*) FROM activations n WHERE n.swapped_from = a.id AND n.status = 'REQUESTING') AS successors
     FROM activations a JOIN wallets w ON w.user_id = a.user_id WHERE a.id = $1`,
);

// The ledger account that the number's cost_state asks for, and the accounts that carry its cost.
const COST = statement(
  'test.cost',
  `SELECT coalesce(cost_account(a.status, a.cost_state, a.provider), '') AS "expected",
          (SELECT coalesce(json_agg(place ORDER BY place.account), '[]') FROM (
             SELECT s.account, sum(s.micros)::bigint AS micros FROM house_transfers h
              CROSS JOIN LATERAL (VALUES (h.debit_account, -h.debit_micros), (h.credit_account, h.credit_micros))
                    AS s (account, micros)
              WHERE h.reference_id = a.id GROUP BY s.account HAVING sum(s.micros) <> 0) AS place) AS places
     FROM activations a WHERE a.id = $1`,
);
const OUT_OF_BALANCE = statement(
  'test.out_of_balance',
  `SELECT currency, sum(micros) FROM account_entries GROUP BY currency HAVING sum(micros) <> 0
   UNION ALL
   SELECT account, sum(micros) FROM (
     SELECT account, currency, micros FROM account_entries
     UNION ALL SELECT account, currency, -micros FROM account_balances) AS both_ways
    GROUP BY account, currency HAVING sum(micros) <> 0`,
);
const TRANSITIONS = statement(
  'test.transitions',
  `SELECT status, event, next_status AS "nextStatus" FROM activation_transitions`,
);

type Money = 'held' | 'paid' | 'back' | 'refunded';

interface Standing {
  status: string;
  money: Money;
  messageCount: number;
  shown: number;
  stored: number;
  moved: string;
  available: number;
  held: number;
  /** Numbers that were asked for to replace this one. */
  successors: number;
}

let database: TestDatabase;
let lifecycle: LifecycleStore;
let transitions: { status: string; event: string; nextStatus: string }[];

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  await database.db.sql.rows(SELL);
  lifecycle = createLifecycleStore(database.db.sql);
  transitions = await database.db.sql.rows(TRANSITIONS);
});

afterEach(() => expectCountersSound(database.db.sql));
afterAll(() => database.close());

const nextStatus = (status: string, event: string) =>
  transitions.find((each) => each.status === status && each.event === event)?.nextStatus ?? null;

let phones = 0;
const freshPhone = () => `+55119${String((phones += 1)).padStart(8, '0')}`;

interface Bought {
  userId: string;
  activationId: string;
  number: string;
}

async function customerWith(cents: number, currencies: readonly Currency[]): Promise<string> {
  const { sql } = database.db;
  const { id } = await sql.one<{ id: string }>(REGISTER, [`${randomUUID()}@example.com`]);
  await openTeam(sql, id);
  for (const currency of currencies) await credit(sql, id, cents, { currency });
  return id;
}

/** A member who may spend the price of one number a month from the customer's wallet. */
async function memberOf(ownerId: string): Promise<string> {
  const memberId = await customerWith(0, []);
  await addMember(database.db.sql, ownerId, memberId);
  return memberId;
}

const begin = (
  userId: string,
  currency: Currency,
  apiKeyId: string | null = null,
  memberId: string | null = null,
) =>
  createPurchaseStore(database.db.sql).begin(
    {
      userId,
      apiKeyId,
      memberId,
      language: 'pt',
      key: null,
      serviceCode: 'wa',
      countryIso: 'BR',
      quantity: 1,
      currency,
      seenPriceCents: 90,
      maxOpen: 2,
      openLevels: null,
      pricing,
    },
    at(0),
  );

async function buy(number: string = randomUUID()): Promise<Bought> {
  const { sql } = database.db;
  const userId = await customerWith(90, ['BRL']);
  const begun = await begin(userId, 'BRL', await keyOf(database.db.sql, userId), await memberOf(userId));
  if ('found' in begun) throw new Error('there is no key');
  const { outcome: bought } = await createAttemptStore(sql).bought(
    begun.numbers[0]?.attemptId ?? '',
    {
      kind: 'bought',
      providerActivationId: number,
      phoneE164: freshPhone(),
      cost: null,
      expiresAt: null,
      canGetAnotherSms: true,
      exchange: { request: '', response: '', latencyMs: 1 },
    },
    { windowSeconds: WINDOW_SECONDS, cancelAfterSeconds: 0 },
    null,
    at(0),
  );
  return { userId, activationId: bought.activationId, number };
}

/** What can happen to a number, each with the step that does it. */
const steps = {
  message: ({ number }: Bought, seconds: number, text: string) =>
    createMessageStore(database.db.sql).save(
      'primary',
      number,
      { text, code: null, sentAt: null, messageKey: null },
      at(seconds),
    ),
  cancelled: async ({ userId, activationId }: Bought, seconds: number) => {
    const begun = await lifecycle.beginCancel(userId, activationId, 10, at(seconds));
    if (begun?.changed) await lifecycle.confirmCancel(activationId, cancelRule, at(seconds));
  },
  swapped: async ({ userId, activationId }: Bought, seconds: number) => {
    const swaps = createLifecycleStore(database.db.sql);
    await swaps.beginSwap(userId, activationId, 10, at(seconds));
    await swaps.confirmSwap(activationId, 'pt', pricing, at(seconds));
  },
  cancelled_by_staff: async ({ activationId }: Bought, seconds: number) => {
    const begun = await lifecycle.beginCancelByStaff(activationId, 10, at(seconds));
    if (begun?.changed) await lifecycle.confirmCancel(activationId, cancelRule, at(seconds));
  },
  refunded: ({ activationId }: Bought, seconds: number) => lifecycle.refund(activationId, at(seconds)),
  expired: ({ activationId }: Bought, seconds: number) =>
    lifecycle.end(activationId, 'expiry', 'returned', at(seconds)),
  expired_unsettled: ({ activationId }: Bought, seconds: number) =>
    lifecycle.end(activationId, 'expiry', 'unsettled', at(seconds)),
  cost_returned: ({ activationId }: Bought, seconds: number) =>
    lifecycle.settleCost(activationId, 'returned', at(seconds)),
  cost_charged: ({ activationId }: Bought, seconds: number) =>
    lifecycle.settleReturnedCost(activationId, 'charged', at(seconds)),
  another_asked: ({ activationId }: Bought, seconds: number) =>
    lifecycle.confirmAnother(activationId, at(seconds)),
  finished: ({ userId, activationId }: Bought, seconds: number) =>
    lifecycle.finish(userId, activationId, at(seconds)),
} satisfies Record<string, (bought: Bought, seconds: number, text: string) => Promise<unknown>>;

/** The event of the table of states that a step belongs to, where its name is another one. */
const EVENTS: Partial<Record<string, string>> = {
  swapped: 'cancelled',
  cancelled_by_staff: 'cancelled',
  refunded: 'finished',
  expired_unsettled: 'expired',
};

/** A step that is refused must change nothing. */
async function refusable(step: Promise<unknown>): Promise<void> {
  await step.catch((refusal: unknown) => {
    if (!(refusal instanceof DomainError)) throw refusal;
  });
}

type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];

async function standing({ activationId }: Bought): Promise<Standing> {
  const row = await database.db.sql.row<Standing>(STANDING, [activationId]);
  if (!row) throw new Error('the activation is gone');
  return row;
}

function expectSound({ money, messageCount, shown, moved, available, held, successors }: Standing): void {
  const back = successors === 0 ? { available: 90, held: 0 } : { available: 0, held: 90 };
  expect({ moved, available, held }).toEqual(
    {
      held: { moved: 'hold', available: 0, held: 90 },
      paid: { moved: 'hold capture', available: 0, held: 0 },
      back: { moved: 'hold release', ...back },
      refunded: { moved: 'hold capture refund', available: 90, held: 0 },
    }[money],
  );
  expect(successors).toBeLessThanOrEqual(money === 'back' ? 1 : 0);
  expect(messageCount).toBe(shown);
  if (money === 'paid' || money === 'refunded') expect(shown).toBeGreaterThan(0);
}

/** Expects the provider's charge in the books: 0.18 USD at the rate of the order. */
async function expectBooked({ activationId }: Bought): Promise<void> {
  const { expected, places } = await database.db.sql.one<{ expected: string; places: unknown[] }>(COST, [
    activationId,
  ]);
  const booked = [
    { account: expected, micros: -900_000 },
    { account: 'provider:primary', micros: 180_000 },
  ];
  expect(places).toEqual(expected === 'provider:primary' ? [] : booked);
}

const anyStep = fc.record({
  name: fc.constantFrom(...names),
  text: fc.constantFrom('Code 1111', 'Code 2222', 'Code 3333'),
});

it('follows the table of states, one step after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (history) => {
      const bought = await buy();
      let expected = 'WAITING_SMS';
      const texts = new Set<string>();
      for (const { name, text } of history) {
        const isRepeated = name === 'message' && texts.has(text);
        const isFinished = name === 'another_asked' && expected === 'COMPLETED' && texts.has('finished');
        await refusable(steps[name](bought, name.startsWith('expired') ? WINDOW_SECONDS : 600, text));
        if (!isRepeated && !isFinished) expected = nextStatus(expected, EVENTS[name] ?? name) ?? expected;
        if (name === 'message') texts.add(text);
        const now = await standing(bought);
        if (now.money === 'refunded' || (name === 'finished' && now.money === 'paid')) texts.add('finished');
        expect(now.status).toBe(expected);
        expectSound(now);
        await expectBooked(bought);
      }
    }),
    { numRuns: 40 },
  );
});

it('keeps money and status together whatever happens at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyStep, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (moments) => {
        const bought = await buy();
        for (const moment of moments) {
          await Promise.all(
            moment.map(({ name, text }) =>
              refusable(steps[name](bought, name.startsWith('expired') ? WINDOW_SECONDS : 600, text)),
            ),
          );
          expectSound(await standing(bought));
          await expectBooked(bought);
        }
        const texts = moments.flat().flatMap(({ name, text }) => (name === 'message' ? [text] : []));
        expect((await standing(bought)).stored).toBe(new Set(texts).size);
      },
    ),
    { numRuns: 60 },
  );
  expect(await database.db.sql.rows(OUT_OF_BALANCE)).toEqual([]);
});

describe('messages that came before the sale of their number', () => {
  const arrives = (number: string, seconds: number) =>
    steps.message({ userId: '', activationId: '', number }, seconds, 'Your code is 4711');
  const codes = async ({ activationId }: Bought) =>
    (await lifecycle.get(activationId, at(20))).activation?.messages.map(({ code }) => code);

  it('are its own when they came shortly before', async () => {
    const number = randomUUID();
    await arrives(number, -60);
    expect(await codes(await buy(number))).toHaveLength(1);
  });

  it('belong to the earlier number with that id when they are older, and new ones are still shown', async () => {
    const number = randomUUID();
    await arrives(number, -400);
    const bought = await buy(number);
    expect(await codes(bought)).toEqual([]);
    expect(await arrives(number, 10)).toMatchObject({ reason: 'completed' });
    expect(await codes(bought)).toHaveLength(1);
  });
});

it('gives a number back that is sold after its money went back', async () => {
  const { sql } = database.db;
  const userId = await customerWith(90, ['BRL']);
  const begun = await begin(userId, 'BRL');
  if ('found' in begun) throw new Error('there is no key');
  const attemptId = begun.numbers[0]?.attemptId ?? '';
  const attempts = createAttemptStore(sql);
  const exchange = { request: '', response: '', latencyMs: 1 };
  await attempts.unknown(attemptId, 'timeout', exchange, at(8));
  expect(await attempts.giveUp(attemptId, at(200))).toMatchObject({ reason: 'failed' });
  const number = {
    kind: 'bought',
    providerActivationId: randomUUID(),
    phoneE164: '+5511987654321',
    cost: null,
    expiresAt: null,
    canGetAnotherSms: true,
    exchange,
  } as const;
  const late = await attempts.bought(
    attemptId,
    number,
    { windowSeconds: WINDOW_SECONDS, cancelAfterSeconds: 0 },
    null,
    at(201),
  );
  expect(late.outcome).toMatchObject({ changed: false, reason: 'too_late', activation: null });
  expect(
    (await attempts.unmatchedToCancel(at(202))).map((unmatched) => unmatched.providerActivationId),
  ).toContain(number.providerActivationId);
});

const codeOf = (refusal: unknown) => (refusal instanceof DomainError ? refusal.code : refusal);

it('refuses the purchases of a key that was revoked after they came in', async () => {
  const userId = await customerWith(90, ['BRL']);
  const outcome = await begin(userId, 'BRL', randomUUID()).catch(codeOf);
  expect(outcome).toBe('INVALID_API_KEY');
});

it('counts and takes slots under one lock, whichever wallet a customer pays from', async () => {
  // All connections are opened first, so that the purchases really run at the same time.
  await Promise.all(Array.from({ length: 8 }, () => database.db.sql.rows(WARM)));
  for (let round = 0; round < 10; round += 1) {
    const userId = await customerWith(1_000, ['BRL', 'USD']);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        begin(userId, index % 2 === 0 ? 'BRL' : 'USD').then(() => 'begun', codeOf),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(6).fill('LIMIT_REACHED'), 'begun', 'begun']);
  }
});
