import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ActivationWorld } from '../testing/activation-world.js';

let world: ActivationWorld;

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 31 });
});

describe('buying a number', () => {
  it('holds the money, delivers the number, takes the money with the first message and lists the order', async () => {
    const ana = await world.customer();
    const cents = Math.round(world.price * 100);

    const { status, body } = await ana.buy();
    expect(status).toBe(200);
    expect(body).toMatchObject({ successful_numbers: 1, failed_numbers: 0, refunded_amount: 0, failed_transactions: [] });
    expect(body.attempts_progress).toEqual([{ number: 1, attempt: 1, max_attempts: 3, outcome: 'bought' }]);
    const [activation] = body.successful_transactions;
    expect(activation).toMatchObject({
      status: 'WAITING_SMS',
      service_price: world.price,
      currency: 'BRL',
      can_cancel: false,
      country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '/images/flags/BR.svg' },
      service: { code: 'wa', name: 'WhatsApp', image_url: '/images/services/whatsapp.svg' },
    });
    expect(activation?.phone_number).toMatch(/^\+55\d{10,11}$/);
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents, held: cents });

    await world.smsArrives(activation!);
    await world.tick();

    const { active_transactions, recent_completed, slots, sms_today } = await ana.transactions();
    expect(active_transactions).toMatchObject([
      { activation_id: activation?.activation_id, status: 'COMPLETED', codigo_atual: '123456', quantidade_codigos: 1 },
    ]);
    expect(recent_completed).toHaveLength(1);
    expect({ slots, sms_today }).toEqual({ slots: { max: 2, used: 1 }, sms_today: 1 });
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents, held: 0 });
    expect(world.events.ofType('sms_received').at(-1)).toMatchObject({
      userId: ana.userId,
      fields: { activation_id: activation?.activation_id, code: '123456' },
    });

    const orders = await ana.call<{ data: { items: unknown[] } }>('GET', '/api/v1/orders/my-orders');
    expect(orders.body.data.items).toMatchObject([{ type: 'sms_number', status: 'COMPLETED', sms_code: '123456' }]);
  });
});
