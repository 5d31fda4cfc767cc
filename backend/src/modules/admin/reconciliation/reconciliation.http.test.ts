import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { addDays, dayOf } from '../../../platform/days.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import {
  createMercadoPagoSimulator,
  type MercadoPagoSimulator,
} from '../../../sandbox/mercado-pago/simulator.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { testClock } from '../../../testing/clock-and-random.js';
import { foldFigures } from '../../../testing/folded-figures.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import { MercadoPagoGateway } from '../../wallet/gateways/mercado-pago/mercado-pago-gateway.js';
import type { BookAccountDto } from '../../wallet/index.js';
import type { AlarmDto } from '../alarms/alarms.dto.js';
import type { BooksDto, DifferenceDto, VerifiedChainDto } from './reconciliation.dto.js';

const MAKE_STAFF = statement(
  'test.make_staff',
  `SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1`,
);
const RAISE = statement(
  'test.raise',
  `UPDATE wallets SET available_cents = available_cents + $2 WHERE user_id = $1 RETURNING id`,
);
const CLAIM_RETURN = statement('test.claim_return', `UPDATE activations SET cost_state = $2 WHERE id = $1`);
const TOPUP = statement(
  'test.paid_topup',
  `WITH made AS (
     INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                         gateway_payment_id, gateway_expires_at, description, created_at, expires_at, status, paid_at)
     VALUES ($1, 'BRL', $3, $3, 1, 'MERCADOPAGO', gen_random_uuid(), $4, $2, 'Pix', $2, $2, 'paid', $2) RETURNING *)
   SELECT ledger_post('topup', user_id, 'BRL', $3, id, $2, gateway) FROM made`,
);
const OUT_OF_BALANCE = statement(
  'test.out_of_balance',
  'SELECT currency FROM account_entries GROUP BY currency HAVING sum(micros) <> 0',
);
const TAMPER = statement(
  'test.tamper',
  `UPDATE transfers SET amount_cents = amount_cents + 1 WHERE id = (SELECT min(id) FROM transfers WHERE kind = 'capture')`,
);
const switchTriggers = (how: 'DISABLE' | 'ENABLE') =>
  statement(`test.${how}_triggers`, `ALTER TABLE transfers ${how} TRIGGER USER`);

const STAFF = 'admin@example.com';
const PATH = '/api/v1/admin/reports';

let world: ActivationWorld;
let gateway: MercadoPagoSimulator;
let ana: Customer;
let headers: { authorization: string };

const sql = () => world.app.database.db.sql;
const owner = () => world.app.database.owner.sql;
const call = <Body>(method: string, path: string, body?: object) =>
  world.app.call<Body>(method, `${PATH}/${path}`, { headers, ...(body && { body }) });
const differences = async (query = 'state=open') =>
  (await call<ListPageDto<DifferenceDto>>('GET', `reconciliation?${query}`)).body.items;
const books = async () => (await call<BooksDto>('GET', 'books')).body;
const signIn = async () => void (headers = await signedInCustomer(world.app, STAFF));

async function reconcile(): Promise<void> {
  expect((await call('POST', 'reconciliation/run')).status).toBe(202);
  await world.app.queue.run();
  const answer = await call<BooksDto>('GET', 'books');
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { last_run: run } = answer.body;
  expect(run?.ended_at).toBe(world.clock.now().toISOString());
  expect(run?.results.map(({ problem }) => problem)).toEqual(run?.results.map(() => null));
}

/** Moves the clock beyond all work in progress, and signs in again, because the token has expired by then. */
async function later(step: { days?: number; minutes?: number }): Promise<void> {
  world.clock.advance(step);
  await world.tick();
  await signIn();
}

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  const env = { MERCADOPAGO_API_URL: gateway.url, MERCADOPAGO_ACCESS_TOKEN: gateway.accessToken };
  world = await ActivationWorld.open({
    clock,
    env,
    settings: { max_open_activations: 9, fx: { USD: 5, EUR: 6 } },
  });
  ana = await world.customer({ cents: 10_000 });
  await signIn();
  await sql().rows(MAKE_STAFF, [STAFF]);
  await signIn();
  await reconcile();
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

