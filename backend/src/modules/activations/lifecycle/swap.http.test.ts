import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { ActivationDto, SwapPendingDto } from '../activation.dto.js';
import { SmsActivateProvider } from '../../catalogue/providers/sms-activate.js';
import type { ValidatePurchaseDto } from '../purchase.dto.js';

interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

const MOVED = statement(
  'test.swap.moved',
  `SELECT t.kind, (t.reference_id = $2) AS "isOld", t.amount_cents AS cents FROM transfers t
     JOIN activations a ON a.id = t.reference_id WHERE a.user_id = $1 ORDER BY t.id`,
);
const ENDS = statement('test.swap.ends', `SELECT closed_by AS "closedBy" FROM activations WHERE id = $1`);
const RAISE = statement(
  'test.swap.raise',
  `UPDATE offers SET cost_micros = cost_micros * $1::numeric WHERE service_code = 'wa'`,
);
const OUT_OF_BALANCE = statement(
  'test.swap.out_of_balance',
  'SELECT currency FROM account_entries GROUP BY currency HAVING sum(micros) <> 0',
);

let world: ActivationWorld;
let ana: Customer;
let old: ActivationDto;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { delivery: { least_sample: 5 } } });
});
afterAll(async () => {
  expect(await world.app.database.db.sql.rows(OUT_OF_BALANCE)).toEqual([]);
  await world.close();
});

/** Nearly all messages of the product came within this time, in seconds. */
const PATIENCE = 150;

async function learn(): Promise<void> {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => world.customer()));
  const bought = await Promise.all(buyers.map((buyer) => buyer.activation()));
  world.clock.advance({ seconds: PATIENCE });
  for (const activation of bought) await world.smsArrives(activation);
  await world.tick();
  await world.app.runLoop('delivery-figures');
}
beforeEach(async () => {
  ana = await world.customer();
  old = await ana.activation();
});
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
});

