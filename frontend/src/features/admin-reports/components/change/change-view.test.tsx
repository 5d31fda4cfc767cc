import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { staffKeys } from '../../../../shared/back-office/staff-keys';
import { fakeServer } from '../../../../testing/fake-server';
import { speakPortuguese } from '../../../../testing/portuguese';
import type { ChangeReport, ChangeRow } from '../../api/change';
import type { ReportsSearch } from '../../rules/reports-search';
import { ChangeView } from './change-view';

const side = (cents: number, orders: number, codes: number) => ({
  ...{ cents, orders, codes },
  average_cents: codes === 0 ? null : Math.round(cents / codes),
});
const TINDER: ChangeRow = {
  ...{ difference_cents: -123_290, price_cents: 0, volume_cents: -5_230, delivery_cents: -108_420 },
  ...{ mix_cents: -9_640, before: side(231_080, 1_200, 864), now: side(107_790, 1_175, 435) },
  service: { code: 'oi', name: 'Tinder', image_url: null },
  country: null,
  ...{ provider: null, gateway: null, currency: null },
};
const { before, now, difference_cents, price_cents, volume_cents, delivery_cents, mix_cents } = TINDER;
const TOTALS = { before, now, difference_cents, price_cents, volume_cents, delivery_cents, mix_cents };
const REPORT: ChangeReport = {
  ...{ from: '2026-11-16', to: '2026-11-22', against_from: '2026-11-09', against_to: '2026-11-15' },
  ...{ money: 'revenue', by: 'service', is_open: true, totals: TOTALS, rows: [TINDER] },
  others: { ...TOTALS, difference_cents: 1_000, count: 31 },
  causes: [{ ...TINDER, provider: 'norte', part: 'delivery', cents: -94_110 }],
};
const ORDER = {
  ...{ id: 'a-5D83E2C9', item: null, provider: null, created_at: '2026-11-20T12:00:00Z' },
  ...{ status: 'refunded', situation: 'no_code' },
};
const TOPUP = {
  ...{ id: 'a-0C4E77B1', user_name: 'Ana Lima', user_email: 'ana@example.com' },
  ...{ amount_cents: 2_500, currency: 'BRL' },
  ...{ created_at: '2026-11-20T12:00:00Z', paid_at: '2026-11-20T12:01:00Z' },
};
const DAYS = { from: '2026-11-16', to: '2026-11-22' };

beforeAll(() => speakPortuguese('shell', 'admin-kit', 'admin-reports', 'admin-orders', 'errors'));

async function open(search: ReportsSearch, report = REPORT) {
  const requests = fakeServer({
    'GET /api/v1/admin/reports/change': () => ({ body: report }),
    'GET /api/v1/admin/orders': () => ({ body: { items: [ORDER] } }),
    'GET /api/v1/admin/topups': () => ({ body: { items: [TOPUP] } }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(staffKeys.rights, { permissions: ['reports.read', 'orders.read'] });
  const onChange = vi.fn();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <ChangeView days={DAYS} today="2026-11-22" search={search} onChange={onChange} />
        </QueryClientProvider>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await router.load();
  return { router, requests, onChange, user: userEvent.setup() };
}

it('shows the change, its four parts, the largest cause and that a day is not over', async () => {
  await open({});
  const whole = await screen.findByRole('region', { name: /A receita caiu R\$.1\.232,90/ });
  expect(within(whole).getByText('1.200 → 1.175 pedidos')).toBeTruthy();
  expect(within(whole).getByText('códigos por pedido 72% → 37%')).toBeTruthy();
  expect(screen.getByText('Tinder na norte entrega menos')).toBeTruthy();
  expect(screen.getByText('Outros 31')).toBeTruthy();
  expect(screen.getByText(/22 de nov.* ainda não fechou/)).toBeTruthy();
});

it('a chosen cell shows its sources, and links to the orders without a code', async () => {
  const { requests } = await open({ row: 'oi', part: 'delivery' });
  await screen.findByRole('region', { name: 'Tinder × Entrega' });
  const link = await screen.findByRole('link', { name: 'Abrir o pedido sem código' });
  expect(screen.getByText('Sem código')).toBeTruthy();
  const address = new URL(link.getAttribute('href')!, 'http://torpedo');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ service: 'oi', situation: 'undelivered' });
  expect(requests.some(({ url }) => /service=oi.*by=provider|by=provider.*service=oi/.test(url))).toBe(true);
});

it('the arrow keys choose the next part, and Enter opens its orders', async () => {
  const { router, onChange, user } = await open({ row: 'oi', part: 'volume' });
  const cell = await screen.findByRole('button', { name: '−52,30', pressed: true });
  cell.focus();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith({ row: 'oi', part: 'delivery' });
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenCalledTimes(1);
  cell.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
});

it('explains top-ups in three parts, and links a cell to the top-ups behind it', async () => {
  const pix: ChangeRow = { ...TINDER, service: null, gateway: 'MERCADOPAGO', delivery_cents: 0 };
  await open(
    { money: 'topups', row: 'MERCADOPAGO', part: 'price' },
    {
      ...REPORT,
      ...{ money: 'topups', by: 'gateway', rows: [pix] },
      causes: [{ ...pix, currency: 'BRL', part: 'volume', cents: -5_230 }],
    },
  );
  const whole = await screen.findByRole('region', { name: /As recargas caíram R\$.1\.232,90/ });
  expect(within(whole).getByText('1.200 → 1.175 recargas')).toBeTruthy();
  expect(screen.queryByText('Entrega')).toBeNull();
  expect(screen.getByText('Menos recargas por Mercado Pago BRL')).toBeTruthy();
  const cell = await screen.findByRole('region', { name: 'Mercado Pago × Valor médio' });
  expect(await within(cell).findByText('Ana Lima')).toBeTruthy();
  const link = within(cell).getByRole('link', { name: 'Abrir a recarga' });
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://torpedo');
  expect([pathname, searchParams.get('gateway'), searchParams.get('credited')]).toEqual([
    '/admin/topups',
    'MERCADOPAGO',
    'true',
  ]);
});

it('says that there is nothing to compare with', async () => {
  await open({}, { ...REPORT, totals: { ...TOTALS, before: side(0, 0, 0) } });
  expect(await screen.findByText('Sem período anterior para comparar')).toBeTruthy();
});
