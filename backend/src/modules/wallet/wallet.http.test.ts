import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorDto } from '../../platform/http/index.js';
import type { HttpClient } from '../../testing/http-client.js';
import { createTopupApp, type TopupApp } from '../../testing/topup-app.js';
import type { GatewayDto, GatewaySelectionDto } from './gateways/gateways.controller.js';
import type { BalanceDto } from './wallet.dto.js';

let app: TopupApp;
let call: HttpClient;

beforeAll(async () => {
  app = await createTopupApp();
  call = await app.customer();
});

afterAll(() => app.close());

describe('the balance', () => {
  it('is empty at first', async () => {
    const { status, body } = await call<BalanceDto>('GET', '/api/v1/wallets/EUR/balance');
    expect(status).toBe(200);
    expect(body).toEqual({
      wallet_id: expect.any(String),
      currency: 'EUR',
      balance_cents: 0,
      held_cents: 0,
      owed_cents: 0,
      balance_formatted: '€ 0,00',
      last_transaction_at: null,
    });
  });

  it('exists in no other currency', async () => {
    const { status, body } = await call<ErrorDto>('GET', '/api/v1/wallets/JPY/balance');
    expect(status).toBe(422);
    expect(body.detail).toMatchObject({ code: 'VALIDATION_ERROR', fields: { currency: expect.any(String) } });
  });

  it('is not shown to anybody else', async () => {
    expect(await app.call('GET', '/api/v1/wallets/BRL/balance')).toMatchObject({ status: 401 });
  });
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
