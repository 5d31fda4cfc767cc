import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListPageDto } from '../../../platform/http/index.js';
import type { HttpClient } from '../../../testing/http-client.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';
import type { PixDepositDto } from '../../wallet/topups/topup.dto.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { AdminTopupDetailDto, AdminTopupDto } from '../../wallet/index.js';
import type { RefundedTopupDto } from './topup.dto.js';

const TOPUPS = '/api/v1/admin/topups';
const NEW_TOPUP = {
  amount_cents: 2500,
  payer: { identification: { type: 'CPF', number: '52998224725' } },
};

let app: TopupApp;
let call: StaffCall;
let ana: HttpClient;
let userId: string;
let id: string;

beforeAll(async () => {
  app = await createTopupApp();
  await createAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance({ days: 30 });
  app.simulator.faults.clear();
  // The notification of the new charge is lost, because a late reading of it could find the payment.
  app.simulator.faults.plan('webhook_lost');
  call = await signInAdministrator(app);
  ana = await app.customer();
  userId = (await ana<{ id: string }>('GET', '/api/v1/users/me')).body.id;
  const { body } = await ana<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: NEW_TOPUP,
  });
  id = body.transaction_id;
});

const detail = async () => (await call<AdminTopupDetailDto>('GET', `${TOPUPS}/${id}`)).body;
const list = async (query: string) =>
  (await call<ListPageDto<AdminTopupDto>>('GET', `${TOPUPS}?user_id=${userId}&${query}`)).body.items;
const refund = (body: object = {}, headers: Record<string, string> = {}) =>
  call<RefundedTopupDto & { detail: { code: string } }>('POST', `${TOPUPS}/${id}/refund`, body, headers);
const paymentOf = () => app.simulator.payments.list().find((each) => each.externalReference === id)!;
const balance = async () =>
  (await ana<{ balance_cents: number }>('GET', '/api/v1/wallets/BRL/balance')).body.balance_cents;

/** Pays without a notification: the case for which staff read a top-up again. */
async function paidUnheard(): Promise<void> {
  app.simulator.faults.plan('webhook_lost');
  await app.simulator.pay(paymentOf().id);
  app.clock.advance({ seconds: 6 });
}
async function credited(): Promise<void> {
  await paidUnheard();
  await call('POST', `${TOPUPS}/${id}/reread`, {});
}

describe('top-ups', () => {
  it('are found by state, customer, payment and id', async () => {
    expect(await list('status=pending')).toMatchObject([{ id, status: 'pending', amount_cents: 2500 }]);
    for (const other of ['paid', 'expired', 'failed', 'refunded'])
      expect(await list(`status=${other}`)).toEqual([]);
    const payment = (await detail()).gateway_payment_id!;
    const short = id.slice(-8);
    for (const text of [payment, id, userId, short, encodeURIComponent(`#${short.toUpperCase()}`)]) {
      expect(
        (await call<ListPageDto<AdminTopupDto>>('GET', `${TOPUPS}?search=${text}`)).body.items,
      ).toMatchObject([{ id }]);
    }
    expect(await list('needs_staff=true')).toEqual([]);
    expect(await list('needs_staff=false&gateway=MERCADOPAGO')).toHaveLength(1);
    expect(await list('gateway=PIX')).toEqual([]);
    expect(await list('currency=BRL')).toHaveLength(1);
    expect(await list('currency=USD')).toEqual([]);
    expect(await list('credited=true')).toEqual([]);
    expect((await call('GET', `${TOPUPS}?status=lost`)).status).toBe(422);
    expect((await call('GET', `${TOPUPS}/${userId}`)).status).toBe(404);
    expect(
      (await call('GET', `${TOPUPS}?format=csv&user_id=${userId}`)).text.trim().split('\n'),
    ).toHaveLength(2);
  });

  it('are found by the moment of their credit, whatever happened to the money later', async () => {
    app.clock.advance({ minutes: 10 });
    const then = app.clock.now().toISOString();
    await credited();
    expect(await list(`from=${then}`)).toEqual([]);
    expect(await list(`credited=true&to=${then}`)).toEqual([]);
    expect(await list(`credited=true&from=${then}`)).toMatchObject([{ id, status: 'paid' }]);
    await refund();
    expect(await list(`credited=true&from=${then}`)).toMatchObject([{ id, status: 'refunded' }]);
    expect(await list('status=returned')).toMatchObject([{ id }]);
    expect(await list('status=charged_back')).toEqual([]);
  });

  it('that were paid unheard are credited when staff re-read them, once', async () => {
    await paidUnheard();
    expect(await balance()).toBe(0);
    const reread = await call<AdminTopupDetailDto>('POST', `${TOPUPS}/${id}/reread`, { reason: 'ticket 7' });
    expect(reread.body).toMatchObject({
      status: 'paid',
      refundable_cents: 2500,
      transfers: [{ kind: 'topup' }],
    });
    await call('POST', `${TOPUPS}/${id}/reread`, {});
    expect(await balance()).toBe(2500);
  });
});

