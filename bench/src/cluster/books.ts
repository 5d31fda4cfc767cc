import { setTimeout as wait } from 'node:timers/promises';
import {
  createDaySeals,
  SEALED_AFTER_MS,
  type DaySeals,
} from '../../../backend/src/modules/wallet/ledger/day-seals.store.js';
import { faultsOf } from '../../../backend/src/modules/wallet/ledger/testing/invariants.js';
import { openDatabase, statement } from '../../../backend/src/platform/database/index.js';
import { addDays, dayOf, startOfDay } from '../../../backend/src/platform/days.js';
import type { Laboratory } from './laboratory.js';
import type { Traffic } from './traffic.js';

/** In ms; within this time the loop that sums up the last movements runs several times. */
const FOLDED_MS = 60_000;
const LOOK_MS = 500;

const BOOKS = statement(
  'cluster.books',
  `SELECT w.user_id AS "userId", w.available_cents AS available, w.held_cents AS held,
          (SELECT count(*)::integer FROM activations a WHERE a.user_id = w.user_id) AS numbers,
          (SELECT coalesce(array_agg(id::text), '{}') FROM activations a WHERE a.user_id = w.user_id) AS ids
     FROM wallets w WHERE w.user_id = ANY ($1) AND w.currency = 'BRL'`,
);

interface Books {
  userId: string;
  available: number;
  held: number;
  numbers: number;
  ids: string[];
}

/** Seals everything that moved so far as one day, the first unsealed one: the next killing must not change it. */
async function sealNext(seals: DaySeals): Promise<string[]> {
  const last = await seals.last();
  const day = last ? addDays(last.day, 1) : dayOf(new Date());
  const sealedAt = new Date(startOfDay(addDays(day, 1)).getTime() + SEALED_AFTER_MS);
  const deadline = performance.now() + FOLDED_MS;
  while ((await seals.seal(sealedAt)).length === 0) {
    if (performance.now() > deadline) return [`${day} cannot be sealed: its movements are not folded`];
    await wait(LOOK_MS);
  }
  return [];
}

/** The changes in days that were sealed before the killing; then seals the next day. */
async function sealFaults(seals: DaySeals): Promise<string[]> {
  const unsealed = await sealNext(seals);
  const { days, changed } = await seals.compareAll();
  return [
    ...unsealed,
    ...(days > 1 ? [] : [`only ${days} days are sealed`]),
    ...changed.map((day) => `a sealed day has changed: ${JSON.stringify(day)}`),
  ];
}

/** Seals the movements from before the first killing. */
export async function sealDay(laboratory: Laboratory): Promise<void> {
  const db = openDatabase({ url: laboratory.databaseUrl('postgres'), poolSize: 1 });
  await sealNext(createDaySeals(db.sql));
  await db.close();
}

/** Everything that is wrong with the books, in one line each; there may be nothing else. */
export async function faultsIn(
  laboratory: Laboratory,
  { accounts, internalErrors, refusals }: Traffic,
): Promise<string[]> {
  const db = openDatabase({ url: laboratory.databaseUrl('postgres'), poolSize: 1 });
  try {
    const users = accounts.map(({ id }) => id);
    const books = new Map((await db.sql.rows<Books>(BOOKS, [users])).map((row) => [row.userId, row]));
    const wrong = accounts.flatMap(({ id, email, orders, bought, expectedCents }) => {
      const { available, held, numbers, ids } = books.get(id)!;
      return [
        ...(available === expectedCents ? [] : [`${email} has ${available} cents, not ${expectedCents}`]),
        ...(held === 0 ? [] : [`${email} has ${held} cents held for nothing`]),
        ...(numbers <= orders ? [] : [`${email} ordered ${orders} numbers and has ${numbers}`]),
        ...bought.filter((each) => !ids.includes(each)).map((each) => `${email} lost the number ${each}`),
      ];
    });
    const ledger = Object.entries(await faultsOf(db.sql, users)).filter(([, rows]) => rows.length > 0);
    return [
      ...refusals,
      ...wrong,
      ...ledger.map(([name, rows]) => `${name}: ${JSON.stringify(rows)}`),
      ...(await sealFaults(createDaySeals(db.sql))),
      ...internalErrors,
    ];
  } finally {
    await db.close();
  }
}
