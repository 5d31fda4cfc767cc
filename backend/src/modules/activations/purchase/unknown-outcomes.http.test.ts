import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { createAttemptStore } from './attempt.store.js';

let world: ActivationWorld;
let ana: Customer;

const UNKNOWN_SECONDS = 180;
const PRICE_AND_ALL = (cents: number) => ({ available: 5_000 - cents, held: cents });

const ATTEMPTS = statement(
  'test.attempts',
  `SELECT t.outcome FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
    WHERE a.user_id = $1 ORDER BY t.started_at`,
);
const UNREADABLE = statement('test.unreadable', `SELECT facts FROM alarms WHERE code = 'list_unreadable'`);
const UNMATCHED = statement(
  'test.unmatched',
  'SELECT state FROM stray_numbers WHERE provider_activation_id = $1',
);
const DIE = statement(
  'test.die',
  `UPDATE provider_attempts t SET outcome = 'pending', ended_at = NULL FROM activations a
    WHERE a.id = t.activation_id AND a.user_id = $1 RETURNING t.id`,
);

beforeAll(async () => {
  world = await ActivationWorld.open({
    timeoutMs: 1_000,
    settings: { unknown_outcome_seconds: UNKNOWN_SECONDS },
  });
});
afterAll(() => world.close());
afterEach(async () => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
  await world.tick();
});

const sql = () => world.app.database.db.sql;
const outcomes = async (customer: Customer) =>
  (await sql().rows<{ outcome: string }>(ATTEMPTS, [customer.userId])).map(({ outcome }) => outcome);
const cents = () => Math.round(world.price * 100);
const openAtProvider = () =>
  world.provider.account.list().filter((activation) => world.provider.account.isOpen(activation));

describe('a purchase whose answer is lost', () => {
  it.each([
    'hang_but_done',
    'reset_but_done',
    'empty_but_done',
    'garbled_but_done',
    'truncated_but_done',
    'server_error_but_done',
  ] as const)('finds its number again after %s, without asking for another', async (fault) => {
    ana = await world.customer();
    world.provider.faults.plan(fault);
    const { status, body } = await ana.buy();

    expect(status).toBe(200);
    expect(body).toMatchObject({ successful_numbers: 0, failed_numbers: 1, refunded_amount: 0 });
    expect(body.failed_transactions).toMatchObject([
      {
        code: 'CHECKING_WITH_PROVIDER',
        retryable: false,
        refunded_amount: 0,
        settles_by: new Date(world.clock.now().getTime() + UNKNOWN_SECONDS * 1000).toISOString(),
      },
    ]);
    expect(await ana.wallet()).toEqual(PRICE_AND_ALL(cents()));
    expect((await ana.transactions()).slots.used).toBe(1);

    await world.tick();
    const { active_transactions } = await ana.transactions();
    expect(active_transactions).toMatchObject([{ status: 'WAITING_SMS' }]);
    expect(world.rented(active_transactions[0]!)).toMatchObject({ serviceCode: 'wa' });
    expect(openAtProvider()).toHaveLength(1);
    expect(await outcomes(ana)).toEqual(['adopted']);
    expect(world.events.ofType('activation_updated').at(-1)).toMatchObject({ userId: ana.userId });
  });

  it('receives the message that came before it was found', async () => {
    ana = await world.customer();
    world.provider.faults.plan('reset_but_done');
    await ana.buy();
    const [rented] = openAtProvider();
    await world.provider.receiveSms(rented!.id, 'Code 4711');
    await world.tick();
    expect((await ana.transactions()).active_transactions).toMatchObject([
      { status: 'COMPLETED', sms_code: '4711' },
    ]);
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents(), held: 0 });
  });

  it('finds its number although its message contains text that the database cannot store', async () => {
    ana = await world.customer();
    world.provider.faults.plan('reset_but_done');
    await ana.buy();
    const [rented] = openAtProvider();
    await world.provider.receiveSms(rented!.id, 'Code\u0000 4711 \ud83d');
    await world.tick();
    expect((await ana.transactions()).active_transactions).toMatchObject([{ sms_code: '4711' }]);
  });

  it('finds its number in a list with a row that cannot be read, whose number is asked for by itself', async () => {
    ana = await world.customer();
    world.provider.faults.plan('reset_but_done');
    await ana.buy();
    const bia = await world.customer();
    const unread = await bia.activation();
    world.provider.faults.plan('broken_row', { times: null });
    await world.smsArrives(unread, 'Code 4712');
    await world.tick();
    world.provider.faults.clear();
    expect((await ana.transactions()).active_transactions).toMatchObject([{ status: 'WAITING_SMS' }]);
    expect((await bia.transactions()).active_transactions).toMatchObject([{ sms_code: '4712' }]);
    await world.app.runLoop('alarms');
    const alarm = await sql().one<{ facts: { rows: number; shape: string } }>(UNREADABLE);
    expect(alarm.facts).toMatchObject({ rows: 1 });
    expect(alarm.facts.shape).toContain('phoneNumber string');
  });

  it.each(['hang', 'reset'] as const)('gives the money back when nothing was bought (%s)', async (fault) => {
    ana = await world.customer();
    world.provider.faults.plan(fault);
    await ana.buy();
    await world.tick();
    expect(await ana.wallet()).toEqual(PRICE_AND_ALL(cents()));
    world.clock.advance({ seconds: UNKNOWN_SECONDS });
    await world.tick();
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
    expect((await ana.transactions()).slots.used).toBe(0);
    expect(await outcomes(ana)).toEqual(['given_up']);
  });

  it('gives back a number that appears after the money went back', async () => {
    ana = await world.customer();
    world.provider.faults.plan('reset_but_done');
    await ana.buy();
    world.clock.advance({ seconds: UNKNOWN_SECONDS });
    await world.tick();
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
    const [rented] = openAtProvider();
    world.clock.advance({ seconds: 16 });
    await world.tick();
    expect(world.provider.account.get(rented!.id)?.status).toBe('cancelled');
    expect(await outcomes(ana)).toEqual(['found_late']);
    expect(await sql().row(UNMATCHED, [rented!.id])).toEqual({ state: 'cancelled' });
    expect((await ana.transactions()).active_transactions).toEqual([]);
  });
});

