import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { createCustomer, ledger } from '../ledger/testing/ledger-steps.js';
import { createStatementStore, type Statement, type StatementQuery } from './statement.store.js';

let database: TestDatabase;
let statement: Statement;
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  statement = createStatementStore(database.db.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await createCustomer(database.db.sql);
});

const minute = (count: number) => new Date(Date.UTC(2026, 2, 10, 12, count));
const all = (over: Partial<StatementQuery> = {}): StatementQuery => ({
  ...{ userId, currency: 'BRL', kinds: null, from: null, before: null },
  ...over,
});
const firstPage = { limit: 20, beforeId: null };

function adjust(changeCents: number, at = minute(0)) {
  const adjustment = {
    id: randomUUID(),
    userId,
    currency: 'BRL',
    changeCents,
    note: 'secret of staff',
    at,
  } as const;
  return ledger.adjust(database.db.sql, adjustment);
}

async function hold(amountCents: number, at: Date): Promise<string> {
  const id = randomUUID();
  await ledger.post(database.db.sql, 'hold', { userId, currency: 'BRL', amountCents, id, at });
  return id;
}

const end = (kind: 'capture' | 'release', id: string, at: Date) => ledger.end(database.db.sql, kind, id, at);

describe('the statement of a wallet', () => {
  it('tells what each movement changed and where it left the wallet, newest first', async () => {
    await adjust(1_000);
    const id = await hold(90, minute(1));
    await end('capture', id, minute(2));
    const { items, nextCursor } = await statement.page(all(), firstPage);
    const summary = items.map((entry) => [
      ...[entry.kind, entry.availableChangeCents, entry.heldChangeCents, entry.availableAfterCents],
    ]);
    expect(summary).toEqual([
      ['capture', 0, -90, 910],
      ['hold', -90, 90, 910],
      ['adjustment', 1_000, 0, 1_000],
    ]);
    expect(items[0]?.reference).toEqual({ type: 'activation', id });
    expect(nextCursor).toBeNull();
  });

  it('ties a hold and its end together, each with the time and the balance of the other', async () => {
    await adjust(1_000);
    const id = await hold(110, minute(1));
    await adjust(5, minute(2));
    await end('release', id, minute(20));
    const { items } = await statement.page(all(), firstPage);
    const byKind = new Map(items.map((entry) => [entry.kind, entry.counterpart]));
    expect(byKind.get('release')).toMatchObject({
      ...{ kind: 'hold', availableChangeCents: -110, availableAfterCents: 890, occurredAt: minute(1) },
    });
    expect(byKind.get('hold')).toMatchObject({
      ...{ kind: 'release', availableChangeCents: 110, availableAfterCents: 1_005, occurredAt: minute(20) },
    });
    expect(byKind.get('adjustment')).toBeNull();
  });

  it('is read page by page without a gap or a repetition while money keeps moving', async () => {
    for (const cents of [1, 2, 3, 4, 5]) await adjust(cents);
    const seen: number[] = [];
    let beforeId: number | null = null;
    do {
      const page: Awaited<ReturnType<Statement['page']>> = await statement.page(all(), {
        limit: 2,
        beforeId,
      });
      seen.push(...page.items.map(({ availableChangeCents }) => availableChangeCents));
      beforeId = page.nextCursor === null ? null : Number(page.nextCursor);
      await adjust(100);
    } while (beforeId !== null);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it("never shows another customer's movements", async () => {
    await adjust(1_000);
    const other = all({ userId: await createCustomer(database.db.sql) });
    expect(await statement.page(other, firstPage)).toEqual({ items: [], nextCursor: null });
    expect(await statement.period(other)).toMatchObject({ openingCents: 0, availableCents: 0 });
  });

  it('shows one kind, also where others are many', async () => {
    await adjust(10_000);
    const id = await hold(90, minute(1));
    await end('release', id, minute(2));
    for (let count = 3; count < 8; count += 1)
      await end('capture', await hold(10, minute(count)), minute(count));
    const { items, nextCursor } = await statement.page(all({ kinds: ['release'] }), {
      limit: 1,
      beforeId: null,
    });
    expect(items.map(({ reference }) => reference.id)).toEqual([id]);
    expect(nextCursor).toBeNull();
  });

  it('contains exactly its period, wherever it begins and ends', async () => {
    for (let count = 0; count < 12; count += 1) await adjust(1 + count, minute(count));
    for (let from = 0; from <= 12; from += 1) {
      const query = all({ from: minute(from), before: minute(from + 3) });
      const { items } = await statement.page(query, firstPage);
      const wanted = [2, 1, 0].map((later) => from + later).filter((count) => count < 12);
      expect(items.map(({ occurredAt }) => occurredAt)).toEqual(wanted.map(minute));
    }
  });

  it('is read whole in parts', async () => {
    for (const cents of [1, 2, 3]) await adjust(cents);
    const seen: number[] = [];
    for await (const part of statement.batches(all())) {
      seen.push(...part.map(({ availableChangeCents }) => availableChangeCents));
    }
    expect(seen).toEqual([3, 2, 1]);
  });
});

describe('what a period of a wallet comes to', () => {
  it('is what was there, what came, what numbers cost and what is left', async () => {
    await adjust(500, minute(0));
    const early = await hold(100, minute(1));
    await end('capture', early, minute(11));
    const returned = await hold(90, minute(12));
    await end('release', returned, minute(13));
    await hold(70, minute(14));
    await adjust(-30, minute(15));
    const late = await hold(20, minute(31));
    await end('release', late, minute(32));
    await hold(20, minute(33));

    const query = all({ from: minute(10), before: minute(30) });
    expect(await statement.period(query)).toEqual({
      ...{ openingCents: 500, topupsCents: 0, paidCents: 100, otherCents: -30 },
      ...{ heldCents: 70, availableCents: 300, returnedCents: 90 },
    });
    expect(await statement.period(all())).toMatchObject({
      ...{ openingCents: 0, otherCents: 470, paidCents: 100, heldCents: 90, availableCents: 280 },
      returnedCents: 110,
    });
  });
});

it('has its movements in the order of their times, however late each got the wallet, and parts them at every border', async () => {
  await adjust(1_000, minute(0));
  // Each step reads the clock before it waits for the wallet.
  const moments = Array.from({ length: 40 }, (_, n) => minute(1 + ((n * 17) % 40)));
  await Promise.all(moments.map((at) => adjust(10, at)));
  const { items } = await statement.page(all(), { limit: 100, beforeId: null });
  const oldestFirst = items.toReversed();
  const times = oldestFirst.map(({ occurredAt }) => occurredAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const border of [...moments, minute(99)]) {
    const before = oldestFirst.filter(({ occurredAt }) => occurredAt < border);
    expect((await statement.period(all({ before: border }))).availableCents).toBe(
      before.at(-1)?.availableAfterCents ?? 0,
    );
  }
});
