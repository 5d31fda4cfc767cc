import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { statement } from '../../../platform/database/index.js';
import { GATEWAY_CODES } from '../../../platform/gateway-codes.js';
import { CRASH_POINTS, CrashProxy, type CrashPoint } from '../../../testing/crash-proxy.js';
import {
  GATEWAYS_UNDER_TEST,
  type GatewayStep,
  type StartedGateway,
} from '../../../testing/gateways-under-test.js';
import { openTestDatabase, type HttpClient, type TestDatabase } from '../../../testing/index.js';
import { KillableServer, signInAt } from '../../../testing/killable-server.js';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import type { PayoutDto, PayoutsDto } from '../payouts/payout.dto.js';
import type { PixDepositDto, TopupDto } from '../topups/topup.dto.js';

const SETTLED = { timeout: 120_000, interval: 250 };
// Makes due now what would be due later: a reading after five seconds, a payout after a minute.
const HURRY = [
  statement('test.hurry_payouts', `UPDATE payouts SET next_try_at = now() WHERE status = 'pending'`),
  statement(
    'test.hurry_topups',
    'UPDATE topups SET last_read_at = NULL, next_read_at = now() WHERE next_read_at IS NOT NULL',
  ),
];

/** Every gateway runs the same table of steps: the process dies in each call, at each point of it. */
describe.each(GATEWAY_CODES)('money at the gateway %s', (code) => {
  const { start, calls } = GATEWAYS_UNDER_TEST[code];
  let database: TestDatabase;
  let gateway: StartedGateway;
  let proxy: CrashProxy;
  let server: KillableServer;

  const startServer = () => {
    const connected = Object.entries(gateway.simulator.environment).map(
      ([name, value]) => [name, proxy.through(value)] as const,
    );
    return KillableServer.start({
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      JWT_SECRET: 'a secret that outlives the process it was given to',
      TOPUP_SWEEP_INTERVAL_MS: '250',
      RATE_LIMITS: 'off',
      ...Object.fromEntries(connected),
    });
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await start({ clock: systemClock });
    const address = Object.values(gateway.simulator.environment).find((value) => value.startsWith('http'));
    proxy = await CrashProxy.open(address ?? '');
    server = await startServer();
  });
  afterAll(async () => {
    await server.kill();
    await proxy.close();
    await gateway.simulator.close();
    await database.close();
  });

  const hurry = () => Promise.all(HURRY.map((one) => database.db.sql.rows(one, [])));

  const signIn = () => signInAt(server.url);
  const balanceOf = async (call: HttpClient) =>
    (await call<{ balance_cents: number }>('GET', '/api/v1/wallets/BRL/balance')).body.balance_cents;

  const startTopup = (call: HttpClient, key: string) =>
    call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
      body: {
        ...{ amount_cents: 2500, gateway: code },
        payer: { identification: { type: 'CPF', number: '52998224725' } },
      },
      headers: { 'idempotency-key': key },
    });
  const payOut = (call: HttpClient, id: string) =>
    call<PayoutDto>('POST', `/api/v1/payments/topups/${id}/payouts`, { body: {} });
  const chargesFor = (topupId: string) =>
    gateway.simulator.charges().filter((charge) => charge.topupId === topupId);

  async function paymentOf(topupId: string) {
    const found = await gateway.adapter().findByReference(topupId);
    if (found.kind !== 'found') throw new Error(`the gateway has no charge for ${topupId}`);
    return found.payment;
  }

  async function credited(call: HttpClient): Promise<string> {
    const id = (await startTopup(call, randomUUID())).body.transaction_id;
    await gateway.simulator.pay((await paymentOf(id)).gatewayPaymentId);
    await settle(call, id, 'paid');
    return id;
  }

  const settle = (call: HttpClient, id: string, status: TopupDto['status']) =>
    vi.waitFor(async () => {
      await hurry();
      const { body } = await call<TopupDto>('GET', `/api/v1/payments/topups/${id}`);
      expect(body.status).toBe(status);
    }, SETTLED);

  /** Does the work while the server dies at that point of the step, then starts the server again. */
  async function dying(step: GatewayStep, point: CrashPoint, work: () => Promise<unknown>) {
    const dead = new Promise<void>((resolve) => {
      proxy.crashAt(point, calls[step], async () => {
        await server.kill();
        resolve();
      });
    });
    await Promise.all([dead, work().catch(() => undefined)]);
    server = await startServer();
    return signIn();
  }

  it.each(CRASH_POINTS)('is charged once when the process dies in the charge, %s', async (point) => {
    const { userId, call } = await signIn();
    const before = await balanceOf(call);
    const key = randomUUID();
    const again = await dying('charge', point, () => startTopup(call, key));
    // The dead run still holds the key for a while, so the call is repeated until it gets an answer.
    const { body } = await vi.waitFor(async () => {
      const answer = await startTopup(again.call, key);
      expect(answer.status).toBe(201);
      return answer;
    }, SETTLED);
    const [charge, ...others] = chargesFor(body.transaction_id);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ qrCode: body.qr_code, status: 'pending' });
    await gateway.simulator.pay(charge?.id ?? '');
    await settle(again.call, body.transaction_id, 'paid');
    expect(await balanceOf(again.call)).toBe(before + 2500);
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it.each(CRASH_POINTS)(
    'is credited once when the process dies as it reads the payment, %s',
    async (point) => {
      const { userId, call } = await signIn();
      const before = await balanceOf(call);
      gateway.simulator.faults.plan('webhook_lost', { times: 2 });
      const id = (await startTopup(call, randomUUID())).body.transaction_id;
      await gateway.simulator.pay((await paymentOf(id)).gatewayPaymentId);
      gateway.simulator.faults.clear();
      const again = await dying('reading', point, hurry);
      await settle(again.call, id, 'paid');
      await hurry();
      expect(await balanceOf(again.call)).toBe(before + 2500);
      expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
    },
  );

  it.each(CRASH_POINTS)('goes back once when the process dies in the refund, %s', async (point) => {
    const { userId, call } = await signIn();
    const before = await balanceOf(call);
    const id = await credited(call);
    const again = await dying('refund', point, () => payOut(call, id));
    await settle(again.call, id, 'refunded');
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', refundedCents: 2500 });
    expect(await balanceOf(again.call)).toBe(before);
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it.each(CRASH_POINTS)(
    'is settled as the bank says when the process dies as it asks about a refund, %s',
    async (point) => {
      const { userId, call } = await signIn();
      const before = await balanceOf(call);
      const id = await credited(call);
      gateway.simulator.faults.plan('refund_in_process');
      expect((await payOut(call, id)).body.status).toBe('pending');
      const again = await dying('reading of the refund', point, hurry);
      await gateway.simulator.endRefund((await paymentOf(id)).gatewayPaymentId, 'refused');
      await vi.waitFor(async () => {
        await hurry();
        const { body } = await again.call<PayoutsDto>('GET', '/api/v1/payments/payouts');
        expect(body.payouts.find((payout) => payout.topup_id === id)).toMatchObject({ status: 'failed' });
      }, SETTLED);
      expect(await balanceOf(again.call)).toBe(before + 2500);
      expect(await paymentOf(id)).toMatchObject({ status: 'paid', refundedCents: 0 });
      expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
    },
  );
});