describe('books that are right', () => {
  it('show no difference, and what we have, have spent and have earned as accounts', async () => {
    await world.smsArrives(await ana.activation());
    const cancelled = await ana.activation();
    await ana.activation();
    await later({ minutes: 3 });
    await ana.cancel(cancelled.activation_id);
    await later({ minutes: 60 });
    await reconcile();
    expect(await differences()).toEqual([]);
    const { accounts } = await books();
    const at = (account: string) => accounts.find((one) => one.account === account)?.balance_micros;
    expect(at('provider:primary')).toBe(world.provider.account.balanceMicros);
    expect(at('revenue')).toBe(-Math.round(world.price * 1_000_000));
    expect(at('costs:delivered')).toBeGreaterThan(0);
    expect(at('costs:open')).toBeUndefined();
    expect(await sql().rows(OUT_OF_BALANCE)).toEqual([]);
  });

  it('are compared as far as a provider’s list can be read, and what cannot be is told and missed by nobody', async () => {
    const charges = async () => {
      await call('POST', 'reconciliation/run');
      await world.app.queue.run();
      return (await books()).last_run?.results.find(({ check }) => check === 'charges');
    };
    expect(await charges()).toMatchObject({ problem: null });
    world.provider.faults.plan('broken_row', { times: null });
    const partly = await charges();
    world.provider.faults.clear();
    expect(partly?.problem).toMatch(/^\d+ rows of its history could not be read \(id empty, .*phone string/);
    expect(partly?.compared).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
  });
});

describe('a difference', () => {
  it('of a wallet is found with its evidence, raises the alarm, and goes by itself with the fact', async () => {
    const { id } = await owner().one<{ id: string }>(RAISE, [ana.userId, 700]);
    await reconcile();
    const [found, ...others] = await differences();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{
        check: 'wallets',
        code: 'wallet_differs',
        subject: id,
        currency: 'BRL',
        amount_micros: -7_000_000,
      },
      ...{ state: 'open', evidence: { user_id: ana.userId } },
    });
    expect(found!.evidence.available_cents).toBe(Number(found!.evidence.explained_available_cents) + 700);
    await world.app.runLoop('alarms');
    const alarms = await world.app.call<ListPageDto<AlarmDto>>('GET', '/api/v1/admin/alarms?state=open', {
      headers,
    });
    expect(alarms.body.items).toMatchObject([
      { code: 'books_differ', subject: 'wallets', facts: { differences: 1 } },
    ]);
    await owner().rows(RAISE, [ana.userId, -700]);
    await reconcile();
    expect(await differences()).toEqual([]);
    expect(await differences('state=gone')).toMatchObject([{ id: found!.id, accepted_as: null }]);
    const day = dayOf(world.clock.now());
    expect(await differences(`from=${day}&to=${day}`)).toMatchObject([{ id: found!.id }]);
    expect(await differences(`from=${addDays(day, 1)}`)).toEqual([]);
    expect(await differences(`to=${addDays(day, -1)}`)).toEqual([]);
    expect((await call('GET', 'reconciliation?from=yesterday')).status).toBe(422);
  });

  it('is accepted as what it is, posted as an adjustment and not found again', async () => {
    const { month } = await books();
    await owner().rows(RAISE, [ana.userId, 300]);
    await reconcile();
    const [found] = await differences();
    const path = `reconciliation/${found!.id}/accept`;
    const refused = await call<{ detail: { fields: unknown } }>('POST', path, { as: 'gain', reason: 'no' });
    expect([refused.status, refused.body.detail.fields]).toEqual([422, { as: 'Valor inválido' }]);
    const accepted = await call<DifferenceDto>('POST', path, { as: 'loss', reason: 'A goodwill by hand' });
    expect(accepted.body).toMatchObject({
      ...{ state: 'accepted', accepted_as: 'loss', accepted_by_email: STAFF, reason: 'A goodwill by hand' },
    });
    expect((await call('POST', path, { as: 'loss', reason: 'again' })).status).toBe(409);
    await reconcile();
    expect(await differences()).toEqual([]);
    expect((await call<DifferenceDto>('GET', `reconciliation/${found!.id}`)).body).toEqual(accepted.body);
    expect((await books()).month).toEqual({
      ...month,
      adjustments: month.adjustments + 1,
      adjusted_cents: month.adjusted_cents + 300,
    });
  });

  it('of a number that a provider charged and that is not ours is found, and so is our balance there', async () => {
    const bought = world.provider.account.buy('wa', '73', null);
    if (bought.kind !== 'bought') throw new Error('nothing was sold');
    const { id, costMicros } = bought.activation;
    await world.provider.receiveSms(id, 'Code 1234');
    await later({ minutes: 60 });
    await reconcile();
    const found = await differences();
    expect(found.map(({ code, subject, amount_micros: micros }) => [code, subject, micros]).sort()).toEqual([
      ['balance_differs', 'provider:primary', -costMicros],
      ['number_unknown', `primary:${id}`, -costMicros],
    ]);
    const unknown = found.find(({ code }) => code === 'number_unknown')!;
    const both = { as: 'loss', reason: 'Seen', ids: [unknown.id, '01990000-0000-7000-8000-000000000001'] };
    expect((await call('POST', 'reconciliation/accept', both)).status).toBe(404);
    expect(await differences()).toHaveLength(2);
    const { month } = await books();
    await call('POST', `reconciliation/${unknown.id}/accept`, { as: 'loss', reason: 'Bought on its page' });
    await reconcile();
    expect(await differences()).toEqual([]);
    const lostCents = month.lost_cents + Math.round((costMicros / 10_000) * 5);
    expect((await books()).month).toEqual({ ...month, losses: month.losses + 1, lost_cents: lostCents });
  });

  it('of a return that the provider never made, or that we do not know of, is found', async () => {
    const paid = await ana.activation();
    await world.smsArrives(paid);
    const given = await ana.activation();
    await later({ minutes: 3 });
    await ana.cancel(given.activation_id);
    await later({ minutes: 60 });
    await owner().rows(CLAIM_RETURN, [paid.activation_id, 'returned']);
    await owner().rows(CLAIM_RETURN, [given.activation_id, 'charged']);
    await reconcile();
    const codes = (await differences('state=open&check=charges')).map(({ code, evidence }) => [
      code,
      evidence.order_id,
    ]);
    expect(codes.sort()).toEqual([
      ['return_missing', paid.activation_id],
      ['return_unbooked', given.activation_id],
    ]);
    const [{ party } = { party: '' }] = await differences('state=open&check=charges');
    expect(await differences(`state=open&check=charges&party=${party}`)).toHaveLength(2);
    expect(await differences('state=open&check=charges&party=PIX')).toEqual([]);
    await owner().rows(CLAIM_RETURN, [paid.activation_id, 'charged']);
    await owner().rows(CLAIM_RETURN, [given.activation_id, 'returned']);
    await reconcile();
    expect(await differences()).toEqual([]);
  });

  it('of our balance at a provider goes when the payment to it is recorded', async () => {
    await world.provider.setBalance(world.provider.account.balanceMicros + 25_000_000);
    await reconcile();
    expect(await differences()).toMatchObject([{ code: 'balance_differs', amount_micros: 25_000_000 }]);
    const payment = {
      account: 'provider:primary',
      currency: 'USD',
      amount_micros: 25_000_000,
      reason: 'Invoice 7',
    };
    const recorded = await call<BookAccountDto>('POST', 'books/payments', payment);
    expect([recorded.status, recorded.body.balance_micros]).toEqual([
      201,
      world.provider.account.balanceMicros,
    ]);
    expect((await call('POST', 'books/payments', { ...payment, account: 'provider:nobody' })).status).toBe(
      404,
    );
    expect((await call('POST', 'books/payments', { ...payment, currency: 'BRL' })).status).toBe(404);
    expect((await books()).payable).toEqual([
      { account: 'clearing:MERCADOPAGO', currency: 'BRL' },
      { account: 'provider:primary', currency: 'USD' },
    ]);
    await reconcile();
    expect(await differences()).toEqual([]);
  });

  it('of a charge that only the gateway knows, or only we, or that has another amount, is found', async () => {
    const { url: apiUrl, accessToken } = gateway;
    const adapter = new MercadoPagoGateway({ apiUrl, accessToken });
    const pay = async (amountCents: number) => {
      const created = await adapter.createPixCharge({
        ...{ topupId: randomUUID(), amountCents, description: 'Pix', notificationUrl: null },
        ...{ payer: { email: 'ana@example.com', cpf: '52998224725' }, idempotencyKey: randomUUID() },
        createdAt: world.clock.now(),
        expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
      });
      if (created.kind !== 'created') throw new Error(JSON.stringify(created));
      await gateway.pay(created.gatewayPaymentId);
      return created.gatewayPaymentId;
    };
    const unknown = await pay(1_000);
    const other = await pay(2_000);
    const same = await pay(3_000);
    for (const [cents, id] of [
      [1_500, other],
      [3_000, same],
      [4_000, '42'],
    ] as const) {
      await sql().rows(TOPUP, [ana.userId, world.clock.now(), cents, id]);
    }
    await later({ minutes: 60 });
    await reconcile();
    const found = await differences();
    expect(found.map(({ code, subject, amount_micros: micros }) => [code, subject, micros]).sort()).toEqual([
      ['charge_differs', `MERCADOPAGO:${other}`, 5_000_000],
      ['charge_missing', 'MERCADOPAGO:42', -40_000_000],
      ['charge_unknown', `MERCADOPAGO:${unknown}`, 10_000_000],
    ]);
    const { month } = await books();
    for (const as of ['gain', 'loss'] as const) {
      const ids = found
        .filter(({ amount_micros: micros }) => Number(micros) > 0 === (as === 'gain'))
        .map(({ id }) => id);
      const accepted = await call<{ items: DifferenceDto[] }>('POST', 'reconciliation/accept', {
        ...{ ids, as, reason: 'Seen' },
      });
      expect(accepted.body.items.map(({ id, accepted_as }) => [id, accepted_as])).toEqual(
        ids.sort().map((id) => [id, as]),
      );
    }
    await reconcile();
    expect(await differences()).toEqual([]);
    expect((await books()).month.lost_cents - month.lost_cents).toBe(4_000);

    // The gateway gives back a part of the accepted amount. Only this part is a new difference.
    await adapter.refund({ gatewayPaymentId: unknown, amountCents: 400, idempotencyKey: randomUUID() });
    await reconcile();
    const [given, ...more] = await differences();
    expect([given, more]).toMatchObject([
      { subject: `MERCADOPAGO:${unknown}`, amount_micros: -4_000_000 },
      [],
    ]);
    const lost = { as: 'loss', reason: 'Given back at the gateway' };
    expect((await call('POST', `reconciliation/${given!.id}/accept`, lost)).status).toBe(200);
    await reconcile();
    expect(await differences()).toEqual([]);
    expect(await sql().rows(OUT_OF_BALANCE)).toEqual([]);
  });
});

