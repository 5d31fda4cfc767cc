import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { payoutsQuery } from '../../../shared/payouts';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { SLOW } from '../../../testing/slow';
import { DeleteAccountForm } from './delete-account-form';

beforeAll(() => speakPortuguese('account', 'security'));

const balances = [{ currency: 'BRL' as const, balance_cents: 2500 }];

it('asks for the code when the second step is on', async () => {
  const onSubmit = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteAccountForm id="deletion" hasPassword asksCode obstacle={undefined} onSubmit={onSubmit} />
      <button form="deletion">Excluir</button>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Sua senha'), 'Margarida#2026');
  await userEvent.type(screen.getByLabelText('Digite EXCLUIR para confirmar'), 'EXCLUIR');
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Digite um código')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Código do aplicativo'), ' 123456 ');
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  const proof = { password: 'Margarida#2026', otp_code: '123456' };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...proof, given_up_balances: [] }), SLOW);
});

it('gives up the balance only after asking the owner', async () => {
  fakeServer({ 'GET /api/v1/payments/payouts': () => new Promise(() => undefined) });
  const onSubmit = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const root = createRootRoute({
    component: () => (
      <>
        <DeleteAccountForm
          id="deletion"
          hasPassword={false}
          asksCode={false}
          obstacle={{ kind: 'balance', balances }}
          onSubmit={onSubmit}
        />
        <button form="deletion">Excluir</button>
      </>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), 'EXCLUIR');

  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ given_up_balances: [] }), SLOW);

  queryClient.setQueryData(payoutsQuery().queryKey, { payouts: [], payable: [] });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ given_up_balances: balances }), SLOW);
});

it('names a debt that blocks the deletion, and links to repay it', async () => {
  const matters = [{ kind: 'debt' as const, currency: 'BRL' as const, owed_cents: 878 }];
  const obstacle = { kind: 'open' as const, matters };
  openScreen(
    <DeleteAccountForm id="deletion" hasPassword asksCode={false} obstacle={obstacle} onSubmit={vi.fn()} />,
  );
  expect(await screen.findByText(/^R\$\s8,78 que faltam de um Pix contestado/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adicionar saldo' })).toHaveAttribute('href', '/dashboard/balance');
  expect(screen.getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute('href', '/help');
});
