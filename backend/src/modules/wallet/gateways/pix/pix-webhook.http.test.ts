import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../../testing/index.js';
import { SLOW } from '../../../../testing/slow.js';
import { createTopupApp, type TopupApp } from '../../../../testing/topup-app.js';
import type { PayoutDto } from '../../payouts/payout.dto.js';
import type { PixDepositDto, TopupDto } from '../../topups/topup.dto.js';

const WEBHOOK = '/api/v1/webhooks/pix';
const TAKEN = { status: 200, body: { received: true } };

let app: TopupApp;
let call: HttpClient;

beforeAll(async () => void (app = await createTopupApp()));
beforeEach(async () => {
  app.bank.faults.clear();
  call = await app.customer();
});
afterAll(() => app.close());

const notice = (...txids: string[]) => ({ pix: txids.map((txid) => ({ txid, valor: '25.00' })) });
const txidOf = (topupId: string) => topupId.replaceAll('-', '');
const notify = (body: unknown, path = WEBHOOK) => app.call('POST', path, { body });

async function startTopup(): Promise<string> {
  const body = {
    amount_cents: 2500,
    gateway: 'PIX',
    payer: { identification: { type: 'CPF', number: '52998224725' } },
  };
  const answer = await call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', { body });
  expect(answer).toMatchObject({ status: 201, body: { gateway: 'PIX', charge_amount_cents: 2500 } });
  return answer.body.transaction_id;
}

const balance = async () =>
  (await call<{ balance_cents: number }>('GET', '/api/v1/wallets/BRL/balance')).body.balance_cents;
const statusOf = async (id: string) =>
  (await call<TopupDto>('GET', `/api/v1/payments/topups/${id}`)).body.status;
const readingsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const read = vi.spyOn(app.bank.account, 'get');
  await work();
  const readings = read.mock.calls.length;
  read.mockRestore();
  return readings;
};

describe('a top-up at the bank', () => {
  it('is credited when the bank tells of its payment, at the address with /pix behind it', async () => {
    const id = await startTopup();
    expect(await app.bank.pay(txidOf(id))).toBe('paid');
    expect(await statusOf(id)).toBe('paid');
    expect(await balance()).toBe(2500);
  });

  it('is credited once, however often it is notified', async () => {
    const id = await startTopup();
    app.bank.faults.plan('webhook_duplicated');
    await app.bank.pay(txidOf(id));
    expect(await balance()).toBe(2500);
  });

  it('is credited by the sweep when no notification comes', async () => {
    const id = await startTopup();
    app.bank.faults.plan('webhook_lost');
    await app.bank.pay(txidOf(id));
    expect(await balance()).toBe(0);
    app.clock.advance({ seconds: 16 });
    await app.sweep();
    expect(await balance()).toBe(2500);
  });

  it('gives its money back to the account that paid it', async () => {
    const id = await startTopup();
    await app.bank.pay(txidOf(id));
    const path = `/api/v1/payments/topups/${id}/payouts`;
    expect(await call<PayoutDto>('POST', path, { body: { amount_cents: 1000 } })).toMatchObject({
      status: 201,
      body: { status: 'paid' },
    });
    app.bank.faults.plan('refund_in_process');
    expect(await call<PayoutDto>('POST', path, { body: {} })).toMatchObject({
      status: 201,
      body: { status: 'pending', amount_cents: 1500 },
    });
    expect(await balance()).toBe(0);
    await app.bank.endRefund(txidOf(id), 'refused');
    app.clock.advance({ minutes: 3 });
    await app.runLoop('payout-sweep');
    expect(await balance()).toBe(1500);
  });
});

describe('a notification', () => {
  it('of several payments at once credits each', async () => {
    const ids = [await startTopup(), await startTopup(), await startTopup()];
    app.bank.faults.plan('webhook_batched', { times: 2 });
    for (const id of ids) await app.bank.pay(txidOf(id));
    await expect.poll(balance, SLOW).toBe(7500);
  });

  it('of more payments than are read at once leaves the rest to the sweep', async () => {
    const ids = [];
    for (let count = 0; count < 7; count++) ids.push(await startTopup());
    app.bank.faults.plan('webhook_batched', { times: 6 });
    app.clock.advance({ seconds: 6 });
    for (const id of ids) await app.bank.pay(txidOf(id));
    expect(await balance()).toBe(12_500);
    await app.sweep();
    expect(await balance()).toBe(17_500);
  });

  it('reads one top-up at most once in five seconds, whoever says so', async () => {
    const id = await startTopup();
    const notified = () => Promise.all(Array.from({ length: 10 }, () => notify(notice(txidOf(id)))));
    expect(await readingsDuring(notified)).toBe(1);
    app.clock.advance({ seconds: 6 });
    expect(await readingsDuring(notified)).toBe(1);
  });

  it('of charges that are not ours is taken, and the bank is not asked', async () => {
    const strangers = notice(randomUUID().replaceAll('-', ''), 'a'.repeat(26), 'x');
    expect(await readingsDuring(async () => expect(await notify(strangers)).toMatchObject(TAKEN))).toBe(0);
  });

  it.each([
    ['of a trial of the address', {}],
    ['of a trial in a bank’s own words', { evento: 'teste_webhook' }],
    ['without payments', { pix: [] }],
    ['of a payment without a charge', { pix: [{ endToEndId: 'E1', valor: '1.00' }] }],
  ])('%s is taken', async (_what, body) => {
    expect(await notify(body)).toMatchObject(TAKEN);
    expect(await notify(body, `${WEBHOOK}/pix`)).toMatchObject(TAKEN);
  });

  it.each([
    ['a text', { pix: 'E1' }],
    ['an object', { pix: { txid: 'x' } }],
    ['numbers', { pix: [1, 2] }],
    ['a txid that is a number', { pix: [{ txid: 1 }] }],
    ['a txid that is too long', { pix: [{ txid: 'x'.repeat(36) }] }],
    ['too many payments', { pix: Array.from({ length: 1001 }, () => ({})) }],
  ])('with %s as payments is refused', async (_what, body) => {
    expect(await notify(body)).toMatchObject({ status: 422, body: { detail: { code: 'VALIDATION_ERROR' } } });
  });
});
