import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorDto } from '../../../platform/http/index.js';
import type { Call, HttpClient } from '../../../testing/http-client.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';
import { mercadoPagoSignature } from '../gateways/mercado-pago/mercado-pago-webhook.service.js';
import type { PixDepositDto, TopupDto, TopupListDto } from './topup.dto.js';
import type { BalanceDto } from '../wallet.dto.js';

const TOPUP_PATH = '/api/v1/wallets/checkout/pix/deposit';
const WEBHOOK = '/api/v1/webhooks/mercadopago';
const BODY = {
  amount_cents: 2500,
  description: 'Wallet deposit',
  payer: { identification: { type: 'CPF', number: '52998224725' } },
};

let app: TopupApp;
let call: HttpClient;

beforeAll(async () => {
  app = await createTopupApp();
});

beforeEach(async () => {
  app.simulator.faults.clear();
  call = await app.customer();
});

afterAll(() => app.close());

const startTopup = <Body = PixDepositDto>(changes: Call = {}) =>
  call<Body>('POST', TOPUP_PATH, { body: BODY, ...changes });

const topup = async (id: string) => (await call<TopupDto>('GET', `/api/v1/payments/topups/${id}`)).body;

const balance = async () => (await call<BalanceDto>('GET', '/api/v1/wallets/BRL/balance')).body.balance_cents;

function paymentOf(topupId: string) {
  const { simulator } = app;
  const payment = simulator.payments.list().find(({ externalReference }) => externalReference === topupId);
  if (!payment) throw new Error(`no payment for ${topupId}`);
  return payment;
}

/** A top-up without a notification yet, so that the next one is read at once. */
async function pendingPayment() {
  app.simulator.faults.plan('webhook_lost');
  const { body } = await startTopup();
  return { topupId: body.transaction_id, paymentId: paymentOf(body.transaction_id).id };
}

describe('a Pix deposit', () => {
  it('answers the code that pays it', async () => {
    const { status, body } = await startTopup();
    expect(status).toBe(201);
    expect(body).toEqual({
      transaction_id: expect.any(String),
      gateway: 'MERCADOPAGO',
      currency: 'BRL',
      amount_cents: 2500,
      charge_currency: 'BRL',
      charge_amount_cents: 2500,
      fx_rate: 1,
      status: 'pending',
      qr_code: paymentOf(body.transaction_id).qrCode,
      qr_code_base64: expect.stringMatching(/^iVBOR/),
      expires_at: new Date(app.clock.now().getTime() + 1_800_000).toISOString(),
    });
  });

  it('is charged in reais for a wallet in dollars', async () => {
    const { body } = await startTopup({ body: { amount_cents: 401, currency: 'USD' } });
    expect(body).toMatchObject({ currency: 'USD', charge_amount_cents: 2166, fx_rate: 5.4 });
  });

  const about = (field: string) => ({ [field]: expect.stringMatching(/\w/) as string });

  it.each([
    [
      'too little',
      { amount_cents: 10 },
      { code: 'MINIMUM_AMOUNT', minimum_cents: 11, fields: about('amount_cents') },
    ],
    ['too much', { amount_cents: 1_000_001 }, { code: 'MAXIMUM_AMOUNT', maximum_cents: 1_000_000 }],
    ['a missing CPF', { payer: {} }, { code: 'INVALID_CPF', fields: about('payer.identification.number') }],
    ['another gateway', { gateway: 'CASH' }, { code: 'GATEWAY_NOT_SUPPORTED', fields: about('gateway') }],
    ['half a cent', { amount_cents: 25.5 }, { fields: { amount_cents: 'Deve ser um número inteiro' } }],
    ['no amount', { amount_cents: undefined }, { fields: { amount_cents: 'Campo obrigatório' } }],
    ['an unknown field', { bonus: 1 }, { fields: { bonus: 'Campo desconhecido' } }],
  ])('is refused for %s', async (_why, changes, detail) => {
    const answer = await startTopup<ErrorDto>({ body: { ...BODY, ...changes } });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatchObject({ code: 'VALIDATION_ERROR', ...detail });
  });

  it('needs somebody signed in', async () => {
    expect(await app.call('POST', TOPUP_PATH, { body: BODY })).toMatchObject({ status: 401 });
  });

  it('repeated with its key, even at once, is one charge and the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = app.simulator.payments.list().length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => startTopup({ headers })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(app.simulator.payments.list().length - before).toBe(1);
    const conflict = await startTopup<ErrorDto>({ headers, body: { ...BODY, amount_cents: 2600 } });
    expect(conflict).toMatchObject({ status: 409, body: { detail: { code: 'IDEMPOTENCY_CONFLICT' } } });
  });

  it('answers 502 while the gateway is down, and repeated with its key charges once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = app.simulator.payments.list().length;
    app.simulator.faults.plan('reset_but_done', { times: null });
    const down = await startTopup<ErrorDto>({ headers });
    expect(down).toMatchObject({ status: 502, body: { detail: { code: 'GATEWAY_UNAVAILABLE' } } });
    app.simulator.faults.clear();
    expect(await startTopup({ headers })).toMatchObject({ status: 201 });
    expect(app.simulator.payments.list().length - before).toBe(1);
  });
});

