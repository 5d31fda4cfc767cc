import { expect, it } from 'vitest';
import { ActivationWorld } from '../../testing/activation-world.js';
import { createTopupApp } from '../../testing/topup-app.js';
import type { TestApp } from '../../testing/index.js';
import type { StatusDto } from './status.dto.js';

const SAMPLE = 20;

const statusOf = async ({ call }: TestApp) => (await call<StatusDto>('GET', '/api/v1/status')).body;

it('tells of finished numbers within 90 seconds', async () => {
  const world = await ActivationWorld.open({ settings: { max_open_activations: SAMPLE } });
  try {
    const { app, clock } = world;
    const ana = await world.customer({ cents: 50_000 });
    for (let bought = 0; bought < SAMPLE; bought += 1) await world.smsArrives(await ana.activation());
    await world.tick();
    for (const { activation_id } of (await ana.transactions()).active_transactions)
      await ana.call('POST', `/sms-activate/activation/${activation_id}/finish`);

    // The worst case: the last round ran just before the numbers ended, and a reader comes just before the next one.
    const { intervalMs } = app.container.loops.find(({ name }) => name === 'delivery-figures')!;
    clock.advance({ seconds: intervalMs / 1_000 });
    expect((await statusOf(app)).delivery).toEqual([]);
    await app.runLoop('delivery-figures');
    clock.advance({ seconds: 90 - (2 * intervalMs) / 1_000 });
    const line = { service: 'wa', country: 'BR', samples: SAMPLE, rate: 1 };
    expect((await statusOf(app)).delivery).toMatchObject([
      { ...line, window: '1h', median_seconds: expect.any(Number) as number },
      { ...line, window: '24h', p90_seconds: expect.any(Number) as number },
    ]);
  } finally {
    await world.close();
  }
});

it('tells which gateway gives no charge, until it gives one again', async () => {
  const app = await createTopupApp();
  try {
    const call = await app.customer();
    const topUp = () =>
      call('POST', '/api/v1/wallets/checkout/pix/deposit', {
        body: {
          amount_cents: 2_500,
          description: 'Wallet deposit',
          payer: { identification: { type: 'CPF', number: '52998224725' } },
        },
      });
    const state = async () => (await statusOf(app)).gateways;
    const working = { code: 'PIX', state: 'working' };
    expect(await state()).toEqual([{ code: 'MERCADOPAGO', state: 'working' }, working]);

    app.simulator.faults.plan('server_error', { times: null });
    expect((await topUp()).status).toBe(502);
    app.clock.advance({ seconds: 31 });
    expect(await state()).toEqual([{ code: 'MERCADOPAGO', state: 'failing' }, working]);

    app.simulator.faults.clear();
    expect((await topUp()).status).toBe(201);
    expect(await state()).toEqual([{ code: 'MERCADOPAGO', state: 'working' }, working]);
  } finally {
    await app.close();
  }
});