type Answer = ActivationDto & SwapPendingDto & Refusal;
const swap = (key?: string, id = old.activation_id, by = ana) =>
  by.call<Answer>('POST', `/sms-activate/activation/${id}/swap`, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const get = async (id = old.activation_id) =>
  (await ana.call<ActivationDto>('GET', `/sms-activate/activation/${id}`)).body;
const cents = () => Math.round(world.price * 100);
const HELD = () => ({ available: 5_000 - cents(), held: cents() });
const PAID = () => ({ available: 5_000 - cents(), held: 0 });
const BACK = { available: 5_000, held: 0 };
const open = async () => (await ana.transactions()).active_transactions;
const closedBy = async () =>
  (await world.app.database.db.sql.one<{ closedBy: string | null }>(ENDS, [old.activation_id])).closedBy;

describe('a swap', () => {
  it('is not offered while too little is known of the product', async () => {
    expect(old).toMatchObject({ can_swap: false, swap_available_at: null });
    world.clock.advance({ minutes: 10 });
    expect(await swap()).toMatchObject({ status: 409, body: { detail: { code: 'SWAP_NOT_AVAILABLE' } } });
    await learn();
  });

  it('waits as long as nearly all messages take', async () => {
    const available = new Date(new Date(old.created_at).getTime() + PATIENCE * 1000).toISOString();
    expect(old).toMatchObject({ can_swap: false, swap_available_at: available });
    world.clock.advance({ seconds: PATIENCE - 20 });
    expect((await swap()).body.detail).toMatchObject({
      code: 'SWAP_TOO_EARLY',
      retry_after_seconds: 20,
      swap_available_at: available,
    });
    world.clock.advance({ seconds: 20 });
    expect(await get()).toMatchObject({ can_swap: true });
    expect(await ana.wallet()).toEqual(HELD());
  });

  it('gives the old number back and answers with another one for the same money', async () => {
    world.clock.advance({ seconds: PATIENCE });
    const { status, body } = await swap();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'WAITING_SMS', service_price_cents: old.service_price_cents });
    expect(body.phone_number).not.toBe(old.phone_number);
    expect(await ana.wallet()).toEqual(HELD());
    expect(await get()).toMatchObject({ status: 'CANCELLED', can_swap: false, swap_available_at: null });
    expect(await closedBy()).toBe('swap');
    expect((await open()).map(({ activation_id }) => activation_id)).toEqual([body.activation_id]);
    expect([world.rented(old).status, world.rented(body).status]).toEqual(['cancelled', 'waiting']);
    expect(await world.app.database.db.sql.rows(MOVED, [ana.userId, old.activation_id])).toEqual([
      { kind: 'hold', isOld: true, cents: cents() },
      { kind: 'release', isOld: true, cents: cents() },
      { kind: 'hold', isOld: false, cents: cents() },
    ]);
    await world.smsArrives(body);
    await world.tick();
    expect(await ana.wallet()).toEqual(PAID());
    expect((await swap('later')).body).toMatchObject({
      activation_id: body.activation_id,
      status: 'COMPLETED',
    });
  });

  it('happens once, however often and at whatever moment it is asked for', async () => {
    world.clock.advance({ seconds: PATIENCE });
    const first = await Promise.all([swap('tap'), swap('tap'), swap(), swap()]);
    expect(first.map(({ status }) => status).filter((status) => status !== 200 && status !== 202)).toEqual(
      [],
    );
    const numbers = await open();
    expect(numbers).toHaveLength(1);
    expect(await ana.wallet()).toEqual(HELD());
    const [replayed, fresh] = [await swap('tap'), await swap()];
    expect(fresh.body.activation_id).toBe(numbers[0]?.activation_id);
    expect(replayed).toEqual(expect.objectContaining({ status: first[0].status, body: first[0].body }));
    expect(await open()).toHaveLength(1);
  });

  it('does not count as a cancel of the customer, and is refused while purchases are paused', async () => {
    for (let count = 0; count < 6; count += 1) {
      world.clock.advance({ seconds: PATIENCE });
      old = (await swap()).body;
    }
    world.clock.advance({ seconds: PATIENCE });
    expect((await ana.cancel(old.activation_id)).body).not.toHaveProperty('warning');
    for (let count = 0; count < 4; count += 1) {
      const next = await ana.activation();
      old = next;
      world.clock.advance({ seconds: 121 });
      if (count < 3) await ana.cancel(next.activation_id);
    }
    const other = await ana.activation();
    world.clock.advance({ seconds: PATIENCE });
    await ana.cancel(old.activation_id);
    const body = { service_code: 'wa', country_code: 'BR', quantity: 1 };
    expect(
      (await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body })).body
        .error_code,
    ).toBe('PURCHASES_BLOCKED');
    expect(await swap(undefined, other.activation_id)).toMatchObject({
      status: 403,
      body: { detail: { code: 'PURCHASES_BLOCKED' } },
    });
    expect(await get(other.activation_id)).toMatchObject({ status: 'WAITING_SMS' });
  });

  it('buys no second number while the old one is not given back, and then returns the money', async () => {
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('reset', { action: 'setStatus' });
    const pending = await swap('silent');
    expect(pending).toMatchObject({ status: 202, body: { success: false, pending: true, settles_by: null } });
    expect(await ana.wallet()).toEqual(HELD());
    expect(await open()).toMatchObject([
      { activation_id: old.activation_id, can_cancel: false, can_swap: false },
    ]);
    world.clock.advance({ seconds: 10 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
    expect([(await get()).status, await closedBy()]).toEqual(['CANCELLED', 'swap']);
    expect(await open()).toEqual([]);
    expect(await swap('silent')).toMatchObject({ status: 202, body: pending.body });
  });

  it('brings a number also when the poll sees the old one end before the provider has answered', async () => {
    world.clock.advance({ seconds: PATIENCE });
    vi.spyOn(SmsActivateProvider.prototype, 'cancel').mockImplementationOnce(async () => {
      world.provider.account.cancel(world.rented(old));
      await world.app.runLoop('provider-poll');
      return { kind: 'cancelled', exchange: { request: '', response: '', latencyMs: 1 } };
    });
    const { status, body } = await swap();
    expect([status, body.status]).toEqual([200, 'WAITING_SMS']);
    expect(await ana.wallet()).toEqual(HELD());
  });

  it('loses against a message, also one that only the provider knows yet', async () => {
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('sms_on_cancel');
    expect(await swap()).toMatchObject({ status: 409, body: { detail: { code: 'CODE_RECEIVED' } } });
    expect(await get()).toMatchObject({ status: 'COMPLETED', can_swap: false });
    expect(await swap()).toMatchObject({ status: 409, body: { detail: { code: 'CODE_RECEIVED' } } });
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('returns the money where no other number is to be had', async () => {
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('no_numbers', { times: null });
    const refused = await swap();
    expect([refused.status, refused.body.detail]).toMatchObject([
      409,
      { code: 'SWAP_NO_NUMBER', refunded_amount_cents: cents(), currency: 'BRL' },
    ]);
    expect(await ana.wallet()).toEqual(BACK);
    expect(await open()).toEqual([]);
    expect((await swap()).body.detail.code).toBe('SWAP_NO_NUMBER');
  });

  it('never costs more, and no more than the price that was paid allows', async () => {
    world.clock.advance({ seconds: PATIENCE });
    await world.app.database.owner.sql.rows(RAISE, [10]);
    expect((await swap()).body.detail.code).toBe('SWAP_NO_NUMBER');
    expect(await ana.wallet()).toEqual(BACK);
    await world.app.database.owner.sql.rows(RAISE, [0.1]);
  });

  it('leaves a new number in doubt to the sweep, with its money held', async () => {
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('empty_but_done', { action: 'getNumberV2' });
    const { status, body } = await swap();
    expect([status, body.pending]).toEqual([202, true]);
    expect(body.settles_by).not.toBeNull();
    expect(await ana.wallet()).toEqual(HELD());
    world.clock.advance({ seconds: 30 });
    await world.tick();
    await world.tick();
    expect(await open()).toHaveLength(1);
    expect((await swap()).status).toBe(200);
    expect(await ana.wallet()).toEqual(HELD());
  });

  it('gives way to a cancel, and neither begins during one', async () => {
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('reset', { action: 'setStatus', times: 2 });
    expect((await ana.cancel(old.activation_id)).status).toBe(202);
    expect(await swap()).toMatchObject({ status: 409, body: { detail: { code: 'ACTIVATION_CLOSED' } } });
    world.clock.advance({ seconds: 10 });
    await world.tick();
    old = await ana.activation();
    world.clock.advance({ seconds: PATIENCE });
    world.provider.faults.plan('reset', { action: 'setStatus' });
    expect((await swap()).status).toBe(202);
    expect((await ana.cancel(old.activation_id)).status).toBe(200);
    expect([await closedBy(), await ana.wallet()]).toEqual(['customer', BACK]);
  });

  it('is refused for the number of another customer, and for text that is not an id', async () => {
    const eve = await world.customer();
    expect((await swap(undefined, old.activation_id, eve)).status).toBe(404);
    expect((await swap(undefined, 'none')).status).toBe(404);
  });
});
