import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import {
  createAdministrator,
  signInAdministrator,
  STAFF,
  type StaffCall,
} from '../../../testing/staff-calls.js';
import type { ActivationDto } from '../../activations/activation.dto.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { AdminOrderDetailDto, CancelledOrderDto, RefundedOrderDto } from './order.dto.js';

const ORDERS = '/api/v1/admin/orders';
const TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $4, $2, 'Pix', $3, $2, $2,
           CASE WHEN $3 IN ('paid', 'refunded') THEN $2::timestamptz END) RETURNING id`,
);
const AUDIT = statement(
  'test.audit',
  `SELECT action, reason, before, after FROM audit_entries WHERE entity_id = $1 ORDER BY id`,
);
const MESSAGE = statement('test.message', 'SELECT id FROM messages WHERE activation_id = $1');
const BLOCKED = statement('test.blocked', 'SELECT 1 FROM purchase_blocks WHERE user_id = $1');

interface Refusal {
  detail: { code: string };
}

let world: ActivationWorld;
let ana: Customer;
let call: StaffCall;

const sql = () => world.app.database.db.sql;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  await createAdministrator(world.app);
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 45 });
});
beforeEach(async () => {
  call = await signInAdministrator(world.app);
  ana = await world.customer();
});

const detail = async (id: string) => (await call<AdminOrderDetailDto>('GET', `${ORDERS}/${id}`)).body;
const act = <Body = Refusal>(id: string, action: string, body: object = {}, headers = {}) =>
  call<Body>('POST', `${ORDERS}/${id}/${action}`, body, headers);
const audited = (id: string) => sql().rows<{ action: string; reason: string | null }>(AUDIT, [id]);
const topup = async (status: string, paymentId: string | null = null) =>
  (await sql().one<{ id: string }>(TOPUP, [ana.userId, world.clock.now(), status, paymentId])).id;
const cents = () => Math.round(world.price * 100);
const BACK = { available: 5_000, held: 0 };
const PAID = () => ({ available: 5_000 - cents(), held: 0 });

async function delivered(customer = ana): Promise<ActivationDto> {
  const activation = await customer.activation();
  world.clock.advance({ seconds: 40 });
  await world.smsArrives(activation);
  await world.tick();
  return activation;
}

describe('an order', () => {
  it('shows what happened from the first try to the last cent, and never what its message says', async () => {
    const { activation_id: id } = await delivered();
    await act(id, 'notes', { text: 'asked for the code again', reason: 'A call' });
    const answer = await call<AdminOrderDetailDto>('GET', `${ORDERS}/${id}`);
    expect(answer.text).not.toContain('123-456');
    expect(answer.text).not.toContain(world.provider.apiKey);
    const { number, timeline, transfers, notes } = answer.body;
    expect(timeline.map(({ type }) => type)).toEqual([
      ...['ordered', 'transfer', 'attempt', 'allotted', 'message', 'transfer', 'note'],
    ]);
    expect(transfers.map(({ kind }) => kind)).toEqual(['hold', 'capture']);
    expect(notes).toMatchObject([{ text: 'asked for the code again', author_email: STAFF }]);
    expect(await audited(id)).toMatchObject([{ action: 'order.note', reason: 'A call' }]);
    expect(number).toMatchObject({
      attempts: [{ number: 1, provider: 'primary', outcome: 'bought' }],
      messages: [{ is_shown: true, is_kept: true }],
      actions: {
        cancel: { is_possible: false, obstacle: 'CODE_RECEIVED' },
        refund: { is_possible: true, obstacle: null },
        recheck: { is_possible: true },
      },
    });
    const { margin } = number!;
    expect(margin.margin_cents).toBe(margin.price_cents - margin.cost_cents!);
    expect(number!.actions.refund.margin_after_cents).toBe(-margin.cost_cents!);
  });

  it('of a top-up shows its money, and of nobody is not found', async () => {
    const id = await topup('pending');
    expect(await detail(id)).toMatchObject({ type: 'credit_transaction', number: null, status: 'pending' });
    expect((await act(id, 'cancel')).body.detail.code).toBe('ORDER_NOT_CANCELLABLE');
    expect((await act(id, 'refund')).body.detail.code).toBe('ORDER_NOT_REFUNDABLE');
    for (const action of ['cancel', 'refund', 'recheck'])
      expect((await act(ana.userId, action)).status).toBe(404);
    expect((await act(ana.userId, 'notes', { text: 'x' })).status).toBe(404);
    expect((await act(id, 'notes', { text: ' ' })).status).toBe(422);
  });

  it('reveals a message for a reason, which stays in the audit', async () => {
    const { activation_id: id } = await delivered();
    const message = (await sql().one<{ id: string }>(MESSAGE, [id])).id;
    const reveal = (reason?: string) => call('POST', `/api/v1/admin/messages/${message}/reveal`, { reason });
    expect([(await reveal()).status, (await reveal(' ')).status]).toEqual([422, 422]);
    expect((await reveal('ticket 2288')).body).toMatchObject({ order_id: id, code: '123456' });
    expect(await audited(message)).toMatchObject([{ action: 'message.reveal', reason: 'ticket 2288' }]);
    expect((await call('POST', `/api/v1/admin/messages/${id}/reveal`, { reason: 'x' })).status).toBe(404);
  });

  it('asks the provider again, and takes in the message that it holds', async () => {
    const activation = await ana.activation();
    await world.smsArrives(activation);
    const { body } = await act<{ provider_says: string; order: AdminOrderDetailDto }>(
      activation.activation_id,
      'recheck',
    );
    expect(body).toMatchObject({ provider_says: 'received', order: { status: 'delivered' } });
    expect(await ana.wallet()).toEqual(PAID());
    world.provider.faults.plan('reset', { action: 'getStatus' });
    world.provider.faults.plan('reset', { action: 'getStatusV2' });
    expect((await act(activation.activation_id, 'recheck')).status).toBe(502);
  });
});

describe('a cancel by staff', () => {
  /** The provider takes a number back only two minutes after it was rented. */
  async function oldEnough(): Promise<ActivationDto> {
    const activation = await ana.activation();
    world.clock.advance({ minutes: 2 });
    return activation;
  }

  it('gives the number back at once and the money with it, audited, and once', async () => {
    const { activation_id: id, ...activation } = await oldEnough();
    const first = await act<CancelledOrderDto>(id, 'cancel', { reason: 'wrong country' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        already_cancelled: false,
        refunded_amount_cents: cents(),
        order: { status: 'cancelled' },
      },
    });
    expect(first.body.order.number).toMatchObject({ closed_by: 'staff', cost_state: 'returned' });
    expect((await act<CancelledOrderDto>(id, 'cancel')).body).toMatchObject({ already_cancelled: true });
    expect(world.rented(activation as ActivationDto).status).toBe('cancelled');
    expect(await ana.wallet()).toEqual(BACK);
    expect(await audited(id)).toMatchObject([{ action: 'order.cancel', reason: 'wrong country' }]);
  });

  it('does not count against the customer', async () => {
    for (let count = 0; count < 5; count += 1) {
      await act((await oldEnough()).activation_id, 'cancel');
    }
    expect(await ana.wallet()).toEqual(BACK);
    expect(await sql().row(BLOCKED, [ana.userId])).toBeNull();
  });

  it('waits for the provider, and is carried out when it answers', async () => {
    const { activation_id: id } = await oldEnough();
    world.provider.faults.plan('reset', { action: 'setStatus' });
    expect(await act(id, 'cancel')).toMatchObject({
      status: 202,
      body: { pending: true, refunded_amount: 0 },
    });
    world.clock.advance({ seconds: 10 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
    expect((await detail(id)).number).toMatchObject({ activation_status: 'CANCELLED', closed_by: 'staff' });
  });

  it('is not offered once the window is over, and refused with the reason that was shown', async () => {
    const { activation_id: id } = await ana.activation();
    world.clock.advance({ minutes: 21 });
    expect((await detail(id)).number?.actions.cancel).toEqual({
      is_possible: false,
      obstacle: 'ACTIVATION_CLOSED',
    });
    const { status, body } = await act(id, 'cancel');
    expect([status, body.detail.code]).toEqual([409, 'ACTIVATION_CLOSED']);
  });

  it('is only tried in a dry run', async () => {
    const { activation_id: id } = await ana.activation();
    const dryRun = await act(id, 'cancel', {}, { 'x-dry-run': 'true' });
    expect(dryRun.body).toMatchObject({ dry_run: true, changes: [{ after: { status: 'cancelled' } }] });
    expect(await detail(id)).toMatchObject({ status: 'shipped', number: { cancel_requested_at: null } });
  });

  it('loses against a message that only the provider knows yet', async () => {
    const { activation_id: id } = await oldEnough();
    world.provider.faults.plan('sms_on_cancel');
    expect(await act(id, 'cancel')).toMatchObject({
      status: 409,
      body: { detail: { code: 'CODE_RECEIVED' } },
    });
    expect(await detail(id)).toMatchObject({ status: 'delivered' });
    expect(await ana.wallet()).toEqual(PAID());
  });
});

describe('a refund by staff', () => {
  it('is told with its loss before, and gives the price back once', async () => {
    const { activation_id: id } = await delivered();
    const dryRun = await act(id, 'refund', { reason: 'no use' }, { 'x-dry-run': 'true' });
    const { margin } = (await detail(id)).number!;
    expect(dryRun.body).toMatchObject({
      dry_run: true,
      changes: [
        {
          before: { status: 'delivered', balance_cents: 5_000 - cents(), margin_cents: margin.margin_cents },
          after: { status: 'refunded', balance_cents: 5_000, margin_cents: -margin.cost_cents! },
        },
      ],
    });
    expect(await ana.wallet()).toEqual(PAID());

    world.events.clear();
    const key = { 'idempotency-key': 'refund-once' };
    const done = await act<RefundedOrderDto>(id, 'refund', { reason: 'no use' }, key);
    expect(done.body).toMatchObject({
      refunded_amount_cents: cents(),
      order: {
        status: 'refunded',
        payment_status: 'refunded',
        number: { margin: { margin_cents: -margin.cost_cents! } },
      },
    });
    expect((await act(id, 'refund', { reason: 'no use' }, key)).status).toBe(200);
    expect((await act(id, 'refund')).body.detail.code).toBe('ORDER_ALREADY_REFUNDED');
    expect(world.events.ofType('balance_changed').map(({ fields }) => fields)).toMatchObject([
      { balance_cents: 5_000 },
    ]);
    expect(await ana.wallet()).toEqual(BACK);
    expect(await audited(id)).toMatchObject([{ action: 'order.refund', reason: 'no use' }]);
    expect(await faultsOf(sql(), [ana.userId])).toEqual(NO_FAULTS);
  });

  it('is shown to its customer as what it is', async () => {
    const { activation_id: id } = await delivered();
    await act(id, 'refund');
    const { body: history } = await ana.call<{ data: { items: object[]; summary: object } }>(
      'GET',
      '/api/v1/orders/my-orders',
    );
    expect(history.data).toMatchObject({
      items: [{ id, status: 'COMPLETED', refunded_amount_cents: cents(), sms_code: '123456' }],
      summary: { numbers_refunded: 1 },
    });
    const { body: wallet } = await ana.call<{ transactions: object[] }>(
      'GET',
      '/api/v1/wallets/BRL/transactions',
    );
    expect(wallet.transactions[0]).toMatchObject({
      kind: 'refund',
      amount_cents: cents(),
      balance_after_cents: 5_000,
      reference: { type: 'activation', id },
    });
    // A refunded number uses no slot, and cannot be asked for another code.
    const { slots } = await ana.transactions();
    expect(slots.used).toBe(0);
    expect((await ana.call('POST', `/sms-activate/activation/${id}/another`)).status).toBe(409);
  });

  it('happens once, whoever of the staff asks for it at the same moment', async () => {
    const { activation_id: id } = await delivered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'refund')));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await ana.wallet()).toEqual(BACK);
    expect(await audited(id)).toHaveLength(1);
    expect(await faultsOf(sql(), [ana.userId])).toEqual(NO_FAULTS);
  });

  it('comes after a message and never beside a cancel, however staff, customer and message meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bought = await world.customer();
      const activation = await bought.activation();
      const id = activation.activation_id;
      expect((await act(id, 'refund')).body.detail.code).toBe('ORDER_NOT_REFUNDABLE');
      world.clock.advance({ minutes: 2 });
      await world.smsArrives(activation);
      await Promise.all([
        ...[act(id, 'cancel'), bought.cancel(id), act(id, 'refund'), act(id, 'recheck'), act(id, 'refund')],
        world.tick(),
      ]);
      const { status, transfers } = await detail(id);
      const moved = transfers.map(({ kind }) => kind).join(' ');
      expect([
        'delivered: hold capture',
        'refunded: hold capture refund',
        'cancelled: hold release',
      ]).toContain(`${status}: ${moved}`);
      expect(await faultsOf(sql(), [bought.userId])).toEqual(NO_FAULTS);
    }
  });

  it('asks for a confirmed session', async () => {
    const { activation_id: id } = await delivered();
    world.clock.advance({ minutes: 16 });
    expect((await act(id, 'refund')).body.detail.code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await act(id, 'notes', { text: 'still open to notes' })).status).toBe(201);
  });
});