describe('a refund of a top-up', () => {
  it('goes back to its payer however old it is, in parts, with a dry run before', async () => {
    await credited();
    app.clock.advance({ minutes: 14 });
    const dryRun = await refund({ amount_cents: 1000 }, { 'x-dry-run': 'true' });
    expect(dryRun.body).toMatchObject({
      dry_run: true,
      changes: [{ before: { balance_cents: 2500 }, after: { balance_cents: 1500, returned_cents: 1000 } }],
    });
    expect(await balance()).toBe(2500);
    const key = { 'idempotency-key': `part of ${id}` };
    expect((await refund({ amount_cents: 1000 }, key)).body).toMatchObject({
      payout: { status: 'paid', amount_cents: 1000 },
      topup: { refundable_cents: 1500 },
    });
    expect((await refund({ amount_cents: 1000 }, key)).status).toBe(201);
    expect((await refund()).body).toMatchObject({
      payout: { amount_cents: 1500 },
      topup: { status: 'refunded' },
    });
    expect((await refund()).body.detail.code).toBe('PAYOUT_NOT_POSSIBLE');
    expect(paymentOf().refunds.map(({ amountCents }) => amountCents)).toEqual([1000, 1500]);
    expect(await balance()).toBe(0);
    expect(await faultsOf(app.database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('happens once when two of the staff and the customer ask for it together', async () => {
    await credited();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => refund()),
      ana('POST', `/api/v1/payments/topups/${id}/payouts`, { body: {} }),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(paymentOf().refunds).toHaveLength(1);
    expect(await faultsOf(app.database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('that the gateway refuses says why, and the money is in the wallet again', async () => {
    await credited();
    app.simulator.payments.chargeBack(paymentOf());
    const { status, body } = await refund();
    expect([status, body.payout]).toMatchObject([201, { status: 'failed', failure: 'REFUSED_BY_GATEWAY' }]);
    expect(body.payout.failure_detail).not.toBe('');
    expect(body.topup.payouts).toMatchObject([{ failure_detail: body.payout.failure_detail }]);
    expect(await balance()).toBe(2500);
  });

  it('that was charged back comes back with the dispute that is won, step by step', async () => {
    await credited();
    const reread = async () => {
      app.clock.advance({ seconds: 6 });
      return (await call<AdminTopupDetailDto>('POST', `${TOPUPS}/${id}/reread`, {})).body;
    };
    app.simulator.payments.chargeBack(paymentOf());
    expect(await reread()).toMatchObject({
      ...{ status: 'refunded', staff_reason: 'CHARGED_BACK_AFTER_CREDIT', charged_back_cents: 2500 },
    });
    expect(await list('status=charged_back')).toMatchObject([{ id }]);
    expect(await list('status=returned')).toEqual([]);
    expect(await balance()).toBe(0);
    app.simulator.payments.reimburse(paymentOf());
    expect(await reread()).toMatchObject({
      ...{ status: 'paid', staff_reason: null, charged_back_cents: 0, refundable_cents: 2500 },
      steps: [{ kind: 'credit' }, { kind: 'chargeback' }, { kind: 'chargeback_won', amount_cents: 2500 }],
    });
    expect(await balance()).toBe(2500);
    expect(await faultsOf(app.database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('takes no more than is unspent, and nothing of what nobody paid', async () => {
    expect((await refund()).body.detail.code).toBe('PAYOUT_NOT_POSSIBLE');
    expect(await detail()).toMatchObject({ refund_obstacle: 'NOT_PAID', refundable_cents: 0 });
    await credited();
    expect(await refund({ amount_cents: 2501 })).toMatchObject({
      status: 422,
      body: { detail: { code: 'PAYOUT_TOO_HIGH', maximum_cents: 2500 } },
    });
  });
});
