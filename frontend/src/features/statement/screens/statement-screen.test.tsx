import type { Schemas } from '@torpedo/api-client';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import type { StatementSearch } from '../rules/statement-filter';
import { StatementScreen } from './statement-screen';

beforeAll(() => speakPortuguese('shell', 'statement', 'errors'));

type Movement = Schemas['StatementMovementDto'];

const PERIOD = {
  opening_balance_cents: 1000,
  topups_cents: 0,
  paid_cents: 0,
  other_cents: 0,
  held_cents: 0,
  balance_cents: 1000,
  returned_cents: 361,
};

const number = {
  type: 'sms_number',
  ...({ id: '01a1fe03-0993-7a32-a075-efd0a8976993', status: 'EXPIRED' } as const),
  service: { code: 'wa', name: 'WhatsApp', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
  ...{ phone_number: '+5511987654321', phone_number_formatted: '+55 11 98765-4321' },
  expires_at: '2026-03-10T12:20:00Z',
  member: null,
} as const;

const movement = (over: Partial<Movement>) =>
  ({
    ...{ id: '1', kind: 'adjustment', created_at: '2026-03-10T12:00:00Z', currency: 'BRL' },
    ...{ amount_cents: 500, held_cents: 0, balance_after_cents: 1500, order: null, counterpart: null },
    ...over,
  }) as Movement;

const page = (transactions: Movement[], next_cursor: string | null = null) => ({
  body: { transactions, next_cursor, period: PERIOD },
});

const TRANSACTIONS = 'GET /api/v1/wallets/BRL/transactions';

const open = (search: StatementSearch = {}) =>
  openScreen(<StatementScreen search={{ month: '2026-03', ...search }} onSearchChange={() => undefined} />);

it('says that a month has no movements', async () => {
  fakeServer({ [TRANSACTIONS]: () => page([]) });
  open();
  expect(await screen.findByText('Nada em março de 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

it.each([
  [8, 'Mercado Pago, confirmada em 8 s'],
  [150, 'Mercado Pago, confirmada em 3 min'],
  [null, 'Mercado Pago'],
])('shows how long a top-up took to be paid: %s seconds', async (paid_after_seconds, text) => {
  const order = { type: 'credit_transaction', id: number.id, gateway: 'MERCADOPAGO' } as const;
  fakeServer({
    [TRANSACTIONS]: () => page([movement({ kind: 'topup', order: { ...order, paid_after_seconds } })]),
  });
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says that it did not load, and loads on the next try', async () => {
  let isDown = true;
  fakeServer({
    [TRANSACTIONS]: () => (isDown ? refusal(500, 'INTERNAL_ERROR') : page([movement({})])),
  });
  open();
  expect(await screen.findByText('Não deu para carregar o extrato')).toBeTruthy();
  expect(screen.queryByText('Disponível no fim do mês')).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findAllByText('Ajuste da nossa equipe')).not.toHaveLength(0);
});

it('loads page by page to the end, and keeps the loaded pages when a page fails', async () => {
  let isDown = true;
  fakeServer({
    [TRANSACTIONS]: ({ url }) => {
      if (!new URL(url).searchParams.has('cursor')) return page([movement({})], 'second');
      return isDown ? refusal(503, 'UNAVAILABLE') : page([movement({ id: '2', kind: 'chargeback' })]);
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Serviço temporariamente indisponível');
  expect(screen.getAllByText('Ajuste da nossa equipe')).not.toHaveLength(0);

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findAllByText('Pix contestado no banco de quem pagou')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ends with the balance at the start of the month when the whole month is shown', async () => {
  fakeServer({
    [TRANSACTIONS]: ({ url }) =>
      new URL(url).searchParams.has('cursor')
        ? page([movement({ id: '2' })])
        : page([movement({})], 'second'),
  });
  open();
  const more = await screen.findByRole('button', { name: 'Carregar mais' });
  expect(screen.queryByText(/^Saldo que veio/)).toBeNull();
  fireEvent.click(more);
  const last = await screen.findByText('Saldo que veio de fevereiro');
  expect(last.parentElement?.textContent).toMatch(/R\$\s10,00$/);
});

it('shows a reservation and its return as one line without cost', async () => {
  const hold = movement({ id: '1', kind: 'hold', amount_cents: -274, held_cents: 274, order: number });
  const release = movement({
    ...{ id: '2', kind: 'release', amount_cents: 274, held_cents: -274, order: number },
    created_at: '2026-03-10T12:20:00Z',
    counterpart: {
      ...{ id: '1', kind: 'hold', amount_cents: -274, balance_after_cents: 726 },
      created_at: '2026-03-10T12:00:00Z',
    },
  });
  fakeServer({
    [TRANSACTIONS]: () => page([release, { ...hold, counterpart: { ...release, kind: 'release' } }]),
  });
  open({ type: 'by_number' });
  const line = await screen.findByRole('link', { name: /WhatsApp, Brasil: custou R\$\s0,00/ });
  expect(within(line).getByText('Devolvido por inteiro')).toBeTruthy();
  expect(within(line).getByText('Nenhum SMS no prazo, o valor voltou sozinho')).toBeTruthy();
  expect(line.textContent).toMatch(/−\sR\$\s2,74.*\+\sR\$\s2,74/);
  expect(screen.getAllByRole('link', { name: /WhatsApp/ })).toHaveLength(1);
});

it('shows a payment and its reservation, with an unchanged balance', async () => {
  const hold = movement({
    id: '1',
    kind: 'hold',
    amount_cents: -274,
    balance_after_cents: 726,
    order: number,
  });
  const capture = movement({
    ...{ id: '2', kind: 'capture', amount_cents: 0, balance_after_cents: 726, order: number },
    created_at: '2026-03-10T12:00:09Z',
    counterpart: { ...hold, kind: 'hold' },
  });
  fakeServer({ [TRANSACTIONS]: () => page([capture, { ...hold, counterpart: { ...capture } }]) });
  open();
  const line = await screen.findByRole('link', { name: /a reserva virou pagamento/ });
  expect(line.textContent).toMatch(/SMS em 9\ss\. O disponível não muda.*R\$\s2,74 pagos.*R\$\s7,26/);
  expect(screen.getByRole('link', { name: /Brasil: reserva.*Virou pagamento às/ }).textContent).toMatch(
    /−\sR\$\s2,74/,
  );
});

it('shows the balance at the start of the month and what came back in it', async () => {
  fakeServer({ [TRANSACTIONS]: () => page([movement({})]) });
  open();
  const began = await screen.findByText('Saldo em 1º/03');
  expect(began.parentElement?.textContent).toMatch(/R\$\s10,00$/);
  expect(screen.getByText('Voltou em março').parentElement?.textContent).toMatch(/R\$\s3,61$/);
});

it('shows the paid numbers without balances, because they would not add up', async () => {
  const hold = movement({ id: '1', kind: 'hold', amount_cents: -274, balance_after_cents: 726 });
  const capture = movement({
    ...{ id: '2', kind: 'capture', amount_cents: 0, balance_after_cents: 726, order: number },
    created_at: '2026-03-10T12:00:09Z',
    counterpart: { ...hold, kind: 'hold' },
  });
  const asked: (string | null)[] = [];
  fakeServer({
    [TRANSACTIONS]: ({ url }) => {
      asked.push(new URL(url).searchParams.get('type'));
      return page([capture]);
    },
  });
  open({ type: 'paid' });
  const line = await screen.findByRole('link', { name: /a reserva virou pagamento/ });
  expect(line.textContent).toMatch(/R\$\s2,74 pagos/);
  expect(line.textContent).not.toMatch(/7,26/);
  expect(asked).toEqual(['paid']);
});
