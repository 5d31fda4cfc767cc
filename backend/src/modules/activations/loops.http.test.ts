import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { LeaseLostError } from '../../platform/jobs/index.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import { leaseLostAfter } from '../../testing/leases.js';
import { outsideCalls } from '../../testing/outside-calls.js';
import { poisonRow } from '../../testing/test-database.js';
import type { ActivationDto } from './activation.dto.js';

const UNMATCHED = statement(
  'test.loops.unmatched',
  `INSERT INTO stray_numbers (provider, provider_activation_id, service_code, provider_country_id, phone,
                              first_seen_at, state, updated_at)
   VALUES ('primary', $1, 'wa', '73', '5511999990000', $2, 'cancelling', $2)`,
);
const LOST_OF = statement(
  'test.loops.lost',
  `SELECT id FROM activations WHERE user_id = $1 AND status = 'REQUESTING'`,
);
const UNMATCHED_STATES = statement(
  'test.loops.unmatched_states',
  `SELECT state FROM stray_numbers WHERE provider_activation_id = ANY ($1) ORDER BY provider_activation_id`,
);
const UNANSWER = statement(
  'test.loops.unanswer',
  `UPDATE purchases SET answered_at = NULL WHERE idempotency_key = $1 RETURNING id`,
);
const ANSWERED = statement(
  'test.loops.answered',
  'SELECT count(*)::int AS count FROM purchases WHERE idempotency_key = ANY ($1) AND answered_at IS NOT NULL',
);

let world: ActivationWorld;
let [ana, ben]: Customer[] = [];
let [first, second]: ActivationDto[] = [];

beforeAll(async () => void (world = await ActivationWorld.open()));
afterAll(() => world.close());
beforeEach(async () => {
  [ana, ben] = [await world.customer(), await world.customer()];
  first = await ana.activation();
  second = await ben.activation();
});
afterEach(async () => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
  await world.tick();
});

const sql = () => world.app.database.db.sql;
const poison = (table: string, id: string, column?: string) =>
  poisonRow(world.app.database, table, id, column);
const isOpenAtProvider = (activation: ActivationDto) =>
  world.provider.account.isOpen(world.rented(activation));
const MINE = { available: 5_000, held: 0 };

/** Which outside calls a replica still makes after it began a row and then lost its lease. */
const callsWithoutLease = (loop: string, assertions = 1) =>
  outsideCalls(async () => {
    const run = world.app.runLoop(loop, leaseLostAfter(assertions));
    await expect(run).rejects.toThrow(LeaseLostError);
  });

it('a number whose end cannot be written delays no other expiry', async () => {
  const { cure } = await poison('activations', first!.activation_id);
  world.clock.advance({ minutes: 20 });
  await world.app.runLoop('expiry-sweep');
  expect(await ben!.wallet()).toEqual(MINE);
  await cure();
  await world.app.runLoop('expiry-sweep');
  expect((await ana!.wallet()).held).toBeGreaterThan(0);
  world.clock.advance({ seconds: 5 });
  await world.app.runLoop('expiry-sweep');
  expect(await ana!.wallet()).toEqual(MINE);
});

it('a cancel that cannot be written delays no other, and the provider is not asked for it again and again', async () => {
  world.clock.advance({ minutes: 3 });
  world.provider.faults.plan('reset', { action: 'setStatus', times: 2 });
  await ana!.cancel(first!.activation_id);
  await ben!.cancel(second!.activation_id);
  const { cure } = await poison('activations', first!.activation_id);
  world.clock.advance({ seconds: 10 });
  await world.app.runLoop('expiry-sweep');
  expect([isOpenAtProvider(first!), isOpenAtProvider(second!)]).toEqual([true, false]);
  expect(await ben!.wallet()).toEqual(MINE);
  await cure();
});

it('a number that cannot be read delays no message of the others', async () => {
  await world.smsArrives(first!);
  await world.smsArrives(second!);
  const { cure } = await poison('activations', first!.activation_id);
  await world.app.runLoop('provider-poll');
  expect((await ben!.transactions()).active_transactions).toMatchObject([{ status: 'COMPLETED' }]);
  await cure();
  world.clock.advance({ seconds: 5 });
  await world.app.runLoop('provider-poll');
  expect((await ana!.transactions()).active_transactions).toMatchObject([{ status: 'COMPLETED' }]);
});

it('a lost purchase that cannot be given up delays no other', async () => {
  const customers = [await world.customer(), await world.customer()];
  for (const customer of customers) {
    world.provider.faults.plan('reset');
    await customer.buy();
  }
  const lost = await sql().one<{ id: string }>(LOST_OF, [customers[0]!.userId]);
  const { cure } = await poison('activations', lost.id);
  world.clock.advance({ minutes: 10 });
  await world.app.runLoop('provider-poll');
  expect(await customers[1]!.wallet()).toEqual(MINE);
  await cure();
  world.clock.advance({ seconds: 5 });
  await world.app.runLoop('provider-poll');
  expect(await customers[0]!.wallet()).toEqual(MINE);
});

it('an unmatched number that cannot be written delays no other', async () => {
  const since = new Date(world.clock.now().getTime() - 60_000);
  for (const id of ['900001', '900002']) await sql().rows(UNMATCHED, [id, since]);
  const { cure } = await poison('stray_numbers', '900001', 'provider_activation_id');
  await world.app.runLoop('stray-numbers');
  const states = await sql().rows<{ state: string }>(UNMATCHED_STATES, [['900001', '900002']]);
  expect(states.map(({ state }) => state)).toEqual(['cancelling', 'cancelled']);
  await cure();
});

it('a purchase whose answer cannot be stored delays no other', async () => {
  const keys = ['poisoned answer', 'other answer'];
  const customers = [await world.customer(), await world.customer()];
  for (const [index, key] of keys.entries()) await customers[index]!.buy({}, { 'idempotency-key': key });
  const open = [];
  for (const key of keys) open.push(await sql().row<{ id: string }>(UNANSWER, [key]));
  const { cure } = await poison('purchases', open[0]!.id);
  world.clock.advance({ seconds: 30 });
  await world.app.runLoop('purchase-answers');
  expect(await sql().row(ANSWERED, [keys])).toEqual({ count: 1 });
  await cure();
  world.clock.advance({ seconds: 5 });
  await world.app.runLoop('purchase-answers');
  expect(await sql().row(ANSWERED, [keys])).toEqual({ count: 2 });
});

it.each(['provider-poll', 'catalogue-sync'])('%s calls nobody once its lease is lost', async (loop) => {
  expect(await callsWithoutLease(loop)).toBe(0);
});

it('the sweep calls nobody about an expiry once its lease is lost', async () => {
  world.clock.advance({ minutes: 20 });
  expect(await callsWithoutLease('expiry-sweep')).toBe(0);
});

it('the sweep calls nobody about a cancel once its lease is lost', async () => {
  world.clock.advance({ minutes: 3 });
  world.provider.faults.plan('reset', { action: 'setStatus' });
  await ana!.cancel(first!.activation_id);
  world.clock.advance({ seconds: 10 });
  expect(await callsWithoutLease('expiry-sweep')).toBe(0);
  expect(isOpenAtProvider(first!)).toBe(true);
});

it('nobody is called about an unmatched number once the lease is lost', async () => {
  await sql().rows(UNMATCHED, ['900003', new Date(world.clock.now().getTime() - 60_000)]);
  expect(await callsWithoutLease('stray-numbers')).toBe(0);
});
