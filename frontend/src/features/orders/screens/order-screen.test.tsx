import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { OrderScreen } from './order-screen';

beforeAll(() => speakPortuguese('shell', 'orders', 'errors'));

const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';
const AT = '2026-03-10T12:00:00Z';

const transfer = (id: string, kind: string, amount_cents: number, held_cents: number) => ({
  ...{ id, kind, amount_cents, held_cents, created_at: AT, currency: 'BRL', balance_after_cents: 0 },
});

const refunded = {
  item: {
    ...{ type: 'sms_number', id: ID, status: 'COMPLETED', created_at: AT, currency: 'BRL', buy_again: null },
    ...{ phone_number: '+5511987654321', phone_number_formatted: '+55 11 98765-4321' },
    ...{ activation_cost_cents: 274, refunded_amount_cents: 274, sms_code: '482913', sms_text: null },
    service: { code: 'wa', name: 'WhatsApp', image_url: null },
    country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
  },
  activation: { status: 'COMPLETED', expires_at: AT, can_get_another_sms: false, can_cancel: false },
  messages: [{ received_at: AT, text: null, code: null }],
  texts_kept_until: null,
  timeline: [{ step: 'requested', at: AT }],
  transfers: [
    transfer('1', 'hold', -274, 274),
    transfer('2', 'capture', 0, -274),
    transfer('3', 'refund', 274, 0),
  ],
};

it('shows the payment and the refund of a refunded number', async () => {
  fakeServer({ [`GET /api/v1/orders/${ID}`]: () => ({ body: refunded }) });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByText('Concluído · devolvido')).toBeTruthy();
  const line = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(line('Reserva virou pagamento')).toMatch(/R\$\s2,74/);
  expect(line('Reembolso da nossa equipe')).toMatch(/\+.*R\$\s2,74/);
  expect(screen.getByText('Custou').parentElement?.textContent).toMatch(/R\$\s0,00/);
  expect(screen.getByText('O texto foi apagado; ficou o horário.')).toBeTruthy();
});

it('says of a top-up that the bank took back that nothing of it came in', async () => {
  const item = {
    ...{ type: 'credit_transaction', id: ID, status: 'COMPLETED', created_at: AT, currency: 'BRL' },
    ...{ amount_cents: 2500, returned_amount_cents: 0, charged_back_amount_cents: 2500 },
    repaid_amount_cents: 0,
  };
  const body = {
    ...{ item, activation: null, messages: [], texts_kept_until: null, timeline: [] },
    transfers: [transfer('1', 'topup', 2500, 0), transfer('2', 'chargeback', -2500, 0)],
  };
  fakeServer({ [`GET /api/v1/orders/${ID}`]: () => ({ body }) });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByText('Contestada no banco')).toBeTruthy();
  expect(screen.queryByText('Concluído')).toBeNull();
  expect(screen.getByText('Entrou').parentElement?.textContent).toMatch(/R\$\s0,00/);
});

it('says on an order that does not exist how many numbers are in use', async () => {
  fakeServer({
    [`GET /api/v1/orders/${ID}`]: () => refusal(404, 'NOT_FOUND'),
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({
      body: { active_transactions: [], slots: { used: 2, max: 2 } },
    }),
  });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByRole('link', { name: /^Números em uso\s?2 de 2$/ })).toBeTruthy();
});

it('shows which part of a top-up repaid a debt', async () => {
  const topup = {
    ...{ type: 'credit_transaction', id: ID, status: 'COMPLETED', created_at: AT, currency: 'BRL' },
    ...{
      amount_cents: 2500,
      returned_amount_cents: 0,
      charged_back_amount_cents: 0,
      repaid_amount_cents: 878,
    },
  };
  const body = {
    ...{ item: topup, activation: null, messages: [], texts_kept_until: null, timeline: [] },
    transfers: [transfer('1', 'topup', 2500, 0)],
  };
  fakeServer({ [`GET /api/v1/orders/${ID}`]: () => ({ body }) });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByText(/^Disso, R\$\s8,78 quitaram o que faltava/)).toBeTruthy();
});

it('says that an order did not load, and loads it on the next try', async () => {
  let isDown = true;
  fakeServer({
    [`GET /api/v1/orders/${ID}`]: () => (isDown ? refusal(503, 'UNAVAILABLE') : { body: refunded }),
  });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByText('Não deu para carregar o pedido')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'WhatsApp, Brasil' })).toBeTruthy();
});

it('says that nothing is lost when an order does not exist', async () => {
  fakeServer({ [`GET /api/v1/orders/${ID}`]: () => refusal(404, 'NOT_FOUND') });
  openScreen(<OrderScreen id={ID} />);
  expect(await screen.findByText(/Seu saldo e seus números estão intactos/)).toBeTruthy();
});
