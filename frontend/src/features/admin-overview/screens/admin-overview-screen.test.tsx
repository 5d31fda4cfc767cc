import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { StaffPermission } from '../../../shared/back-office/staff-rights';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { DashboardStats, Overview } from '../api/overview';
import { AdminOverviewScreen } from './admin-overview-screen';

const STATS: DashboardStats = {
  total_users: 12_480,
  active_users: 11_902,
  users_by_role: { CUSTOMER: 12_476, MANAGER: 0, ADMIN: 4 },
  total_products: 3_120,
  active_products: 2_987,
  total_categories: 15,
  total_countries: 38,
  countries_in_stock: 31,
  orders_today: 4,
  delivered_today: 3,
  total_orders: 48_210,
  recent_orders: 312,
  total_revenue_cents: 123_456_789,
  revenue_by_currency: { BRL: 120_000_000, USD: 400_000, EUR: 200_000 },
  recent_audit_logs_count: 7,
  recent_activity: [],
  current_user_role: 'ADMIN',
};

const OVERVIEW: Overview = {
  period: 'today',
  from: '2026-11-21T03:00:00Z',
  until: '2026-11-21T17:32:00Z',
  compared_from: '2026-11-14T03:00:00Z',
  compared_until: '2026-11-14T17:32:00Z',
  revenue_cents: { value: 481_230, previous: 444_760, series: [100, 200, 300] },
  margin_cents: { value: 197_310, previous: 0, series: [1, 2] },
  margin_share: { value: 0.41, previous: null, series: [null, 0.4] },
  topups_cents: { value: 624_000, previous: 0, series: [0, 1] },
  delivered: { value: 1_986, previous: 1_872, series: [3, 4] },
  delivery_rate: { value: 0.784, previous: 0.807, series: [0.8, null] },
  held_cents: 14_320,
  open_numbers: 87,
};

const SERIES: Schemas['SeriesDto'] = { by: 'day', points: [] };

const MANAGER: StaffPermission[] = ['overview.read'];
const ADMIN: StaffPermission[] = [...MANAGER, 'orders.read', 'providers.read'];

beforeAll(() => speakPortuguese('shell', 'admin', 'admin-kit', 'errors'));

interface Answer {
  status?: number;
  body: unknown;
}

/** Opens the screen with a server that gives these answers in turn, and repeats the last one. */
async function open(
  permissions: StaffPermission[],
  answers: Answer[],
  overview: Answer = { body: OVERVIEW },
) {
  const requests = fakeServer({
    'GET /api/v1/admin/dashboard/stats': () => (answers.length > 1 ? answers.shift()! : answers[0]!),
    'GET /api/v1/admin/dashboard/overview': () => overview,
    'GET /api/v1/admin/dashboard/series': () => ({ body: SERIES }),
    'GET /api/v1/admin/providers': () => ({ status: 500, body: {} }),
    'GET /api/v1/admin/orders': () => ({
      body: { items: [], total: 0, total_is_estimated: false, next_cursor: null },
    }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(staffKeys.rights, { permissions });
  client.setQueryDefaults(staffKeys.rights, { staleTime: Infinity });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <AdminOverviewScreen search={{}} onSearchChange={() => undefined} />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await router.load();
  return () => requests.map(({ url }) => new URL(url).pathname.replace('/api/v1/admin/', ''));
}

it('compares the period with the same day of last week until the same hour', async () => {
  await open(ADMIN, [{ body: STATS }]);
  const figures = await screen.findByRole('region', { name: 'Como vai o período' });
  expect(await within(figures).findByText('R$ 4.812,30')).toBeTruthy();
  expect(within(figures).getByText('+8,2%')).toBeTruthy();
  expect(within(figures).getByText('−2,3 p.p.')).toBeTruthy();
  expect(within(figures).getByText('87 números sem SMS')).toBeTruthy();
  expect(within(figures).getByText('—').title).toBe('Nada com que comparar');
  expect(screen.getByText(/contra sábado, 14\/11 até/)).toBeTruthy();
});

it('says which part of the revenue came in other currencies', async () => {
  await open(ADMIN, [{ body: STATS }]);
  expect(await screen.findByText('R$ 1.234.567,89')).toBeTruthy();
  expect(screen.getByText('inclui US$ 4.000,00 e € 2.000,00 convertidos')).toBeTruthy();
});

it.each([
  [
    'the server’s words',
    { detail: { code: 'FORBIDDEN', message: 'Só para a equipe.' } },
    'Só para a equipe.',
  ],
  ['that it does not know why', {}, 'Erro desconhecido'],
])('says %s when one card does not load, keeps the others, and tries again', async (_what, body, text) => {
  await open(MANAGER, [{ status: 500, body }, { body: STATS }]);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(await screen.findByText('R$ 4.812,30')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('12.480')).toBeTruthy();
});

it('keeps the previous figures when a refresh fails', async () => {
  await open(MANAGER, [{ body: STATS }, { status: 500, body: {} }]);
  await screen.findByText('12.480');
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Não foi possível atualizar')).toBeTruthy();
  expect(screen.getByText('12.480')).toBeTruthy();
});

it('requests only what a manager may see', async () => {
  const asked = await open(MANAGER, [{ body: STATS }]);
  await screen.findByText('12.480');
  expect(asked().sort()).toEqual(['dashboard/overview', 'dashboard/series', 'dashboard/stats']);
  expect(screen.queryByRole('region', { name: 'Provedores' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
