import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { DashboardStats } from '../api/dashboard-stats';
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

beforeAll(() => speakPortuguese('shell', 'admin', 'errors'));

interface Answer {
  status?: number;
  body: unknown;
}

/** The screen over a server that gives these answers one after the other, and the last one for good. */
function open(...answers: Answer[]) {
  fakeServer({
    'GET /api/v1/admin/dashboard/stats': () => (answers.length > 1 ? answers.shift()! : answers[0]!),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <AdminOverviewScreen />
    </QueryClientProvider>,
  );
}

it('says which of the revenue came in other currencies', async () => {
  open({ body: STATS });
  expect(await screen.findByText('R$ 1.234.567,89')).toBeTruthy();
  expect(screen.getByText('inclui $ 4.000,00 e € 2.000,00 convertidos')).toBeTruthy();
});

it.each([
  [
    'the server’s words',
    { detail: { code: 'FORBIDDEN', message: 'Só para a equipe.' } },
    'Só para a equipe.',
  ],
  ['that it does not know why', {}, 'Erro desconhecido'],
])('says %s when the figures do not come, and tries again', async (_what, body, text) => {
  open({ status: 500, body }, { body: STATS });
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('12.480')).toBeTruthy();
});

it('keeps the figures of before when they could not be refreshed', async () => {
  open({ body: STATS }, { status: 500, body: {} });
  await screen.findByText('12.480');
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(await screen.findByText('Não foi possível atualizar')).toBeTruthy();
  expect(screen.getByText('12.480')).toBeTruthy();
});