describe('a top-up', () => {
  it('is credited when Mercado Pago tells that it was paid', async () => {
    const { topupId, paymentId } = await pendingPayment();
    expect(await topup(topupId)).toMatchObject({ status: 'pending', qr_code: expect.any(String) });
    await app.simulator.pay(paymentId);
    expect(await topup(topupId)).toMatchObject({
      status: 'paid',
      paid_at: app.clock.now().toISOString(),
      qr_code: null,
    });
    expect(await balance()).toBe(2500);
  });

  it('is credited once when Mercado Pago tells it many times', async () => {
    const { paymentId } = await pendingPayment();
    app.simulator.faults.plan('webhook_duplicated');
    await app.simulator.pay(paymentId);
    expect(await balance()).toBe(2500);
  });

  it('is credited by the sweep when the notification is lost', async () => {
    const { paymentId } = await pendingPayment();
    app.simulator.faults.plan('webhook_lost');
    await app.simulator.pay(paymentId);
    expect(await balance()).toBe(0);
    app.clock.advance({ seconds: 15 });
    await app.sweep();
    expect(await balance()).toBe(2500);
  });

  it('is credited at once when the customer says that it was paid', async () => {
    const { topupId, paymentId } = await pendingPayment();
    app.simulator.faults.plan('webhook_lost');
    await app.simulator.pay(paymentId);
    const check = await call<TopupDto>('POST', `/api/v1/payments/topups/${topupId}/check`);
    expect(check).toMatchObject({ status: 200, body: { id: topupId, status: 'paid' } });
  });

  it('is credited although the payment came after it had expired', async () => {
    const { topupId, paymentId } = await pendingPayment();
    app.clock.advance({ minutes: 31 });
    await app.sweep();
    expect(await topup(topupId)).toMatchObject({ status: 'expired' });
    app.clock.advance({ seconds: 5 });
    await app.simulator.pay(paymentId);
    expect(await topup(topupId)).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(2500);
  });

  it('is not there for anybody else', async () => {
    const { topupId } = await pendingPayment();
    const other = await app.customer();
    for (const [method, path] of [
      ['GET', topupId],
      ['POST', `${topupId}/check`],
      ['GET', randomUUID()],
      ['GET', 'no-id'],
    ] as const) {
      expect(await other(method, `/api/v1/payments/topups/${path}`)).toMatchObject({ status: 404 });
    }
  });
});

