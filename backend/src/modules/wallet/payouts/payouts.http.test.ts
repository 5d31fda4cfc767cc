import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAwayError } from '../../../platform/database/index.js';
import type { HttpClient } from '../../../testing/http-client.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';
import type { PixDepositDto } from '../topups/topup.dto.js';
import type { WalletTransactionDto } from '../statement/statement.dto.js';
import type { PayoutDto, PayoutsDto } from './payout.dto.js';
import { PayoutService } from './payout.service.js';

const PAYOUTS = '/api/v1/payments/payouts';
const NEW_TOPUP = {
  amount_cents: 2500,
  payer: { identification: { type: 'CPF', number: '52998224725' } },
};

let app: TopupApp;
let call: HttpClient;
let topupId: string;

beforeAll(async () => void (app = await createTopupApp()));
beforeEach(async () => {
  call = await app.customer();
  // Then the payment's own notification is the first one, and the first one is read at once.
  app.simulator.faults.plan('webhook_lost');
  const { body } = await call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: NEW_TOPUP,
  });
  topupId = body.transaction_id;
  const [payment] = app.simulator.payments.list();
  await app.simulator.pay(payment?.id ?? '');
});
afterAll(() => app.close());

const pay = (amount_cents: unknown, headers: Record<string, string> = {}) =>
  call<PayoutDto>('POST', `/api/v1/payments/topups/${topupId}/payouts`, { body: { amount_cents }, headers });

describe('POST /api/v1/payments/topups/{id}/payouts', () => {
  it('gives money back, which the balance, the statement, the orders and the list then show', async () => {
    const { status, body } = await pay(1000);
    expect(status).toBe(201);
    expect(body).toMatchObject({ topup_id: topupId, status: 'paid', amount_cents: 1000, failure: null });
    expect((await call('GET', '/api/v1/wallets/BRL/balance')).body).toMatchObject({ balance_cents: 1500 });
    const statement = await call<{ transactions: WalletTransactionDto[] }>(
      'GET',
      '/api/v1/wallets/BRL/transactions',
    );
    expect(statement.body.transactions.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['payout_settled', 0],
      ['payout', -1000],
      ['topup', 2500],
    ]);
    const orders = await call('GET', '/api/v1/orders/my-orders');
    expect(orders.body).toMatchObject({
      data: {
        items: [
          { id: topupId, amount: 25, amount_cents: 2500, returned_amount: 10, returned_amount_cents: 1000 },
        ],
      },
    });
    expect((await call<PayoutsDto>('GET', PAYOUTS)).body).toEqual({
      payouts: [body],
      payable: [
        {
          topup_id: topupId,
          currency: 'BRL',
          topup_amount_cents: 2500,
          payable_cents: 1500,
          paid_at: expect.any(String) as string,
          payable_until: expect.any(String) as string,
        },
      ],
    });
  });

  it('answers a repetition with the same payout', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await pay(1000, key), await pay(1000, key)];
    expect(second.body).toEqual(first.body);
    expect((await call<PayoutsDto>('GET', PAYOUTS)).body.payouts).toHaveLength(1);
    expect(await pay(900, key)).toMatchObject({
      status: 409,
      body: { detail: { code: 'IDEMPOTENCY_CONFLICT' } },
    });
  });

  it('answers a repetition with the payout that was begun before the database went away', async () => {
    const lost = new DatabaseAwayError(new Error('Connection terminated unexpectedly'), 'unknown');
    vi.spyOn(PayoutService.prototype, 'carryOut').mockRejectedValueOnce(lost);
    const before = (await call<PayoutsDto>('GET', PAYOUTS)).body.payouts;
    const key = { 'idempotency-key': 'cut off' };
    expect((await pay(100, key)).status).toBe(503);
    const repeated = await pay(100, key);
    expect(repeated).toMatchObject({ status: 201, body: { amount_cents: 100 } });
    const { payouts } = (await call<PayoutsDto>('GET', PAYOUTS)).body;
    expect(payouts.map(({ id }) => id).sort()).toEqual(
      [...before.map(({ id }) => id), repeated.body.id].sort(),
    );
    vi.restoreAllMocks();
  });

  it.each([0, -100, 10.5, '1000', null])('refuses the amount %s', async (amount) => {
    expect(await pay(amount)).toMatchObject({ status: 422, body: { detail: { code: 'VALIDATION_ERROR' } } });
  });

  it('gives back all that is left where no amount is named', async () => {
    await pay(1000);
    expect(await pay(undefined)).toMatchObject({ status: 201, body: { amount_cents: 1500, status: 'paid' } });
    expect(await pay(undefined)).toMatchObject({
      status: 409,
      body: { detail: { code: 'PAYOUT_NOT_POSSIBLE' } },
    });
  });

  it('refuses more than there is, and says how much there is', async () => {
    expect(await pay(2501)).toMatchObject({
      status: 422,
      body: { detail: { code: 'PAYOUT_TOO_HIGH', maximum_cents: 2500 } },
    });
  });
});

describe('an account with a payout', () => {
  it('cannot be deleted while the bank has not answered, and can afterwards', async () => {
    app.simulator.faults.plan('refund_in_process');
    expect((await pay(2500)).body).toMatchObject({ status: 'pending' });
    const remove = () => call('DELETE', '/api/v1/users/me', { body: { password: 'Correta-Porca-7!' } });
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        detail: {
          code: 'ACCOUNT_IN_USE',
          open: [{ kind: 'pending_payout', currency: 'BRL', amount_cents: 2500 }],
        },
      },
    });
    const [payment] = app.simulator.payments.list();
    const refund = payment?.refunds[0];
    if (payment && refund) app.simulator.payments.endRefund(payment, refund, 'approved');
    app.clock.advance({ minutes: 5 });
    await app.runLoop('payout-sweep');
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it('finds it in the export', async () => {
    await pay(1000);
    expect((await call('GET', '/api/v1/users/me/export')).body).toMatchObject({
      payouts: [{ topup_id: topupId, amount_cents: 1000 }],
    });
  });
});