describe('the chain of days', () => {
  it('finds the day of a row that was changed behind the triggers', async () => {
    await foldFigures(world.app.database.db);
    await later({ days: 1 });
    await reconcile();
    const sealed = (await books()).last_seal!;
    expect(sealed.entries).toBeGreaterThan(10);
    const verify = async () => (await call<VerifiedChainDto>('POST', 'books/verify')).body;
    expect(await verify()).toMatchObject({ changed: [], last_seal: { digest: sealed.digest } });

    const tamper = async () => {
      await owner().rows(switchTriggers('DISABLE'));
      await owner().rows(TAMPER);
      await owner().rows(switchTriggers('ENABLE'));
    };
    const found = () => differences('state=open&check=chain');
    await tamper();
    const path = '/api/v1/admin/reports/books/verify';
    const dryRun = { headers: { ...headers, 'X-Dry-Run': 'true' } };
    expect((await world.app.call('POST', path, dryRun)).body).toMatchObject({ dry_run: true });
    expect(await found()).toEqual([]);
    expect((await verify()).changed).toMatchObject([{ day: sealed.day }]);
    const changed = { code: 'day_changed', subject: sealed.day, amount_micros: null };
    const [difference, ...others] = await found();
    expect([difference, others]).toMatchObject([changed, []]);

    const accepted = { as: 'loss', reason: 'A correction by hand, decided by the board' };
    expect((await call('POST', `reconciliation/${difference!.id}/accept`, accepted)).status).toBe(200);
    await verify();
    expect(await found()).toEqual([]);
    await tamper();
    await verify();
    expect(await found()).toMatchObject([changed]);
  });
});
