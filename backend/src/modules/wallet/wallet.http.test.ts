import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorDto } from '../../platform/http/index.js';
import type { HttpClient } from '../../testing/http-client.js';
import { createTopupApp, type TopupApp } from '../../testing/topup-app.js';
import type { PixDepositDto } from './topups/topup.dto.js';
import type { GatewayDto, GatewaySelectionDto } from './gateways/gateways.dto.js';
import type { BalanceDto, WalletTransactionsDto } from './wallet.dto.js';

let app: TopupApp;
let call: HttpClient;

beforeAll(async () => {
  app = await createTopupApp();
  call = await app.customer();
});

afterAll(() => app.close());

async function topUp(amountCents: number): Promise<string> {
  // Only the payment itself is told, so that it is read at once.
  app.simulator.faults.plan('webhook_lost');
  const payer = { identification: { type: 'CPF', number: '529.982.247-25' } };
  const { body } = await call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: amountCents, payer },
  });
  await app.simulator.pay(app.simulator.payments.list()[0]?.id ?? '');
  return body.transaction_id;
}

describe('the balance', () => {
  it('is empty at first', async () => {
    const { status, body } = await call<BalanceDto>('GET', '/api/v1/wallets/EUR/balance');
    expect(status).toBe(200);
    expect(body).toEqual({
      wallet_id: expect.any(String),
      currency: 'EUR',
      balance_cents: 0,
      held_cents: 0,
      balance_formatted: '€ 0,00',
      last_transaction_at: null,
    });
  });

  it('exists in no other currency', async () => {
    const { status, body } = await call<ErrorDto>('GET', '/api/v1/wallets/JPY/balance');
    expect(status).toBe(422);
    expect(body.detail).toMatchObject({ code: 'VALIDATION_ERROR', fields: { currency: expect.any(String) } });
  });

  it('is nobody else’s business', async () => {
    expect(await app.call('GET', '/api/v1/wallets/BRL/balance')).toMatchObject({ status: 401 });
  });
});

describe('the transactions', () => {
  it('come newest first, in the reader’s language, page by page', async () => {
    const [first, second] = [await topUp(1000), await topUp(2500)];
    const path = '/api/v1/wallets/BRL/transactions?limit=1';
    const headers = { 'accept-language': 'en' };
    const { body: newest } = await call<WalletTransactionsDto>('GET', path, { headers });
    expect(newest.transactions).toEqual([
      {
        id: expect.any(String),
        kind: 'topup',
        amount_cents: 2500,
        held_cents: 0,
        currency: 'BRL',
        balance_after_cents: 3500,
        reference: { type: 'topup', id: second },
        description: 'Balance added',
        created_at: app.clock.now().toISOString(),
      },
    ]);
    const next = `${path}&cursor=${newest.next_cursor}`;
    const { body: oldest } = await call<WalletTransactionsDto>('GET', next);
    expect(oldest.transactions[0]).toMatchObject({
      reference: { id: first },
      description: 'Saldo adicionado',
    });
    expect(oldest.next_cursor).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=0', 'cursor=x'])(
    'are not given for %s',
    async (query) => {
      expect(await call('GET', `/api/v1/wallets/BRL/transactions?${query}`)).toMatchObject({
        status: 422,
      });
    },
  );
});

describe('the gateways', () => {
  it.each([
    ['pt', 'Cai na hora, pelo Mercado Pago', 'Pix direto', 'Cai na hora, de banco a banco'],
    ['es', 'Al instante, con Mercado Pago', 'Pix directo', 'Al instante, de banco a banco'],
  ])('are described in %s', async (language, description, title, direct) => {
    const headers = { 'accept-language': language };
    const { body } = await call<GatewayDto[]>('GET', '/api/v1/gateways', { headers });
    expect(body).toEqual([
      { code: 'MERCADOPAGO', title: 'Pix', description, icon_url: '/images/gateways/mercadopago.svg' },
      { code: 'PIX', title, description: direct, icon_url: '/images/gateways/pix.svg' },
    ]);
  });

  it('remember what a customer chose', async () => {
    const path = '/api/v1/gateways/selection';
    const somebody = await app.customer();
    expect(await somebody('GET', path)).toMatchObject({
      status: 404,
      body: { detail: { code: 'NOT_FOUND' } },
    });
    const chosen = { gateway: { code: 'MERCADOPAGO' } };
    const body = { gateway_code: 'MERCADOPAGO' };
    expect(await somebody<GatewaySelectionDto>('POST', path, { body })).toMatchObject({ body: chosen });
    expect(await somebody<GatewaySelectionDto>('POST', path, { body })).toMatchObject({ body: chosen });
    expect(await somebody<GatewaySelectionDto>('GET', path)).toMatchObject({
      status: 200,
      body: chosen,
    });
  });

  it('that do not exist cannot be chosen', async () => {
    const body = { gateway_code: 'CASH' };
    expect(await call('POST', '/api/v1/gateways/selection', { body })).toMatchObject({
      status: 422,
      body: { detail: { code: 'GATEWAY_NOT_SUPPORTED' } },
    });
  });
});
