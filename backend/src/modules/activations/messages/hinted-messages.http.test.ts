import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ActivationWorld } from '../../../testing/activation-world.js';
import { PATIENTLY } from '../../../testing/patience.js';

let world: ActivationWorld;

beforeAll(async () => {
  world = await ActivationWorld.open({ webhookSecret: null });
});
afterAll(() => world.close());

it('believes a notification without a secret only in that the provider is asked', async () => {
  const ana = await world.customer();
  const activation = await ana.activation();
  const { id } = world.rented(activation);
  const push = () =>
    world.app.call('POST', '/api/v1/webhooks/sms/primary', {
      body: { activationId: id, text: 'Code 666666' },
    });

  expect((await push()).status).toBe(200);
  expect((await ana.transactions()).active_transactions).toMatchObject([{ status: 'WAITING_SMS' }]);

  await world.smsArrives(activation, 'Code 121212');
  world.clock.advance({ seconds: 6 });
  expect((await push()).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await ana.transactions()).active_transactions).toMatchObject([{ sms_code: '121212' }]),
    PATIENTLY,
  );
});
