import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { balanceQuery } from '../../../shared/balance';
import { BalancePill } from '../../../shared/layout/app-shell';
import { meQuery } from '../../../shared/session/account';
import { speakPortuguese } from '../../../testing/portuguese';
import { BalanceCard } from './balance-card';

beforeAll(() => speakPortuguese('shell', 'dashboard'));
beforeEach(() => localStorage.removeItem('torpedo.balance_hidden'));

async function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(meQuery().queryKey, { preferred_currency: 'BRL' } as never);
  queryClient.setQueryData(balanceQuery('BRL').queryKey, { balance_cents: 123_456, held_cents: 0 } as never);
  const root = createRootRoute({
    component: () => (
      <>
        <BalancePill />
        <BalanceCard />
      </>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Ocultar saldo' });
}

it('hides the balance in the header too, and remembers it', async () => {
  const hide = await open();
  expect(screen.getAllByText(/1\.234,56/)).toHaveLength(2);

  fireEvent.click(hide);
  await waitFor(() => expect(screen.queryByText(/1\.234,56/)).toBeNull());
  expect(screen.getByRole('link', { name: 'Saldo oculto. Adicionar saldo' })).toBeTruthy();
  expect(localStorage.getItem('torpedo.balance_hidden')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Mostrar saldo' }));
  await waitFor(() => expect(screen.getAllByText(/1\.234,56/)).toHaveLength(2));
  expect(localStorage.getItem('torpedo.balance_hidden')).toBeNull();
});
