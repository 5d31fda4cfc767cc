import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { StaffPermission } from '../../../shared/back-office/staff-rights';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { Found } from './palette/palette-data';
import { paletteKeys } from '../rules/palette-keys';
import { FrameSearch } from './frame-search';

const ADMIN: StaffPermission[] = [
  'overview.read',
  'search.read',
  'users.read',
  'users.change',
  'orders.read',
];

const ANA: Found['people']['items'][number] = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  email: 'ana@exemplo.com.br',
  role: 'CUSTOMER',
  profile: { full_name: 'Ana Beatriz Lima', phone_number: '•••4321', cpf: null },
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  last_login: null,
  is_active: true,
  is_email_verified: true,
  flag: null,
  must_change_password: false,
  preferred_language: 'pt-BR',
  preferred_currency: 'BRL',
  purchases_blocked_until: null,
  balance_base_cents: 2410,
  order_count: 3,
  wallets: [
    {
      ...{ currency: 'BRL', balance_cents: 2410, held_cents: 240, balance_formatted: 'R$ 24,10' },
      ...{ owed_cents: 0, debts: [] },
    },
  ],
};
const FOUND: Found = {
  people: { items: [ANA], total: 1, total_is_estimated: false },
  orders: { items: [], total: 0, total_is_estimated: false, of_user_id: ANA.id },
};

const PROVIDERS = [
  { code: 'norte', name: 'Norte SMS', is_paused: false },
  { code: 'pampa', name: 'Pampa', is_paused: true },
];

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await speakPortuguese(
    'shell',
    'admin-frame',
    'admin-kit',
    'admin-orders',
    'admin-reports',
    'help',
    'errors',
  );
});

/** Renders the search with these permissions. Returns the router and the searches sent to the server. */
async function open(permissions = ADMIN, products: unknown[] = []) {
  const requests = fakeServer({
    'GET /api/v1/admin/search': () => ({ body: FOUND }),
    'GET /api/v1/admin/providers': () => ({ body: { items: PROVIDERS, total: PROVIDERS.length } }),
    'GET /api/v1/admin/products': () => ({ body: { items: products } }),
    'GET /api/v1/admin/countries': () => ({ body: { items: [] } }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(staffKeys.rights, { permissions });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <FrameSearch />
        </QueryClientProvider>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
  await router.load();
  const asked = () => requests.flatMap(({ url }) => new URL(url).searchParams.get('q') ?? []);
  return { router, asked, user: userEvent.setup() };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;

it('opens with Ctrl K, finds a customer, and Enter leads to their page', async () => {
  const { router, asked, user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Buscar em tudo' });
  expect(document.activeElement).toBe(field);
  await user.paste('lima');
  expect(
    await screen.findByRole('option', { name: /Ana Beatriz Lima.*ana@exemplo.com.br.*retido R\$.2,40/ }),
  ).toBeTruthy();
  expect(asked()).toEqual(['lima']);
  expect(screen.getByRole('status').textContent).toBe('1 achado');
  expect(selected()).toContain('Ana Beatriz Lima');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/users/${ANA.id}`));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps every typed key, even those typed before the palette has opened', async () => {
  const { asked, user } = await open();
  await user.keyboard('{Control>}k{/Control}lim');
  await user.keyboard('a');
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await user.keyboard(' b');
  await waitFor(() => expect(field.value).toBe('lima b'));
  await waitFor(() => expect(asked()).toContain('lima b'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps the keys that were typed while the back-office was still loading', async () => {
  paletteKeys.listen();
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}zanettu{Backspace}i');
  await open();
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('zanetti');
  await user.keyboard('{Escape}');
});

it('moves with Tab to the actions for the first customer', async () => {
  const { router, user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'lima');
  await screen.findByRole('group', { name: 'Fazer com Ana Beatriz Lima' });
  await user.keyboard('{Tab}');
  expect(selected()).toContain('Redefinir senha…');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toContain('Desativar…');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ act: 'status' }));
});

it('lists a screen with that name above similar products of the catalogue', async () => {
  const similar = { id: 'p1', sku: 'PR-OT', name: 'Qualquer outro', country_name: 'Porto Rico' };
  const { user } = await open(
    [...ADMIN, 'catalogue.read', 'reports.read'],
    [{ ...similar, image_url: null, paused_at: null, stock: 1628 }],
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'por que');
  const similarOne = await screen.findByRole('option', { name: /Porto Rico/ });
  const offered = screen.getAllByRole('option');
  const named = screen.getByRole('option', { name: /Por que mudou\?/ });
  expect(offered.indexOf(named)).toBeLessThan(offered.indexOf(similarOne));
});

it('offers only actions after >, without asking the server', async () => {
  const { asked, user } = await open();
  await user.click(screen.getByRole('button', { name: /Cliente, pedido, número, Pix/ }));
  await user.type(await screen.findByRole('combobox'), '>exportar');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Exportar pedidos']);
  expect(asked()).toEqual([]);
});

it('opens the dialog of a screen by a verb and a name, with the keyboard alone', async () => {
  const { router, user } = await open([...ADMIN, 'providers.read', 'providers.pause']);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'pausar norte');
  expect(await screen.findByRole('option', { name: /Pausar Norte SMS…/ })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/admin/sms?pause=norte'));
});

it('offers no action without its permission, and no action that would change nothing', async () => {
  const { user } = await open([...ADMIN, 'providers.read']);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'pausar norte');
  expect(await screen.findByText(/^Nada encontrado/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'norte');
  expect(await screen.findByRole('option', { name: /Norte SMS/ })).toBeVisible();
});

it('offers no screen that the person may not open', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(screen.queryByRole('option', { name: /Configurações/ })).toBeNull();
  await user.keyboard('{Escape}');
});

it('is hidden from a person without the permission to search', async () => {
  const { user } = await open(['overview.read']);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
