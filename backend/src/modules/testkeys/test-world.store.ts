import { statement, type Sql } from '../../platform/database/index.js';
import type { EventBus, EventOf } from '../../platform/events/index.js';
import type { Currency } from '../../platform/money.js';
import { TEST_WORLD, type TestWorldEventDto } from '../activations/index.js';
import type { TestService } from './test-services.js';

interface ComingMessage {
  code: string;
  afterSeconds: number;
}

export interface TestOrder {
  service: string;
  outcome: TestService['outcome'];
  currency: Currency;
  priceCents: number;
  mostOpen: number;
  fillCents: number;
  windowSeconds: number;
  cancelAfterSeconds: number;
  /** The messages that each number will receive. */
  numbers: ComingMessage[][];
}

export interface TestWallet {
  id: string;
  availableCents: number;
  heldCents: number;
  lastEntryAt: Date | null;
}

/** `OFFSET 0` makes PostgreSQL take the step first, so that the outer row reads the events that the step announced. */
const step = (name: string, inner: string) =>
  statement(
    `testkeys.${name}`,
    `SELECT done.*, nullif(current_setting('torpedo.test_events', true), '')::json AS events
       FROM (SELECT ${inner} OFFSET 0) done`,
  );

const BUY = step('buy', 'test_buy($1, $2, $3) AS ids');
const ASK_MORE = statement('testkeys.ask_more', 'SELECT test_ask_more($1, $2, $3, $4) AS price');
const CANCEL = step('cancel', 'test_cancel($1, $2, $3) AS "isNew"');
const ANOTHER = step('another', 'test_another($1, $2, $3, $4)');
const SWAP = step('swap', 'test_swap($1, $2, $3, $4) AS id');
const FINISH = step('finish', 'test_finish($1, $2, $3)');
const ADVANCE = step('advance', 'test_advance($1, $2, $3, $4) AS now');
const SETTLE = step(
  'settle',
  'test_settle(user_id, $2) FROM test_worlds WHERE user_id = $1 AND due_at <= $2',
);
const LIST_DUE = statement(
  'testkeys.list_due',
  `SELECT user_id AS "userId" FROM test_worlds WHERE due_at <= $1 AND user_id <> ALL ($2::uuid[])
    ORDER BY due_at LIMIT 200`,
);
const WALLET = statement(
  'testkeys.wallet',
  `SELECT id, available_cents AS "availableCents", held_cents AS "heldCents", last_entry_at AS "lastEntryAt"
     FROM test_wallet($1, $2, $3, $4)`,
);
const NAME_END_USER = statement(
  'testkeys.name_end_user',
  'UPDATE test_numbers SET end_user = $3 WHERE user_id = $1 AND id = $2',
);
const COUNT_OPEN = statement(
  'testkeys.count_open',
  'SELECT count(*) AS open FROM test_numbers WHERE user_id = $1 AND is_open',
);
const FORGET = statement('testkeys.forget', 'SELECT test_forget($1) AS gone');

type Publish = EventBus<EventOf<TestWorldEventDto>>['publish'];

/** Each change first does what is due. Refusals are the same as for real numbers. */
export function createTestWorldStore(sql: Sql, publish: Publish) {
  async function take<Row extends object>(
    taken: ReturnType<typeof step>,
    values: [userId: string, ...unknown[]],
  ): Promise<Row | null> {
    const row = await sql.row<Row & { events: TestWorldEventDto['event'][] | null }>(taken, values);
    for (const event of row?.events ?? [])
      publish({ userId: values[0], type: TEST_WORLD, fields: { event } });
    return row;
  }

  return {
    /** @returns the ids of the numbers @throws DomainError LIMIT_REACHED, INSUFFICIENT_BALANCE */
    buy: async (userId: string, order: TestOrder, now: Date) =>
      (await take<{ ids: string[] }>(BUY, [userId, JSON.stringify(order), now]))!.ids,
    /** @returns the price of the order */
    askMore: async (
      userId: string,
      mostCents: number,
      { priceCents, stepCents }: Record<'priceCents' | 'stepCents', number>,
    ) => (await sql.one<{ price: number }>(ASK_MORE, [userId, mostCents, priceCents, stepCents])).price,
    /** @returns false when it was cancelled before @throws DomainError like a cancel of a real number */
    cancel: async (userId: string, id: string, now: Date) =>
      (await take<{ isNew: boolean }>(CANCEL, [userId, id, now]))!.isNew,
    another: async (userId: string, id: string, message: ComingMessage, now: Date) => {
      await take(ANOTHER, [userId, id, JSON.stringify(message), now]);
    },
    /** @returns the id of the new number @throws DomainError like a swap of a real number */
    swap: async (userId: string, id: string, message: ComingMessage, now: Date) =>
      (await take<{ id: string }>(SWAP, [userId, id, JSON.stringify(message), now]))!.id,
    finish: async (userId: string, id: string, now: Date) => {
      await take(FINISH, [userId, id, now]);
    },
    /** @returns the new time of the world; null when it would be too far ahead */
    advance: async (userId: string, seconds: number, mostSeconds: number, now: Date) =>
      (await take<{ now: Date | null }>(ADVANCE, [userId, seconds, mostSeconds, now]))!.now,
    nameEndUser: async (userId: string, id: string, endUser: string) => {
      await sql.rows(NAME_END_USER, [userId, id, endUser]);
    },
    settle: async (userId: string, now: Date) => {
      await take(SETTLE, [userId, now]);
    },
    listDue: (now: Date, except: readonly string[]) => sql.rows<{ userId: string }>(LIST_DUE, [now, except]),
    /** Creates and fills the wallet at the first request. */
    wallet: (userId: string, currency: Currency, fillCents: number, now: Date) =>
      sql.one<TestWallet>(WALLET, [userId, currency, fillCents, now]),
    countOpen: async (userId: string) => (await sql.one<{ open: number }>(COUNT_OPEN, [userId])).open,
    /** @returns how many rows were deleted */
    forget: async (before: Date) => (await sql.one<{ gone: number }>(FORGET, [before])).gone,
  };
}

export type TestWorldStore = ReturnType<typeof createTestWorldStore>;
