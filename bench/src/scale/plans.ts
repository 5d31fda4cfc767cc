import { randomUUID } from 'node:crypto';
import {
  openDatabase,
  statement,
  type Database,
  type Sql,
} from '../../../backend/src/platform/database/index.js';
import { readMostUsed } from '../../../backend/src/modules/activations/orders/customer-orders.read-model.js';
import { createCatalogueReadModel } from '../../../backend/src/modules/catalogue/catalogue.read-model.js';
import { createLifecycleStore } from '../../../backend/src/modules/activations/lifecycle/lifecycle.store.js';
import { createUserTransactionsReader } from '../../../backend/src/modules/activations/lifecycle/user-transactions.read-model.js';
import { createMessageStore } from '../../../backend/src/modules/activations/messages/message.store.js';
import {
  readOrders,
  type OrdersQuery,
} from '../../../backend/src/modules/activations/orders/orders.read-model.js';
import { createAttemptStore } from '../../../backend/src/modules/activations/purchase/attempt.store.js';
import {
  createPurchaseStore,
  readQuote,
} from '../../../backend/src/modules/activations/purchase/purchase.store.js';
import { adjust } from '../../../backend/src/modules/wallet/ledger/ledger.store.js';
import { createStatementStore } from '../../../backend/src/modules/wallet/statement/statement.store.js';
import { createTopupStore } from '../../../backend/src/modules/wallet/topups/topup.store.js';
import { createWalletStore } from '../../../backend/src/modules/wallet/wallet.store.js';
import { readingsOfStatement, recordingSql, rowsRead } from '../../../backend/src/testing/statement-plans.js';
import type { Figure } from '../ratio.js';
import { PRICE } from '../harness/instant-provider.js';
import { signInAccounts, type Business } from './business.js';
import { RESELLER } from './fill.js';

/** Tables that grow with every number, top-up or message. */
const GROWING = [
  ...['activations', 'provider_attempts', 'messages', 'transfers', 'house_transfers'],
  ...['order_counts', 'purchases', 'topups', 'users', 'wallets', 'wallet_sums'],
];
const A_PAGE = 200;
/** A page that is merged from a customer's products: a hundred and twenty, in each of five states. */
const A_MERGED_PAGE = 13_000;
/** The whole statement, from the first movement. */
const ALL_MOVEMENTS = { kinds: null, from: null, before: null };
const A_SEARCH_OF_DIGITS = 5_200;

/** Pretends that messages are known to come at once, so that any silent number may be swapped. */
const LET_SWAP = statement('bench.let_swap', 'UPDATE products SET patience_seconds = 0');

interface Step {
  name: string;
  most: number;
  work: (sql: Sql) => Promise<unknown>;
  /** A statement that changes something runs once, and PostgreSQL's counters show what it read. */
  changes?: boolean;
}

const now = new Date();
const window = { windowSeconds: 1200, cancelAfterSeconds: 0 };
const pricing = { markup: 100, default: 90, fx: { BRL: 1, USD: 5.4, EUR: 6.3 } };

