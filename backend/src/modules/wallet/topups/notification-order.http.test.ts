import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpClient } from '../../../testing/http-client.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import { mercadoPagoSignature } from '../gateways/mercado-pago/mercado-pago-webhook.service.js';
import type { PixDepositDto, TopupDto } from './topup.dto.js';
import type { BalanceDto } from '../wallet.dto.js';

const TOPUP_PATH = '/api/v1/wallets/checkout/pix/deposit';
const WEBHOOK = '/api/v1/webhooks/mercadopago';
const BODY = { amount_cents: 2500, payer: { identification: { type: 'CPF', number: '52998224725' } } };
const WEEK_SECONDS = 7 * 24 * 60 * 60;

type Action = 'payment.created' | 'payment.updated';

let app: TopupApp;
let call: HttpClient;
let userId: string;
let topupId: string;
let paymentId: string;

beforeAll(async () => void (app = await createTopupApp()));
afterAll(() => app.close());

/** A top-up that waits for its payment; the gateway sends no notification by itself. */
beforeEach(async () => {
  call = await app.customer();
  userId = (await call<{ id: string }>('GET', '/api/v1/users/me')).body.id;
  app.simulator.faults.clear();
  app.simulator.faults.plan('webhook_lost', { times: null });
  topupId = (await call<PixDepositDto>('POST', TOPUP_PATH, { body: BODY })).body.transaction_id;
  const payment = app.simulator.payments
    .list()
    .find(({ externalReference }) => externalReference === topupId);
  paymentId = payment!.id;
  app.clock.advance({ seconds: 5 });
});

const payment = () => app.simulator.payments.get(paymentId)!;

/** Sends a notification with a valid signature; answers the HTTP status. */
async function notify(action: Action, ageSeconds = 0): Promise<number> {
  const ts = String(Math.floor(app.clock.now().getTime() / 1000) - ageSeconds);
  const requestId = randomUUID();
  const v1 = mercadoPagoSignature(app.simulator.webhookSecret, { dataId: paymentId, requestId, ts });
  const answer = await app.call('POST', `${WEBHOOK}?data.id=${paymentId}&type=payment`, {
    body: { action, type: 'payment', data: { id: paymentId } },
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
  });
  return answer.status;
}

/** Sends a notification long enough after the last reading, so that it is read at once. */
async function notifyLater(action: Action): Promise<void> {
  app.clock.advance({ seconds: 6 });
  expect(await notify(action)).toBe(200);
}

/** What the customer sees; also checks that the books are right. */
async function outcome() {
  expect(await faultsOf(app.database.db.sql, [userId])).toEqual(NO_FAULTS);
  const { body: topup } = await call<TopupDto>('GET', `/api/v1/payments/topups/${topupId}`);
  const { body: wallet } = await call<BalanceDto>('GET', '/api/v1/wallets/BRL/balance');
  return [topup.status, wallet.balance_cents];
}

/** The gateway says that a payment which it had approved was cancelled. */
function cancelAtGateway(): void {
  Object.assign(payment(), { status: 'cancelled', statusDetail: 'by_collector' });
}

describe('notifications with a right signature', () => {
  it('credit once when the payment is told of before its creation', async () => {
    await app.simulator.pay(paymentId);
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['paid', 2500]);
    await notifyLater('payment.created');
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['paid', 2500]);
  });

  it('credit once when all of them come at the same moment', async () => {
    await app.simulator.pay(paymentId);
    const actions: Action[] = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? 'payment.updated' : 'payment.created',
    );
    const statuses = await Promise.all(actions.map((action) => notify(action)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await outcome()).toEqual(['paid', 2500]);
  });

  it('take nothing back when a paid payment is told to be cancelled, and credit it no second time', async () => {
    await app.simulator.pay(paymentId);
    await notifyLater('payment.updated');
    cancelAtGateway();
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['paid', 2500]);
    payment().status = 'approved';
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['paid', 2500]);
  });

  it('credit nothing for a cancelled payment, whatever is told of it afterwards', async () => {
    app.simulator.payments.cancel(payment());
    await notifyLater('payment.updated');
    await notifyLater('payment.created');
    expect(await outcome()).toEqual(['failed', 0]);
  });

  it('credit nothing for a payment that was refunded before it was told of', async () => {
    await app.simulator.pay(paymentId);
    app.simulator.payments.refund(payment(), null);
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['refunded', 0]);
    await notifyLater('payment.updated');
    await notifyLater('payment.created');
    expect(await outcome()).toEqual(['refunded', 0]);
  });

  it('credit nothing for a payment that was refunded in part before it was told of', async () => {
    await app.simulator.pay(paymentId);
    app.simulator.payments.refund(payment(), 500);
    await notifyLater('payment.updated');
    await notifyLater('payment.created');
    expect(await outcome()).toEqual(['failed', 0]);
  });

  it('credit nothing for a payment that was charged back before it was told of', async () => {
    await app.simulator.pay(paymentId);
    await app.simulator.chargeBack(paymentId);
    await notifyLater('payment.updated');
    await notifyLater('payment.created');
    expect(await outcome()).toEqual(['refunded', 0]);
  });

  it('do not bring refunded money back when the payment is told of once more', async () => {
    await app.simulator.pay(paymentId);
    await notifyLater('payment.updated');
    app.simulator.payments.refund(payment(), null);
    await notifyLater('payment.updated');
    payment().status = 'approved';
    payment().refunds = [];
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['refunded', 2500]);
  });

  it('that were signed a week ago start no reading, and the same content signed now credits once', async () => {
    await app.simulator.pay(paymentId);
    app.clock.advance({ days: 7 });
    expect(await notify('payment.updated', WEEK_SECONDS)).toBe(401);
    expect(await outcome()).toEqual(['pending', 0]);
    await notifyLater('payment.updated');
    await notifyLater('payment.updated');
    expect(await outcome()).toEqual(['paid', 2500]);
  });
});
