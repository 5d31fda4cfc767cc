import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ListPageDto } from '../../../platform/http/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { Answer } from '../../../testing/http-client.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { ActivationDto } from '../../activations/activation.dto.js';
import type { AdminActivationDto, ListedOrderDto } from '../../activations/index.js';
import type { AdminOrderDetailDto, OrderStatsDto } from './order.dto.js';

const ORDERS = '/api/v1/admin/orders';
const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
const PAYMENTS = ['pending', 'paid', 'failed', 'refunded'] as const;

const TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $4, $2, 'Pix', $3, $2, $2,
           CASE WHEN $3 IN ('paid', 'refunded') THEN $2::timestamptz END) RETURNING id`,
);

const CHARGE_BACK = statement(
  'test.charge_back',
  'UPDATE topups SET charged_back_cents = amount_cents WHERE id = $1',
);

let world: ActivationWorld;
let ana: Customer;
let call: StaffCall;

const sql = () => world.app.database.db.sql;

beforeAll(async () => {
  world = await ActivationWorld.open({ timeoutMs: 1_000, settings: { max_open_activations: 10 } });
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

const list = async (query = '') =>
  (await call<ListPageDto<ListedOrderDto>>('GET', `${ORDERS}?per_page=100${query}`)).body.items;
const topup = async (status: string, paymentId: string | null = null) =>
  (await sql().one<{ id: string }>(TOPUP, [ana.userId, world.clock.now(), status, paymentId])).id;
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id).sort();
const cents = () => Math.round(world.price * 100);

async function delivered(customer = ana): Promise<ActivationDto> {
  const activation = await customer.activation();
  world.clock.advance({ seconds: 40 });
  await world.smsArrives(activation);
  await world.tick();
  return activation;
}

/** Orders in every state that they can be in. */
async function orders(): Promise<Record<string, string>> {
  const cancelled = await ana.activation();
  world.clock.advance({ minutes: 2 });
  await ana.cancel(cancelled.activation_id);
  const [shipped, paid] = [await ana.activation(), await delivered()];
  const refunded = await delivered();
  await call('POST', `${ORDERS}/${refunded.activation_id}/refund`, {});
  // The provider does not say whether it sold the last one.
  world.provider.faults.plan('hang', { action: 'getNumberV2' });
  await ana.buy();
  world.provider.faults.clear();
  return {
    cancelled: cancelled.activation_id,
    shipped: shipped.activation_id,
    paid: paid.activation_id,
    refunded: refunded.activation_id,
    topupPending: await topup('pending'),
    topupPaid: await topup('paid', `payment-of-${ana.userId}`),
    topupExpired: await topup('expired'),
    topupRefunded: await topup('refunded', `other-of-${ana.userId}`),
  };
}

describe('the list of orders', () => {
  it('says where numbers and top-ups stand in the documented words, and finds them by each of them', async () => {
    const made = await orders();
    const own = `&user_id=${ana.userId}`;
    const all = await list(own);
    const words = new Map(all.map((order) => [order.id, [order.type, order.status, order.payment_status]]));
    expect(Object.fromEntries(Object.entries(made).map(([name, id]) => [name, words.get(id)]))).toEqual({
      cancelled: ['sms_number', 'cancelled', 'refunded'],
      shipped: ['sms_number', 'shipped', 'pending'],
      paid: ['sms_number', 'delivered', 'paid'],
      refunded: ['sms_number', 'refunded', 'refunded'],
      topupPending: ['credit_transaction', 'pending', 'pending'],
      topupPaid: ['credit_transaction', 'delivered', 'paid'],
      topupExpired: ['credit_transaction', 'cancelled', 'failed'],
      topupRefunded: ['credit_transaction', 'refunded', 'refunded'],
    });
    expect(all.filter(({ status }) => status === 'processing')).toHaveLength(1);
    expect(all).toHaveLength(9);
    for (const status of STATUSES) {
      expect(ids(await list(`${own}&status=${status}`))).toEqual(
        ids(all.filter((each) => each.status === status)),
      );
    }
    for (const payment of PAYMENTS) {
      expect(ids(await list(`${own}&payment=${payment}`))).toEqual(
        ids(all.filter((each) => each.payment_status === payment)),
      );
    }
    expect(await list(`${own}&type=credit_transaction`)).toHaveLength(4);
    expect(await list(`${own}&status=delivered&type=sms_number`)).toMatchObject([{ id: made['paid'] }]);

    const { body: stats } = await call<OrderStatsDto>('GET', `${ORDERS}/stats`);
    const counted = await Promise.all(
      STATUSES.map(async (status) => (await list(`&status=${status}`)).length),
    );
    expect(Object.values(stats.orders_by_status)).toEqual(counted);
    expect(stats).toMatchObject({ total_orders: (await list()).length, avg_order_value_cents: cents() });
    expect(stats.recent_orders.map(({ id }) => id)).toEqual((await list()).slice(0, 5).map(({ id }) => id));
  });

  it('says what staff have to know to act: the situation, the provider, what is left, what may be done', async () => {
    const made = await orders();
    const own = `&user_id=${ana.userId}`;
    const all = await list(own);
    const of = (name: string) => all.find(({ id }) => id === made[name]);
    expect(of('shipped')).toMatchObject({
      situation: 'waiting',
      provider: 'primary',
      margin_cents: null,
      actions: {
        cancel: { is_possible: true },
        refund: { is_possible: false },
        recheck: { is_possible: true },
      },
    });
    const paid = of('paid')!;
    expect(paid).toMatchObject({ situation: 'delivered', actions: { refund: { is_possible: true } } });
    const { body: detail } = await call<AdminOrderDetailDto>('GET', `${ORDERS}/${paid.id}`);
    expect(paid.margin_cents).toBe(detail.number!.margin.margin_cents);
    expect(of('cancelled')).toMatchObject({ situation: 'cancelled', margin_cents: 0 });
    expect(of('refunded')!.margin_cents).toBeLessThan(0);
    expect(of('topupPaid')).toMatchObject({ situation: null, provider: null, actions: null });
    expect(of('topupRefunded')).toMatchObject({ situation: null });
    expect(ids(await list(`${own}&situation=given_back`))).toEqual(
      [made['refunded']!, made['topupRefunded']!].sort(),
    );
    await sql().rows(CHARGE_BACK, [made['topupRefunded']!]);
    const chargedBack = (await list(own)).find(({ id }) => id === made['topupRefunded']);
    expect(chargedBack).toMatchObject({ status: 'refunded', situation: 'charged_back' });
    const uncertain = all.filter(({ situation }) => situation === 'uncertain');
    expect(uncertain).toHaveLength(1);
    expect(ids(await list(`${own}&situation=to_act`))).toEqual(ids(uncertain));
    const dispute = { kind: 'code_wrong', words: 'The code was refused.' };
    await ana.call('POST', `/api/v1/orders/${paid.id}/case`, { body: dispute });
    const toAct = await list(`${own}&situation=to_act`);
    expect(ids(toAct)).toEqual(ids([...uncertain, paid]));
    expect(toAct.find(({ id }) => id === paid.id)?.situation).toBe('disputed');
    expect(ids(await list(`${own}&situation=given_back`))).toEqual([made['refunded']]);
    expect(ids(await list(`${own}&situation=charged_back`))).toEqual([made['topupRefunded']]);
    expect(await list(`${own}&situation=no_code`)).toEqual([]);
  });

  it('pages over both kinds by cursor, each order once', async () => {
    const made = await orders();
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const path: string = `${ORDERS}?per_page=2&user_id=${ana.userId}${cursor && `&cursor=${cursor}`}`;
      const { body, headers }: Answer<ListPageDto<ListedOrderDto>> = await call('GET', path);
      expect([body.total, headers.get('x-total-count')]).toEqual([9, '9']);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
      expect(headers.get('x-next-cursor')).toBe(cursor);
    } while (cursor);
    expect(seen).toHaveLength(9);
    expect(new Set(seen)).toEqual(new Set([...seen, ...Object.values(made)]));
    const { text } = await call('GET', `${ORDERS}?format=csv&user_id=${ana.userId}`);
    expect(text.trim().split('\n')).toHaveLength(10);
  });

  it('finds by number, order, payment and customer, and by time', async () => {
    const first = await ana.activation();
    const payment = `mp-${ana.userId}`;
    const paid = await topup('paid', payment);
    const { body: me } = await ana.call<{ email: string }>('GET', '/api/v1/users/me');
    const found = async (text: string) => ids(await list(`&search=${encodeURIComponent(text)}`));
    const number = [first.activation_id];
    expect(await found(first.phone_number_formatted)).toEqual(number);
    expect(await found(first.phone_number.slice(-8))).toEqual(number);
    expect(await found(first.phone_number.slice(0, -1))).toContain(first.activation_id);
    expect(await found(first.phone_number.slice(1, -2))).toContain(first.activation_id);
    expect(await found(first.activation_id)).toEqual(number);
    const short = first.activation_id.slice(-8);
    for (const text of [short, short.toUpperCase(), `#${short.toUpperCase()}`, ` # ${short}`])
      expect(await found(text), text).toEqual(number);
    expect(await found(`#${paid.slice(-8)}`)).toEqual([paid]);
    expect(await found(short.slice(1))).toEqual([]);
    expect(await found(payment)).toEqual([paid]);
    expect(await found(me.email)).toEqual(ids([{ id: first.activation_id }, { id: paid }]));
    expect(await found(ana.userId)).toHaveLength(2);
    for (const nothing of ['%', 'nobody at all', '99999999999', "'; --"])
      expect(await found(nothing)).toEqual([]);

    const today = world.clock.now().toISOString().slice(0, 10);
    const own = `&user_id=${ana.userId}`;
    expect(await list(`${own}&from=${today}&to=${today}`)).toHaveLength(2);
    expect(await list(`${own}&to=2020-01-01`)).toEqual([]);
    world.clock.advance({ seconds: 1 });
    expect(await list(`${own}&from=${world.clock.now().toISOString()}`)).toEqual([]);
    for (const wrong of [
      'from=yesterday',
      'to=2026-02-30',
      'status=lost',
      'type=x',
      'user_id=1',
      'payment=y',
    ]) {
      expect((await call('GET', `${ORDERS}?${wrong}`)).status).toBe(422);
    }
  });

  it('shows the desk what is open now, with how it was tried', async () => {
    const waiting = await ana.activation();
    await delivered();
    const ended = await ana.activation();
    world.clock.advance({ minutes: 2 });
    await ana.cancel(ended.activation_id);
    const own = `user_id=${ana.userId}`;
    const listed = async (query: string) =>
      (await call<ListPageDto<AdminActivationDto>>('GET', `/api/v1/admin/activations?${own}&${query}`)).body
        .items;
    expect((await listed('')).map(({ status }) => status)).toEqual(['COMPLETED', 'WAITING_SMS']);
    expect(await listed('status=WAITING_SMS')).toMatchObject([
      { id: waiting.activation_id, attempts: 1, last_attempt: { provider: 'primary', outcome: 'bought' } },
    ]);
    expect(await listed('state=recent')).toHaveLength(3);
    const possible = { is_possible: true, obstacle: null };
    expect((await listed('')).map(({ actions }) => actions)).toEqual([
      { cancel: { is_possible: false, obstacle: 'CODE_RECEIVED' }, recheck: possible },
      { cancel: possible, recheck: possible },
    ]);
    const end = waiting.phone_number.slice(-8);
    expect(await listed(`search=${end.slice(0, 4)}-${end.slice(4)}`)).toMatchObject([
      { id: waiting.activation_id },
    ]);
    const short = encodeURIComponent(`#${waiting.activation_id.slice(-8).toUpperCase()}`);
    expect(await listed(`search=${short}`)).toMatchObject([{ id: waiting.activation_id }]);
    for (const text of ['maria', end.slice(-3), `${end}x`])
      expect(await listed(`search=${text}`)).toEqual([]);
    expect(await listed('search=%20')).toHaveLength(2);
    expect(await listed('state=recent&service=tg')).toEqual([]);
    expect(await listed('state=recent&country=br&provider=primary&service=wa')).toHaveLength(3);

    // Its window is over before the sweep has ended it.
    world.clock.advance({ minutes: 20 });
    const over = { is_possible: false, obstacle: 'ACTIVATION_CLOSED' };
    expect(await listed('status=WAITING_SMS')).toMatchObject([
      { actions: { cancel: over, recheck: possible } },
    ]);
    const { body } = await call<AdminOrderDetailDto>('GET', `${ORDERS}/${waiting.activation_id}`);
    expect(body.number?.actions).toMatchObject({ cancel: over, recheck: possible });
  });
});
