import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@torpedo/ui-kit';
import { appInfoQuery } from '../../../shared/app-info';
import { balanceQuery } from '../../../shared/balance';
import { meQuery } from '../../../shared/session/account';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { gatewaySelectionQuery, gatewaysQuery } from '../api/topups';
import { TopupForm } from './topup-form';

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => speakPortuguese('topup'));
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResizes));

const pix = { code: 'PIX', title: 'Pix', description: '', icon_url: '/pix.svg' };
const limits = { topup_minimum_cents: 11, topup_maximum_cents: 1_000_000 };

const startTopup = 'POST /api/v1/wallets/checkout/pix/deposit';

function open(
  gateways: (typeof pix)[] | null = [pix],
  answers: Parameters<typeof fakeServer>[0] = {},
  owedCents = 0,
) {
  const requests = fakeServer(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(appInfoQuery().queryKey, { currencies: ['BRL', 'USD'], limits } as never);
  queryClient.setQueryData(meQuery().queryKey, { preferred_currency: 'BRL', profile: {} } as never);
  queryClient.setQueryData(balanceQuery('BRL').queryKey, { owed_cents: owedCents } as never);
  if (gateways) queryClient.setQueryData(gatewaysQuery('pt').queryKey, gateways);
  queryClient.setQueryData(gatewaySelectionQuery().queryKey, null);
  render(
    <QueryClientProvider client={queryClient}>
      <TopupForm choice={undefined} cents={undefined} onCreated={vi.fn()} />
    </QueryClientProvider>,
  );
  return requests;
}

it('reports a problem at its field when the field is left, and focuses the first one at submit', async () => {
  const requests = open();
  const amount = screen.getByRole('textbox', { name: 'Valor' });
  const cpf = screen.getByLabelText('CPF de quem paga');
  await userEvent.clear(amount);
  await userEvent.type(amount, '0,10');
  expect(screen.queryByText(/^Valor mínimo/)).toBeNull();
  await userEvent.click(cpf);
  expect(await screen.findByText(/^Valor mínimo: R\$\s0,11$/)).toBeVisible();
  expect(screen.queryByText('CPF inválido')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  expect(await screen.findByText('CPF inválido')).toBeVisible();
  expect(amount).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: /50,00/ }));
  await waitFor(() => expect(screen.queryByText(/^Valor mínimo/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  await waitFor(() => expect(cpf).toHaveFocus());
  expect(requests).toHaveLength(0);
});

it('asks for no CPF in a wallet in dollars, which has its own first amount', async () => {
  const requests = open();
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  expect(await screen.findByText('CPF inválido')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Outra forma' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dólar (US$)' }));
  expect(screen.queryByText('CPF inválido')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix de US\$\s25,00/ }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it('says on its button that there is no network, and sends nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = open();
  await userEvent.type(screen.getByLabelText('CPF de quem paga'), '52998224725{Enter}');
  expect(screen.getByRole('button', { name: 'Sem internet' })).toBeDisabled();
  expect(requests).toHaveLength(0);
});

it('sends nothing without a way to pay', async () => {
  const requests = open([]);
  await userEvent.type(screen.getByLabelText('CPF de quem paga'), '52998224725');
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  expect(await screen.findByText('Escolha uma forma de pagamento.')).toBeVisible();
  expect(requests).toHaveLength(0);
});

it.each([
  ['what the server says', refusal(502, 'GATEWAY_UNAVAILABLE'), 'server says GATEWAY_UNAVAILABLE'],
  ['a general text when the server says nothing', { status: 502 }, 'Não foi possível gerar o pagamento'],
])('a Pix that could not be created shows %s', async (_, answer, title) => {
  const shown = vi.spyOn(toast, 'error');
  open([pix], { [startTopup]: () => answer });
  await userEvent.type(screen.getByLabelText('CPF de quem paga'), '52998224725');
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ title })));
});

it('shows the debt of the wallet, which the Pix repays first', async () => {
  open([pix], {}, 878);
  expect(await screen.findByText(/^Faltam R\$\s8,78 de um Pix contestado/)).toBeVisible();
});

it('creates one Pix when the button was pressed before the gateways had loaded', async () => {
  let list: (answer: { body: object }) => void = () => undefined;
  const listed = new Promise<{ body: object }>((resolve) => (list = resolve));
  const requests = open(null, { 'GET /api/v1/gateways': () => listed });
  await userEvent.type(screen.getByLabelText('CPF de quem paga'), '529.982.247-25');
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Gerar Pix/ }));
  const created = () => requests.filter(({ method }) => method === 'POST');
  expect(created()).toHaveLength(0);
  list({ body: [pix] });
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(screen.queryByText('Escolha uma forma de pagamento.')).toBeNull();
});
