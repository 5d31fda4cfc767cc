import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { userTransactionsQuery } from '../../../shared/activations/user-transactions';
import { appInfoQuery } from '../../../shared/app-info';
import { LiveContext } from '../../../shared/live/live-updates';
import { meQuery } from '../../../shared/session/account';
import { speakPortuguese } from '../../../testing/portuguese';
import CodeBar from './code-bar';

beforeAll(() => speakPortuguese('shell', 'in-use'));

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const number = (id: string, code: string | null, receivedAt: string) => ({
  ...{ activation_id: id, status: code ? 'COMPLETED' : 'WAITING_SMS', codigo_atual: code },
  ...{ quantidade_codigos: code ? 1 : 0, expires_at: minutes(10), activation_time: minutes(-10) },
  historico_codigos: code ? [{ codigo: code, texto: null, recebido_em: receivedAt }] : [],
  service: { code: 'wa', name: 'WhatsApp', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
});

const live = {
  status: { subscribe: () => () => undefined, read: () => status },
  reconnectNow: () => undefined,
};
const status = { state: 'connected', reconnects: 0 };

function open(...numbers: ReturnType<typeof number>[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(meQuery().queryKey, { id: 'ana' } as never);
  queryClient.setQueryData(appInfoQuery().queryKey, { sandbox: false } as never);
  const key = userTransactionsQuery('ana', true).queryKey;
  queryClient.setQueryData(key, { active_transactions: numbers, recent_completed: [] } as never);
  const root = createRootRoute({ component: CodeBar });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const show = (...next: ReturnType<typeof number>[]) =>
    queryClient.setQueryData(key, { active_transactions: next, recent_completed: [] } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <LiveContext value={live as never}>
        <RouterProvider router={router as never} />
      </LiveContext>
    </QueryClientProvider>,
  );
  return { show };
}

it('shows the newest of several codes, and the next one after a copy', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  open(number('a', '111222', minutes(-3)), number('b', '482913', minutes(-1)), number('c', null, ''));

  expect(await screen.findByText('482913')).toBeTruthy();
  expect(screen.getByText('2 códigos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('482913'));

  expect(await screen.findByText('111222')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Código que chegou' })).toBeNull());
  vi.unstubAllGlobals();
});

it('vibrates when a code comes, but not for codes that are there already', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  const there = number('x', '111222', minutes(-3));
  const { show } = open(there, number('y', null, ''));
  expect(await screen.findByText('111222')).toBeTruthy();
  expect(vibrate).not.toHaveBeenCalled();

  act(() => void show(there, number('y', '482913', minutes(-1))));
  expect(await screen.findByText('482913')).toBeTruthy();
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([100, 50, 100]);
  vi.unstubAllGlobals();
});

it('vibrates once for a new number that appears with its code', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  const there = number('v', '111222', minutes(-3));
  const { show } = open(there);
  expect(await screen.findByText('111222')).toBeTruthy();
  act(() => void show(there, number('w', '482913', minutes(-1))));
  expect(await screen.findByText('482913')).toBeTruthy();
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([100, 50, 100]);

  // The number leaves the list and comes back with the same code.
  act(() => void show(there));
  act(() => void show(there, number('w', '482913', minutes(-1))));
  expect(vibrate).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