describe('a notification of Mercado Pago', () => {
  it.each([
    ['a wrong signature', 'webhook_bad_signature'],
    ['an old time', 'webhook_stale'],
  ] as const)('with %s wakes nobody', async (_what, fault) => {
    const { paymentId } = await pendingPayment();
    app.simulator.faults.plan(fault);
    await app.simulator.pay(paymentId);
    expect(await balance()).toBe(0);
  });

  async function notify(dataId: string, changes: Record<string, string> = {}, body: unknown = {}) {
    const ts = String(Math.floor(app.clock.now().getTime() / 1000));
    const requestId = randomUUID();
    const v1 = mercadoPagoSignature(app.simulator.webhookSecret, { dataId, requestId, ts });
    const headers = { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId, ...changes };
    return app.call<ErrorDto>('POST', `${WEBHOOK}?data.id=${dataId}&type=payment`, { body, headers });
  }

  it('of a new payment leaves the next one to be read at once', async () => {
    const { paymentId } = await pendingPayment();
    expect(await notify(paymentId, {}, { action: 'payment.created' })).toMatchObject({ status: 200 });
    await app.simulator.pay(paymentId);
    expect(await balance()).toBe(2500);
  });

  it.each([
    ['an action that is no text', { action: { is: 'payment.created' } }],
    ['nothing', undefined],
  ])('that carries %s is taken as news of a change', async (_what, body) => {
    const { paymentId } = await pendingPayment();
    app.simulator.faults.plan('webhook_lost');
    await app.simulator.pay(paymentId);
    expect(await notify(paymentId, {}, body)).toMatchObject({ status: 200 });
    expect(await balance()).toBe(2500);
  });

  it('is taken whatever its body carries, as often as it comes, also for a payment that is not ours', async () => {
    const body = { action: 'payment.updated', data: { id: '1' }, version: 7, application_id: null };
    expect(await notify('987654', {}, body)).toMatchObject({ status: 200, body: { received: true } });
    expect(await notify('987654', {}, body)).toMatchObject({ status: 200 });
  });

  it.each([
    ['another signature', { 'x-signature': `ts=1773144000,v1=${'0'.repeat(64)}` }],
    ['a signature for another request', { 'x-request-id': 'another-request' }],
    ['no readable signature', { 'x-signature': 'hello' }],
  ])('with %s is answered 401', async (_how, headers) => {
    expect(await notify('987654', headers)).toMatchObject({
      status: 401,
      body: { detail: { code: 'INVALID_SIGNATURE' } },
    });
  });

  it('without any signature is answered 401', async () => {
    const answer = await app.call<ErrorDto>('POST', `${WEBHOOK}?topic=payment&id=1`, { body: {} });
    expect(answer).toMatchObject({ status: 401, body: { detail: { code: 'INVALID_SIGNATURE' } } });
  });
});

describe('the top-ups that can be paid', () => {
  it('are listed newest first with their code, for their owner alone, until their time is up', async () => {
    const owner = await app.customer();
    const body = { amount_cents: 2500, payer: { identification: { type: 'CPF', number: '52998224725' } } };
    const made: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      app.clock.advance({ seconds: 1 });
      const answer = await owner<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', { body });
      made.unshift(answer.body.transaction_id);
    }
    const list = async (query: string) =>
      (await owner<TopupListDto>('GET', `/api/v1/payments/topups?${query}`)).body;
    const first = await list('status=pending&limit=2');
    expect(first.items.map(({ id, qr_code }) => [id, qr_code !== null])).toEqual([
      [made[0], true],
      [made[1], true],
    ]);
    const second = await list(`status=pending&limit=2&cursor=${first.next_cursor}`);
    expect([second.items.map(({ id }) => id), second.next_cursor]).toEqual([[made[2]], null]);
    const stranger = await app.customer();
    expect(
      (await stranger<TopupListDto>('GET', '/api/v1/payments/topups?status=pending')).body.items,
    ).toEqual([]);
    app.clock.advance({ minutes: 31 });
    expect((await list('status=pending')).items).toEqual([]);
    expect((await list('')).items).toHaveLength(3);
    expect((await owner('GET', '/api/v1/payments/topups?status=lost')).status).toBe(422);
  });
});