/** The steps of a customer and of the loops. */
export function stepsOf(userId: string): Step[] {
  const order = {
    userId,
    apiKeyId: null,
    memberId: null,
    serviceCode: 'wa',
    countryIso: 'BR',
    quantity: 1,
    currency: 'BRL' as const,
    maxOpen: 100,
    openLevels: [{ open: 50, days: 30, numbers: 300 }],
    pricing,
  };
  const orders = (over: Partial<OrdersQuery>) => (sql: Sql) => {
    const query: OrdersQuery = {
      userId,
      type: 'all',
      search: null,
      sort: 'date',
      direction: 'desc',
      limit: 20,
      offset: 0,
      ...over,
    };
    return readOrders(sql, query, now);
  };
  const found = (over: Partial<NonNullable<OrdersQuery['search']>>) => ({
    search: {
      serviceCodes: [],
      countryIsos: [],
      digits: null,
      shortNumber: null,
      matchesTopups: false,
      ...over,
    },
  });
  const buy = async (sql: Sql, id: string) => {
    const money = {
      id: randomUUID(),
      userId,
      currency: 'BRL' as const,
      changeCents: 100_000,
      note: 'bench',
      at: now,
    };
    await adjust(sql, money);
    const seenPriceCents = Math.round(PRICE * 100);
    const begun = await createPurchaseStore(sql).begin(
      { ...order, language: 'pt', key: null, seenPriceCents },
      now,
    );
    if ('found' in begun) throw new Error('There is no key');
    const number = {
      kind: 'bought',
      providerActivationId: id,
      phoneE164: `+551198765432${id.at(-1)}`,
      cost: { text: '0.1', micros: 100_000, stepMicros: 1, currency: 'USD' },
      expiresAt: null,
      canGetAnotherSms: true,
      exchange: { request: '', response: '', latencyMs: 1 },
    } as const;
    const attempts = createAttemptStore(sql);
    return (await attempts.bought(begun.numbers[0]?.attemptId ?? '', number, window, null, now)).outcome;
  };
  const message = { text: 'Your code is 4711', code: '4711', sentAt: null, messageKey: null };
  return [
    { name: 'orders', most: A_PAGE, work: orders({}) },
    { name: 'orders, oldest first', most: A_PAGE, work: orders({ direction: 'asc' }) },
    { name: 'orders: top-ups', most: A_PAGE, work: orders({ type: 'credit_transaction' }) },
    { name: 'orders by status', most: A_PAGE, work: orders({ sort: 'status' }) },
    { name: 'orders by amount', most: A_MERGED_PAGE, work: orders({ sort: 'amount' }) },
    { name: 'orders: a service', most: A_MERGED_PAGE, work: orders(found({ serviceCodes: ['am'] })) },
    { name: 'orders: digits', most: A_SEARCH_OF_DIGITS, work: orders(found({ digits: '00000023' })) },
    {
      name: 'statement',
      most: A_PAGE,
      work: (sql) =>
        createStatementStore(sql).page(
          { ...ALL_MOVEMENTS, userId, currency: 'BRL' },
          { limit: 20, beforeId: null },
        ),
    },
    {
      name: 'statement: the sums',
      most: A_PAGE,
      work: (sql) => createStatementStore(sql).period({ ...ALL_MOVEMENTS, userId, currency: 'BRL' }),
    },
    { name: 'balance', most: A_PAGE, work: (sql) => createWalletStore(sql).balance(userId, 'BRL') },
    {
      name: 'most used services',
      most: A_PAGE,
      work: (sql) => readMostUsed(sql, userId, now),
    },
    {
      name: 'numbers of today',
      // The messages of the day are counted, and a reseller has a thousand of them.
      most: 2_500,
      work: (sql) => createUserTransactionsReader(sql, { now: () => now })(userId),
    },
    {
      name: 'a service in all countries',
      most: A_PAGE,
      work: (sql) =>
        createCatalogueReadModel(sql).services(
          { countryIso: null, serviceCode: 'wa', currency: 'BRL', pricing, onlyActive: true },
          now,
        ),
    },
    { name: 'quote', most: A_PAGE, work: (sql) => readQuote(sql, order, now) },
    { name: 'purchase', most: A_PAGE, changes: true, work: (sql) => buy(sql, 'plans-1') },
    {
      name: 'message',
      most: A_PAGE,
      changes: true,
      async work(sql) {
        await buy(sql, 'plans-2');
        await createMessageStore(sql).save('primary', 'plans-2', message, now);
      },
    },
    {
      name: 'cancel',
      most: A_PAGE,
      changes: true,
      async work(sql) {
        const { activationId } = await buy(sql, 'plans-3');
        const lifecycle = createLifecycleStore(sql);
        await lifecycle.beginCancel(userId, activationId, 10, now);
        await lifecycle.confirmCancel(
          activationId,
          { count: 5, window_seconds: 1200, block_seconds: 1200 },
          now,
        );
      },
    },
    {
      name: 'swap',
      most: A_PAGE,
      changes: true,
      async work(sql) {
        const { activationId } = await buy(sql, 'plans-4');
        await sql.rows(LET_SWAP);
        const swaps = createLifecycleStore(sql);
        await swaps.beginSwap(userId, activationId, 10, now);
        await swaps.confirmSwap(activationId, 'pt', pricing, now);
        await swaps.findSuccessor(activationId, now);
      },
    },
    {
      name: 'numbers that expire',
      most: A_PAGE,
      work: (sql) => createLifecycleStore(sql).listExpiring(now, []),
    },
    {
      name: 'numbers to ask about again',
      most: A_PAGE,
      work: (sql) => createLifecycleStore(sql).listRetrying(now, []),
    },
    {
      name: 'numbers that receive',
      most: A_PAGE,
      work: (sql) => createMessageStore(sql).listReceiving('primary', now),
    },
    {
      name: 'providers that are polled',
      most: A_PAGE,
      work: (sql) => createMessageStore(sql).receivingProviders(now),
    },
    { name: 'top-ups to read', most: A_PAGE, work: (sql) => createTopupStore(sql).listDue(now, [], 50) },
  ];
}

class RolledBack extends Error {}

/** The most rows that the step reads from one growing table; its changes are undone. */
async function mostRead(db: Database, { work, changes }: Step): Promise<{ table: string; rows: number }> {
  const sums = new Map<string, number>();
  const add = (table: string, rows: number) => {
    if (GROWING.includes(table)) sums.set(table, Math.max(sums.get(table) ?? 0, rows));
  };
  await db
    .transaction(async ({ sequelize, transaction, sql }) => {
      const query = async (text: string) => (await sequelize.query(text, { transaction }))[0];
      const before = await rowsRead(query);
      const recorded = recordingSql(sql);
      await work(recorded);
      for (const [table, after] of await rowsRead(query)) add(table, after - (before.get(table) ?? 0));
      for (const { statement, values } of changes ? [] : recorded.sent) {
        for (const { table, rows } of await readingsOfStatement(query, statement, values)) add(table, rows);
      }
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const [most = ['', 0]] = [...sums].sort(([, left], [, right]) => right - left);
  return { table: most[0], rows: Math.round(most[1]) };
}

/** Checks that no statement of a request or loop reads a whole growing table, for a customer with a tenth of all. */
export async function checkPlans(business: Business): Promise<Figure[]> {
  const [account] = await signInAccounts(business, [RESELLER.account]);
  if (!account) throw new Error('No account');
  const db = openDatabase({ url: business.databaseUrl, poolSize: 1 });
  const figures: Figure[] = [];
  for (const step of stepsOf(account.id)) {
    const { table, rows } = await mostRead(db, step);
    figures.push({
      name: `Rows read: ${step.name}`,
      measured: `${rows} of ${table || 'no table that grows'}`,
      baseline: '',
      value: String(rows),
      goal: `<= ${step.most}`,
      met: rows <= step.most,
    });
  }
  await db.close();
  return figures;
}
