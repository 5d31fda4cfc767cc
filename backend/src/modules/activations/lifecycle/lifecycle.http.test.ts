import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { ActivationDto, CancelDto } from '../activation.dto.js';
import type { ValidatePurchaseDto } from '../purchase.dto.js';

interface Refusal {
  detail: { code: string } & Record<string, unknown>;
}

let world: ActivationWorld;
let ana: Customer;
let activation: ActivationDto;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
});

const start = async () => {
  ana = await world.customer();
  activation = await ana.activation();
};
const cents = () => Math.round(world.price * 100);
const HELD = () => ({ available: 5_000 - cents(), held: cents() });
const PAID = () => ({ available: 5_000 - cents(), held: 0 });
const BACK = { available: 5_000, held: 0 };
const cancel = () => ana.cancel<CancelDto & Refusal>(activation.activation_id);
const ask = (action: 'another' | 'finish', id = activation.activation_id) =>
  ana.call<ActivationDto & Refusal>('POST', `/sms-activate/activation/${id}/${action}`);
const shown = async () => (await ana.transactions()).recent_completed[0];

describe('cancelling', () => {
  it('waits two minutes', async () => {
    await start();
    world.clock.advance({ seconds: 30 });
    const early = await cancel();
    expect([early.status, early.body.detail]).toMatchObject([
      409,
      {
        code: 'CANCEL_TOO_EARLY',
        retry_after_seconds: 90,
        cancel_available_at: activation.cancel_available_at,
      },
    ]);
    expect(await ana.wallet()).toEqual(HELD());
  });

  it('gives the money back once, also when it is asked for twice', async () => {
    await start();
    world.clock.advance({ minutes: 2 });
    expect((await ana.transactions()).active_transactions).toMatchObject([{ can_cancel: true }]);
    const [first, second] = [await cancel(), await cancel()];
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        already_cancelled: false,
        refunded_amount: world.price,
        refunded_amount_cents: Math.round(world.price * 100),
      },
    });
    expect(second).toMatchObject({ status: 200, body: { success: true, already_cancelled: true } });
    expect(await ana.wallet()).toEqual(BACK);
    expect(await shown()).toMatchObject({ status: 'CANCELLED' });
    expect(world.rented(activation).status).toBe('cancelled');
  });

  it('is refused for the number of another customer, and for text that is not an id', async () => {
    await start();
    const eve = await world.customer();
    expect((await eve.cancel(activation.activation_id)).status).toBe(404);
    expect((await ana.cancel('not-an-id')).status).toBe(404);
  });

  it('loses against a message', async () => {
    await start();
    await world.smsArrives(activation);
    await world.tick();
    world.clock.advance({ minutes: 2 });
    expect(await cancel()).toMatchObject({ status: 409, body: { detail: { code: 'CODE_RECEIVED' } } });
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('loses against a message that only the provider knows yet', async () => {
    await start();
    world.clock.advance({ minutes: 2 });
    world.provider.faults.plan('sms_on_cancel');
    expect(await cancel()).toMatchObject({ status: 409, body: { detail: { code: 'CODE_RECEIVED' } } });
    expect(await shown()).toMatchObject({ status: 'COMPLETED' });
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('is carried out later when the provider does not answer', async () => {
    await start();
    world.clock.advance({ minutes: 2 });
    world.provider.faults.plan('reset', { action: 'setStatus' });
    expect(await cancel()).toMatchObject({
      status: 202,
      body: { success: false, pending: true, refunded_amount: 0 },
    });
    expect(await ana.wallet()).toEqual(HELD());
    expect((await ana.transactions()).active_transactions).toMatchObject([{ can_cancel: false }]);
    world.clock.advance({ seconds: 10 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
    expect(await shown()).toMatchObject({ status: 'CANCELLED' });
  });

  it('is settled at the expiry at the latest, while the provider says nothing', async () => {
    await start();
    world.clock.advance({ minutes: 2 });
    world.provider.faults.plan('reset', { action: 'setStatus', times: null });
    await cancel();
    world.clock.advance({ minutes: 18 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
    expect(await shown()).toMatchObject({ status: 'CANCELLED' });
  });

  it('warns at the fourth of a product and pauses purchases, not the account, at the fifth', async () => {
    ana = await world.customer();
    const warnings: (string | undefined)[] = [];
    const blocks: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) {
      activation = await ana.activation();
      world.clock.advance({ seconds: 125 });
      const { warning, blocked_until } = (await cancel()).body;
      warnings.push(warning);
      blocks.push(blocked_until);
    }
    expect(warnings.map((warning) => warning !== undefined)).toEqual([false, false, false, true, true]);
    const blockedUntil = new Date(world.clock.now().getTime() + 20 * 60_000).toISOString();
    expect(blocks).toEqual([undefined, undefined, undefined, undefined, blockedUntil]);
    world.clock.advance({ minutes: 5, ms: 400 });
    const block = { blocked_until: blockedUntil, retry_after_seconds: 900 };
    const refused = await ana.buy<Refusal>();
    expect([refused.status, refused.body.detail]).toMatchObject([
      403,
      { code: 'PURCHASES_BLOCKED', ...block },
    ]);
    const body = { service_code: 'wa', country_code: 'BR', quantity: 1 };
    const quote = () => ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', { body });
    expect((await quote()).body).toMatchObject({
      is_valid: false,
      error_code: 'PURCHASES_BLOCKED',
      ...block,
    });
    expect(await ana.transactions()).toMatchObject(block);
    world.clock.advance({ minutes: 15 });
    expect(await ana.transactions()).not.toHaveProperty('blocked_until');
    expect((await quote()).body).not.toHaveProperty('blocked_until');
    expect((await quote()).body).toMatchObject({ is_valid: true, error_code: null });
    expect((await ana.buy()).status).toBe(200);
  });
});

describe('the end of the window', () => {
  it('gives the money back when no message came', async () => {
    await start();
    world.clock.advance({ minutes: 20 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
    expect(await shown()).toMatchObject({ status: 'EXPIRED', can_cancel: false });
    expect((await ana.transactions()).slots.used).toBe(0);
    expect(await cancel()).toMatchObject({ status: 409, body: { detail: { code: 'ACTIVATION_CLOSED' } } });
  });

  it('finds the message that came in the last moment', async () => {
    await start();
    world.clock.advance({ minutes: 20, ms: -1 });
    await world.smsArrives(activation);
    world.clock.advance({ seconds: 1 });
    await world.app.runLoop('expiry-sweep');
    expect(await shown()).toMatchObject({ status: 'COMPLETED', sms_code: '123456' });
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('does not keep the money when the provider says nothing', async () => {
    await start();
    world.provider.faults.plan('reset', { action: 'setStatus', times: null });
    world.clock.advance({ minutes: 20 });
    await world.tick();
    expect(await ana.wallet()).toEqual(BACK);
  });

  it('may come earlier when the provider counts from its own sale', async () => {
    ana = await world.customer();
    world.provider.faults.plan('reset_but_done');
    await ana.buy();
    world.clock.advance({ minutes: 1 });
    await world.tick();
    expect((await ana.transactions()).active_transactions).toMatchObject([{ status: 'WAITING_SMS' }]);
    world.clock.advance({ minutes: 19 });
    await world.tick();
    expect(await shown()).toMatchObject({ status: 'EXPIRED' });
    expect(await ana.wallet()).toEqual(BACK);
  });

  it('leaves a paid number paid', async () => {
    await start();
    await world.smsArrives(activation);
    await world.tick();
    await ask('another');
    world.clock.advance({ minutes: 20 });
    await world.tick();
    expect(await shown()).toMatchObject({ status: 'COMPLETED' });
    expect((await ana.transactions()).active_transactions).toEqual([]);
    expect(await ana.wallet()).toEqual(PAID());
  });
});

describe('another message', () => {
  it('waits for the first one', async () => {
    await start();
    expect(await ask('another')).toMatchObject({
      status: 409,
      body: { detail: { code: 'ACTIVATION_NOT_COMPLETED' } },
    });
  });

  it('is shown when it is new; a repeated old one is not', async () => {
    await start();
    await world.smsArrives(activation, 'Code 111111');
    await world.tick();
    expect(await ask('another')).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
    expect((await ask('another')).status).toBe(200);
    world.clock.advance({ seconds: 5 });
    await world.tick();
    expect((await ana.transactions()).active_transactions).toMatchObject([
      { status: 'ACTIVE', quantidade_codigos: 1 },
    ]);
    await world.smsArrives(activation, 'Code 222222');
    await world.tick();
    expect((await ana.transactions()).active_transactions).toMatchObject([
      {
        status: 'COMPLETED',
        quantidade_codigos: 2,
        codigo_atual: '222222',
        historico_codigos: [{ codigo: '222222' }, { codigo: '111111' }],
      },
    ]);
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('says so when the provider does not answer', async () => {
    await start();
    await world.smsArrives(activation);
    await world.tick();
    world.provider.faults.plan('reset', { action: 'setStatus' });
    expect(await ask('another')).toMatchObject({
      status: 502,
      body: { detail: { code: 'PROVIDER_UNAVAILABLE' } },
    });
  });
});

describe('finishing', () => {
  it('frees the slot of a number that has its message', async () => {
    await start();
    expect(await ask('finish')).toMatchObject({
      status: 409,
      body: { detail: { code: 'ACTIVATION_NOT_COMPLETED' } },
    });
    await world.smsArrives(activation);
    await world.tick();
    expect(await ask('finish')).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
    expect((await ask('finish')).status).toBe(200);
    const { active_transactions, slots } = await ana.transactions();
    expect([active_transactions, slots.used]).toEqual([[], 0]);
    expect(await ask('another')).toMatchObject({
      status: 409,
      body: { detail: { code: 'ACTIVATION_CLOSED' } },
    });
  });

  it('is read by its id, as the panels show it, also when it is over', async () => {
    await start();
    const path = `/sms-activate/activation/${activation.activation_id}`;
    expect((await ana.call('GET', path)).body).toEqual((await ana.transactions()).active_transactions[0]);
    await world.smsArrives(activation);
    await world.tick();
    await ana.call('POST', `${path}/finish`);
    expect((await ana.call('GET', path)).body).toMatchObject({ status: 'COMPLETED', quantidade_codigos: 1 });
    world.clock.advance({ days: 2 });
    expect((await ana.call('GET', path)).body).toMatchObject({ activation_id: activation.activation_id });
    expect((await ana.call('GET', '/sms-activate/activation/none')).status).toBe(404);
  });

  it('is refused for the number of another customer', async () => {
    await start();
    const eve = await world.customer();
    const path = `/sms-activate/activation/${activation.activation_id}`;
    expect((await eve.call('GET', path)).status).toBe(404);
    expect((await eve.call('POST', `${path}/finish`)).status).toBe(404);
    expect((await eve.call('POST', `${path}/another`)).status).toBe(404);
    expect((await eve.call('GET', `/batch/user-transactions/${ana.userId}`)).status).toBe(403);
  });
});
