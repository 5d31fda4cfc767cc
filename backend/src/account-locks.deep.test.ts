import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statement } from './platform/database/index.js';
import { faultsOf, NO_FAULTS } from './modules/wallet/ledger/testing/invariants.js';
import type { PixDepositDto } from './modules/wallet/topups/topup.dto.js';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from './sandbox/mercado-pago/simulator.js';
import { ActivationWorld, type Customer } from './testing/activation-world.js';
import { PASSWORD } from './testing/auth-services.js';
import { testClock } from './testing/clock-and-random.js';
import { createAdministrator, signInAdministrator, type StaffCall } from './testing/staff-calls.js';

const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const ROUNDS = Number(process.env.LOCK_ROUNDS ?? 200);
const FAILED = 500;

const DEADLOCKS = statement(
  'test.account_locks.deadlocks',
  'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()',
);
const LOCK = statement('test.account_locks.lock', 'SELECT pg_advisory_xact_lock($1)');

let gateway: MercadoPagoSimulator;
let world: ActivationWorld;
let staff: StaffCall;

const database = () => world.app.database.db;
const deadlocks = async () => (await database().sql.one<{ count: number }>(DEADLOCKS, [])).count;

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  const env = gateway.environment;
  world = await ActivationWorld.open({ clock, env });
  await createAdministrator(world.app);
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

/** A customer with a paid number, and a top-up whose bank has just taken it back; we have not read that yet. */
async function openLife() {
  world.clock.advance({ minutes: 30 });
  gateway.faults.plan('webhook_lost', { times: null });
  staff = await signInAdministrator(world.app);
  const customer = await world.customer({ cents: 0 });
  const payer = { identification: { type: 'CPF', number: '52998224725' } };
  const { body } = await customer.call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: 5_000, payer },
  });
  const topupId = body.transaction_id;
  const payment = gateway.payments.list().find(({ externalReference }) => externalReference === topupId)!;
  await gateway.pay(payment.id);
  world.clock.advance({ seconds: 6 });
  await staff('POST', `/api/v1/admin/topups/${topupId}/reread`, {});
  const number = await customer.activation();
  await world.smsArrives(number);
  await world.tick();
  gateway.payments.chargeBack(payment);
  world.clock.advance({ seconds: 6 });
  const { available } = await customer.wallet();
  return { customer, topupId, numberId: number.activation_id, available };
}
type Life = Awaited<ReturnType<typeof openLife>>;

const byOwner = (customer: Customer, path: string, body: object = {}) =>
  customer.call('POST', path, { body });
const adjustment = (amount_cents: number) => ({ amount_cents, currency: 'BRL', reason: 'test' });

/** What may happen to one account at the same time. */
const ACTS = {
  chargeback: ({ topupId }: Life) => staff('POST', `/api/v1/admin/topups/${topupId}/reread`, {}),
  purchase: ({ customer }: Life) => customer.buy(),
  deletion: ({ customer, available }: Life) => {
    const given_up_balances = [{ currency: 'BRL', balance_cents: available }];
    return customer.call('DELETE', '/api/v1/users/me', { body: { password: PASSWORD, given_up_balances } });
  },
  deletion_by_staff: ({ customer }: Life) =>
    staff('DELETE', `/api/v1/admin/users/${customer.userId}?give_up_balance=true`),
  refund: ({ numberId }: Life) =>
    staff('POST', `/api/v1/admin/orders/${numberId}/refund`, { reason: 'test' }),
  payout: ({ customer, topupId }: Life) => byOwner(customer, `/api/v1/payments/topups/${topupId}/payouts`),
  finish: ({ customer, numberId }: Life) => byOwner(customer, `/sms-activate/activation/${numberId}/finish`),
  credit: ({ customer }: Life) =>
    staff('POST', `/api/v1/admin/users/${customer.userId}/adjustments`, adjustment(30)),
  role: ({ customer }: Life) =>
    staff('PATCH', `/api/v1/admin/users/${customer.userId}`, { is_active: true, full_name: 'Ana' }),
};
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];

/** Two transactions that surely wait for each other: once the server has counted them, its count is up to date. */
async function deadlockOnPurpose(): Promise<void> {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = [
    [1, first, second],
    [2, second, first],
  ] as const;
  await Promise.all(
    both.map(([key, own, other]) =>
      database().transaction(async ({ sql }) => {
        await sql.rows(LOCK, [key]);
        own.resolve();
        await other.promise;
        await sql.rows(LOCK, [3 - key]);
      }),
    ),
  );
}

it(`deletion, purchase, chargeback, refund and what staff do never wait for each other, in ${ROUNDS} meetings of the seed ${SEED}`, async () => {
  const before = await deadlocks();
  const meeting = fc.shuffledSubarray(NAMES, { minLength: 3 });
  const property = fc.asyncProperty(meeting, async (names) => {
    const life = await openLife();
    const answers = await Promise.all(names.map((name) => ACTS[name](life)));
    const failed = answers.filter(({ status }) => status >= FAILED);
    expect(failed.map(({ status, text }) => [status, text])).toEqual([]);
    expect(await faultsOf(database().sql, [life.customer.userId])).toEqual(NO_FAULTS);
  });
  await fc.assert(property, { numRuns: ROUNDS, seed: SEED, endOnFailure: true });
  await deadlockOnPurpose();
  await vi.waitFor(async () => expect(await deadlocks()).toBeGreaterThan(before), { timeout: 30_000 });
  expect(await deadlocks()).toBe(before + 1);
});
