import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { OrderDetailDto, OrdersDto } from './orders.dto.js';
import type { WalletTransactionsDto } from './statement.dto.js';

let world: ActivationWorld;
let ana: Customer;
let cents: number;

beforeAll(async () => {
  world = await ActivationWorld.open();
  ana = await world.customer();
  cents = Math.round(world.price * 100);
});
afterAll(() => world.close());

const order = (id: string) => ana.call<OrderDetailDto>('GET', `/api/v1/orders/${id}`);
const transactions = (query = '') =>
  ana.call<WalletTransactionsDto>('GET', `/api/v1/wallets/BRL/transactions${query}`);
const stepsOf = ({ timeline }: OrderDetailDto) => timeline.map(({ step }) => step);

describe('one order', () => {
  it('that waits shows what happened so far, until when it may receive, and what is reserved', async () => {
    const { activation_id } = await ana.activation();
    const { status, body } = await order(activation_id);
    expect(status).toBe(200);
    expect(stepsOf(body)).toEqual(['requested', 'allotted', 'window_ends']);
    expect(body.transfers).toMatchObject([{ kind: 'hold', amount_cents: -cents }]);
    expect(body).toMatchObject({ messages: [], texts_kept_until: null, activation: { activation_id } });
    expect(body.item).toMatchObject({
      type: 'sms_number',
      id: activation_id,
      service: { code: 'wa', name: 'WhatsApp' },
      buy_again: { price_cents: cents, currency: 'BRL', stock: expect.any(Number), delivery_rate: null },
    });
    world.clock.advance({ minutes: 2 });
    await ana.cancel(activation_id);
  });

  it('that received shows its messages whole, how long they are kept, and that it was paid', async () => {
    const activation = await ana.activation();
    await world.smsArrives(activation);
    await world.tick();
    const { body } = await order(activation.activation_id);
    expect(stepsOf(body)).toEqual(['requested', 'allotted', 'received', 'window_ends']);
    expect(body.messages).toMatchObject([{ code: '123456', text: 'Your WhatsApp code: 123-456' }]);
    const received = Date.parse(body.messages[0]?.received_at ?? '');
    expect(Date.parse(body.texts_kept_until ?? '') - received).toBe(30 * 86_400_000);
    expect(body.transfers.map(({ kind }) => kind)).toEqual(['hold', 'capture']);
    await ana.call('POST', `/sms-activate/activation/${activation.activation_id}/finish`);
    expect(stepsOf((await order(activation.activation_id)).body)).toContain('finished');
  });

  it.each([
    ['cancelled', 2, (id: string) => ana.cancel(id)],
    ['expired', 20, () => world.tick()],
  ] as const)('that was %s shows that its money came back', async (step, minutes, close) => {
    const { activation_id } = await ana.activation();
    world.clock.advance({ minutes });
    await close(activation_id);
    const { body } = await order(activation_id);
    expect(stepsOf(body)).toEqual(['requested', 'allotted', step]);
    expect(body.transfers.map(({ kind }) => kind)).toEqual(['hold', 'release']);
    expect(body.item).toMatchObject({ activation_cost_cents: cents, refunded_amount_cents: cents });
  });

  it('is found for its own customer only, and not under anything else', async () => {
    const eve = await world.customer();
    const { activation_id } = await eve.activation();
    for (const id of [activation_id, randomUUID(), 'anything', eve.userId]) {
      expect(await order(id)).toMatchObject({ status: 404, body: { detail: { code: 'NOT_FOUND' } } });
    }
  });
});

