import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { HelpScreen } from './help-screen';

beforeAll(() => speakPortuguese('shell', 'help'));

const ORDERS = 'GET /api/v1/orders/my-orders';
const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';

const AT = '2026-03-10T12:00:00Z';

const mail = () => screen.findByRole('link', { name: /contato@/ });

it('attaches the last order to the message of a signed-in customer', async () => {
  fakeServer({ [ORDERS]: () => ({ body: { success: true, data: { items: [{ id: ID }] } } }) });
  openScreen(<HelpScreen search={{}} isSignedIn />);
  expect(await screen.findAllByText('Seu último pedido vai junto: nº A8976993')).not.toHaveLength(0);
  expect(decodeURIComponent((await mail()).getAttribute('href') ?? '')).toContain(ID);
});

it('attaches the order that the address names, and asks for no other', async () => {
  const requests = fakeServer({});
  openScreen(<HelpScreen search={{ topic: 'contact', order: ID }} isSignedIn />);
  expect(await screen.findAllByText('O pedido nº A8976993 vai junto')).not.toHaveLength(0);
  expect(requests.filter(({ url }) => url.includes('/orders'))).toHaveLength(0);
});

it('names the pending Pix of the reader and checks it here', async () => {
  const pix = { id: ID, status: 'pending', amount_cents: 500, currency: 'BRL', created_at: AT };
  const check = `POST /api/v1/payments/topups/${ID}/check`;
  fakeServer({
    'GET /api/v1/payments/topups': () => ({ body: { items: [pix] } }),
    [check]: () => ({ body: pix }),
  });
  openScreen(<HelpScreen search={{}} isSignedIn />);
  expect(await screen.findByText(/^Pix de R\$\s5,00, gerado /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Conferir com o banco' }));
  expect(await screen.findByText(/^O banco ainda não confirmou este Pix/)).toBeTruthy();
});

it('still shows the contacts when the last order cannot be read', async () => {
  fakeServer({ [ORDERS]: () => refusal(500, 'INTERNAL_ERROR') });
  openScreen(<HelpScreen search={{}} isSignedIn />);
  expect((await mail()).textContent).toContain('Respondemos por e-mail');
});

it('shows a visitor the same answers, with the sign-in before what needs an account', async () => {
  const requests = fakeServer({});
  openScreen(<HelpScreen search={{ topic: 'refused' }} isSignedIn={false} />);
  expect(await screen.findByText(/Receber outro SMS/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver meus números' })).toBeNull();
  const [signIn] = await screen.findAllByRole('link', { name: 'Entrar na sua conta' });
  expect(signIn?.getAttribute('href')).toMatch(/^\/login\?redirect=/);
  expect(requests).toHaveLength(0);
});
