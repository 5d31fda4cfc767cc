import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import type { UserTransactionsDto } from '../activations/activation.dto.js';
import type { OrderDetailDto, OrdersDto } from '../activations/orders/orders.dto.js';
import type { WalletTransactionsDto } from '../activations/orders/statement.dto.js';
import { codeOf, pathOf, Program } from './testing/test-key-program.js';

const FULL = 100_000;
const PRICE = 100;

let world: ActivationWorld;
let ana: Customer;
let robot: Program;

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.customer();
  robot = await Program.of(world, ana);
});

describe('the lists of a test key', () => {
  it('show its numbers, their money and nothing else', async () => {
    await ana.activation();
    const [paid, silent] = [await robot.number('test-code'), await robot.number('test-silent')];
    await robot.buy('test-refused');
    await robot.advance(130);
    await robot.call('DELETE', pathOf(silent));
    const day = (await robot.call<UserTransactionsDto>('GET', `/batch/user-transactions/${ana.userId}`)).body;
    expect(day.active_transactions.map(({ activation_id }) => activation_id)).toEqual([paid.activation_id]);
    expect(day.recent_completed.map(({ activation_id }) => activation_id)).toEqual([
      silent.activation_id,
      paid.activation_id,
    ]);
    expect([day.slots, day.sms_today]).toEqual([{ max: 50, used: 1 }, 1]);

    const orders = async (query = '') =>
      (await robot.call<OrdersDto>('GET', `/api/v1/orders/my-orders${query}`)).body.data;
    const whole = await orders();
    expect(whole.items.map(({ id }) => id)).toEqual([silent.activation_id, paid.activation_id]);
    expect(whole.summary).toMatchObject({
      sms_numbers: 2,
      credit_transactions: 0,
      numbers_with_sms: 1,
      numbers_refunded: 1,
    });
    expect((await orders('?type=returned')).items.map(({ id }) => id)).toEqual([silent.activation_id]);
    expect((await orders(`?search=${paid.number_id}`)).items.map(({ id }) => id)).toEqual([
      paid.activation_id,
    ]);
    expect((await orders('?type=credit_transaction')).items).toEqual([]);
    expect((await orders('?limit=1&offset=1&sort=amount&direction=asc')).pagination).toMatchObject({
      total: 2,
      has_more: false,
    });
    const sheet = await robot.call('GET', '/api/v1/orders/my-orders?format=csv');
    expect(sheet.text).toContain(paid.activation_id);

    const { body } = await robot.call<OrderDetailDto>('GET', `/api/v1/orders/${silent.activation_id}`);
    expect(body.transfers.map(({ kind }) => kind)).toEqual(['hold', 'release']);
    expect(body.timeline.map(({ step }) => step)).toEqual(['requested', 'allotted', 'cancelled']);
  });

  it('tell where its money went, line by line', async () => {
    await robot.number('test-code');
    await robot.buy('test-refused');
    await robot.advance(10);
    const statementOf = async (query = '') =>
      (await robot.call<WalletTransactionsDto>('GET', `/api/v1/wallets/BRL/transactions${query}`)).body;
    const { transactions, period } = await statementOf();
    expect(
      transactions.map(({ kind, amount_cents, held_cents, balance_after_cents }) => [
        kind,
        amount_cents,
        held_cents,
        balance_after_cents,
      ]),
    ).toEqual([
      ['capture', 0, -100, 99_900],
      ['release', 100, -100, 99_900],
      ['hold', -100, 100, 99_800],
      ['hold', -100, 100, 99_900],
      ['topup', FULL, 0, FULL],
    ]);
    expect(transactions[0]?.counterpart).toMatchObject({ kind: 'hold', id: transactions[3]?.id });
    expect(period).toEqual({
      ...{ opening_balance_cents: 0, topups_cents: FULL, paid_cents: PRICE, other_cents: 0 },
      ...{ held_cents: 0, balance_cents: FULL - PRICE, returned_cents: PRICE },
    });
    const first = await statementOf('?limit=3');
    const second = await statementOf(`?limit=3&cursor=${first.next_cursor}`);
    expect([...first.transactions, ...second.transactions].map(({ id }) => id)).toEqual(
      transactions.map(({ id }) => id),
    );
    expect((await statementOf('?type=paid')).transactions.map(({ kind }) => kind)).toEqual(['capture']);
  });
});

/** What the real product keeps of its customers’ numbers and money. */
const REAL = statement(
  'test.real_rows',
  `SELECT (SELECT count(*) FROM activations) AS activations, (SELECT count(*) FROM purchases) AS purchases,
          (SELECT count(*) FROM transfers) AS transfers, (SELECT count(*) FROM house_transfers) AS house,
          (SELECT count(*) FROM messages) AS messages, (SELECT count(*) FROM order_counts) AS counts,
          (SELECT count(*) FROM api_key_spending) AS spending, (SELECT count(*) FROM push_outbox) AS pushes,
          (SELECT sum(available_cents + held_cents) FROM wallets) AS money, (SELECT count(*) FROM products) AS products,
          (SELECT count(*) FROM services) AS services`,
);

it('nothing of a test world is in the tables of the product, and a test key reaches nothing of theirs', async () => {
  const real = await ana.activation();
  const topups = await ana.wallet();
  const rows = () => world.app.database.db.sql.one(REAL);
  const before = await rows();
  for (const service of [
    'test-code',
    'test-two-codes',
    'test-silent',
    'test-refused',
    'test-no-balance',
    'test-price-changed',
  ])
    await robot.buy(service);
  await robot.advance(1_300);
  expect(await rows()).toEqual(before);
  expect(await ana.wallet()).toEqual(topups);
  for (const [method, address] of [
    ['GET', pathOf(real)],
    ['DELETE', pathOf(real)],
    ['POST', `${pathOf(real)}/finish`],
    ['GET', `/api/v1/orders/${real.activation_id}`],
  ] as const)
    expect(codeOf(await robot.call(method, address))).toEqual([404, 'NOT_FOUND']);
  const own = await robot.number('test-silent');
  for (const who of [
    ana.call,
    (await Program.of(world, ana, {})).call,
    (await Program.of(world, await world.customer())).call,
  ])
    expect(codeOf(await who('GET', pathOf(own)))).toEqual([404, 'NOT_FOUND']);
});