describe('the list of orders', () => {
  it('can show only the numbers whose money came back, and counts those of the month', async () => {
    const caio = await world.customer({ cents: 5_000 });
    const list = async (query = '') =>
      (await caio.call<OrdersDto>('GET', `/api/v1/orders/my-orders${query}`)).body.data;
    expect((await list()).summary.month).toBeNull();
    const paid = await caio.activation();
    await world.smsArrives(paid);
    await world.tick();
    await caio.call('POST', `/sms-activate/activation/${paid.activation_id}/finish`);
    const cancelled = await caio.activation();
    world.clock.advance({ minutes: 2 });
    await caio.cancel(cancelled.activation_id);
    await caio.activation();
    const { summary } = await list();
    expect(summary.month).toEqual({
      sms_numbers: 3,
      numbers_with_sms: 1,
      numbers_waiting: 1,
      numbers_refunded: 1,
    });
    for (const query of [
      '',
      '&search=whatsapp',
      '&sort=amount',
      '&sort=status',
      `&search=${cancelled.phone_number.slice(-6)}`,
    ]) {
      const { items, pagination } = await list(`?type=returned${query}`);
      expect([pagination.total, items.map(({ id }) => id)], query).toEqual([1, [cancelled.activation_id]]);
    }
    const sheet = await caio.call('GET', '/api/v1/orders/my-orders?format=csv&type=returned');
    const [head, row, ...more] = sheet.text.trim().split('\n');
    expect(head).toMatch(/^created_at,type,/);
    expect(row).toContain(`WhatsApp`);
    expect([row?.endsWith(cancelled.activation_id), more]).toEqual([true, []]);
    world.clock.advance({ days: 25 });
    expect((await list()).summary).toMatchObject({ sms_numbers: 3, month: null });
  });

  it('shows the price and delivery of the same product today, and nothing where it is not sold any more', async () => {
    const { sequelize } = world.app.database.owner;
    await sequelize.query("UPDATE products SET delivery_rate = 0.92 WHERE country_iso = 'BR'");
    const { body } = await ana.call<OrdersDto>('GET', '/api/v1/orders/my-orders');
    const { items } = body.data;
    expect(items[0]).toMatchObject({
      buy_again: { price_cents: cents, currency: 'BRL', delivery_rate: 0.92 },
    });
    await sequelize.query("UPDATE countries SET is_enabled = false WHERE iso_code = 'BR'");
    const later = await ana.call<OrdersDto>('GET', '/api/v1/orders/my-orders');
    expect(later.body.data.items[0]).toMatchObject({ buy_again: null });
    await sequelize.query("UPDATE countries SET is_enabled = true WHERE iso_code = 'BR'");
  });
});

describe('the statement', () => {
  it('names the number of each movement, connects a hold with its return, and shows the totals', async () => {
    const bea = await world.customer({ cents: 3_000 });
    const activation = await bea.activation();
    world.clock.advance({ minutes: 2 });
    await bea.cancel(activation.activation_id);
    const { body } = await bea.call<WalletTransactionsDto>('GET', '/api/v1/wallets/BRL/transactions', {
      headers: { 'accept-language': 'en' },
    });
    const [release, hold, topup] = body.transactions;
    expect(release).toMatchObject({
      kind: 'release',
      amount_cents: cents,
      description: 'Reservation returned to the balance',
      order: {
        type: 'sms_number',
        id: activation.activation_id,
        status: 'CANCELLED',
        service: { code: 'wa', name: 'WhatsApp' },
        country: { name: 'Brazil', iso_code: 'BR' },
        phone_number: activation.phone_number,
      },
      counterpart: { kind: 'hold', amount_cents: -cents, balance_after_cents: 3_000 - cents },
    });
    expect(hold).toMatchObject({ kind: 'hold', counterpart: { id: release?.id, kind: 'release' } });
    expect(topup).toMatchObject({ kind: 'topup', counterpart: null });
    expect(body.period).toEqual({
      opening_balance_cents: 0,
      topups_cents: 3_000,
      paid_cents: 0,
      other_cents: 0,
      held_cents: 0,
      balance_cents: 3_000,
      returned_cents: 439,
    });
  });

  it('comes page by page, one kind at a time, and within days', async () => {
    const first = (await transactions('?limit=1')).body;
    expect(first.transactions).toHaveLength(1);
    const next = (await transactions(`?limit=1&cursor=${first.next_cursor}`)).body;
    expect(next.transactions[0]?.id).not.toBe(first.transactions[0]?.id);
    expect(next.period).toBeNull();
    const returns = (await transactions('?type=returns')).body.transactions;
    expect(new Set(returns.map(({ kind }) => kind))).toEqual(new Set(['release']));
    expect((await transactions('?from=2031-01-01')).body).toMatchObject({
      transactions: [],
      next_cursor: null,
    });
  });

  it('comes whole as a spreadsheet', async () => {
    const { status, text, headers } = await ana.call(
      'GET',
      '/api/v1/wallets/BRL/transactions?format=csv&limit=1',
    );
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    const [head, ...lines] = text.trim().split('\n');
    expect(head).toContain('created_at,kind,description,service,country,phone_number,amount_cents');
    expect(lines.length).toBeGreaterThan(4);
    expect(lines[0]).toContain('WhatsApp');
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=0', 'cursor=x', 'type=some', 'from=yesterday'])(
    'is not given for %s',
    async (query) => {
      expect(await transactions(`?${query}`)).toMatchObject({ status: 422 });
    },
  );
});