describe('numbers that nothing of ours explains', () => {
  it('are reported to staff once and left alone', async () => {
    await (await world.customer()).activation();
    const foreign = world.provider.account.buy('tg', '73', null);
    if (foreign.kind !== 'bought') throw new Error('the simulator sold nothing');
    await world.tick();
    await world.tick();
    expect(await sql().row(UNMATCHED, [foreign.activation.id])).toEqual({ state: 'reported' });
    expect(world.provider.account.get(foreign.activation.id)?.status).toBe('waiting');
  });

  it('are not given to a purchase that began after they were seen', async () => {
    const busy = await world.customer();
    await busy.activation();
    world.provider.account.buy('tg', '73', null);
    await world.tick();
    ana = await world.customer();
    world.clock.advance({ seconds: 1 });
    world.provider.faults.plan('reset');
    await ana.buy({ service: 'tg', service_price: 50 });
    await world.tick();
    expect((await ana.transactions()).active_transactions).toEqual([]);
  });
});

it('a number that the provider lists before its purchase is answered is explained by the answer', async () => {
  await (await world.customer()).activation();
  ana = await world.customer();
  world.provider.faults.plan('reset');
  await ana.buy();
  const attempt = await sql().one<{ id: string }>(DIE, [ana.userId]);
  const sold = world.provider.account.buy('wa', '73', null);
  if (sold.kind !== 'bought') throw new Error('the simulator sold nothing');
  const { id, phone } = sold.activation;
  await world.tick();
  expect(await sql().row(UNMATCHED, [id])).toEqual({ state: 'seen' });
  const exchange = { request: '', response: '', latencyMs: 1 };
  const number = { kind: 'bought' as const, providerActivationId: id, phoneE164: `+${phone}`, exchange };
  const unsaid = { cost: null, expiresAt: null, canGetAnotherSms: true };
  const window = { windowSeconds: 1_200, cancelAfterSeconds: 120 };
  const attempts = createAttemptStore(sql());
  await attempts.bought(attempt.id, { ...number, ...unsaid }, window, null, world.clock.now());
  expect(await sql().row(UNMATCHED, [id])).toEqual({ state: 'adopted' });
  expect((await ana.transactions()).active_transactions).toMatchObject([{ phone_number: `+${phone}` }]);
});

describe('a process that died during a purchase', () => {
  it('leaves an attempt that is resolved later, and an answer for the repeated call', async () => {
    ana = await world.customer();
    const key = { 'idempotency-key': 'before-the-crash' };
    world.provider.faults.plan('reset_but_done');
    await ana.buy({}, key);
    await sql().rows(DIE, [ana.userId]);
    await sql().rows(
      statement(
        'test.forget_answer',
        `UPDATE idempotency_keys SET completed_at = NULL, answer = NULL WHERE scope = $1`,
      ),
      [`${ana.userId}:purchase`],
    );
    await sql().rows(
      statement('test.unanswered', 'UPDATE purchases SET answered_at = NULL WHERE user_id = $1'),
      [ana.userId],
    );

    await world.tick();
    expect((await ana.transactions()).active_transactions).toEqual([]);
    world.clock.advance({ seconds: 30 });
    await world.tick();
    const [found] = (await ana.transactions()).active_transactions;
    expect(found).toMatchObject({ status: 'WAITING_SMS' });

    const repeated = await ana.buy({}, key);
    expect(repeated.body).toMatchObject({ successful_numbers: 1, failed_numbers: 0 });
    expect(repeated.body.successful_transactions[0]?.activation_id).toBe(found?.activation_id);
    expect(openAtProvider()).toHaveLength(1);
  });
});
