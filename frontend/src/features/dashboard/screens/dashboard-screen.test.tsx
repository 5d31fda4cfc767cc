import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { DashboardScreen } from './dashboard-screen';

beforeAll(() => speakPortuguese('shell', 'dashboard', 'errors'));

const summary = (over: object) => ({
  ...{ credit_transactions: 0, sms_numbers: 0, total_items: 0, numbers_with_sms: 0, numbers_refunded: 0 },
  ...{ last_order_at: null, ...over },
});

const bought = {
  ...{ type: 'sms_number', id: '01a1fe03-0993-7a32-a075-efd0a8976993', status: 'COMPLETED' },
  service: { code: 'wa', name: 'WhatsApp', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
  buy_again: { stock: 12, price_cents: 439, currency: 'BRL', delivery_rate: 0.92 },
};

function serve({ orders, balanceCents = 0 }: { orders: () => object; balanceCents?: number }) {
  return fakeServer({
    'GET /api/v1/orders/my-orders': orders,
    'GET /api/v1/wallets/BRL/balance': () => ({ body: { balance_cents: balanceCents, held_cents: 0 } }),
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({
      body: { active_transactions: [], recent_completed: [], slots: { used: 0, max: 2 } },
    }),
    'GET /api/v1/services/most-used': () => ({ body: { services: [] } }),
    'GET /api/v1/services': () => ({ body: { services: [], total: 0 } }),
  });
}

const orders = (over: object, items: object[] = []) => ({
  body: { success: true, data: { items, summary: summary(over) } },
});

it.each([
  [0, 'Adicione saldo por Pix', 'Adicionar saldo'],
  [500, 'Escolha o serviço e o país', 'Comprar número'],
])('shows a newcomer with %i cents three steps, the next one marked', async (balanceCents, next, action) => {
  serve({ orders: () => orders({}), balanceCents });
  openScreen(<DashboardScreen isInUseKnown inUse={null} />);
  expect(await screen.findByText('Seu código em três passos')).toBeTruthy();
  await expect
    .poll(() => screen.getAllByRole('listitem').find((step) => step.ariaCurrent === 'step')?.textContent)
    .toContain(next);
  expect(screen.getByRole('link', { name: action })).toBeTruthy();
  expect(screen.queryByText('Nada reservado no momento')).toBeNull();
  expect(screen.queryByText('Comprar de novo')).toBeNull();
});

it('shows a returning customer figures and the last purchases, with the price and the rate of today', async () => {
  serve({ orders: () => orders({ total_items: 3, sms_numbers: 2, numbers_with_sms: 1 }, [bought]) });
  openScreen(<DashboardScreen isInUseKnown inUse={null} />);
  expect(await screen.findByRole('link', { name: /^WhatsApp\s?Brasil\s?R\$\s4,39\s·\s92%/ })).toBeTruthy();
  expect(await screen.findByText('1 recebeu SMS')).toBeTruthy();
  expect(screen.getByText('2 números')).toBeTruthy();
  expect(screen.getByText('0 recargas')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Números ativados/ }).getAttribute('href')).toContain(
    'sms_number',
  );
  expect(screen.queryByText('Seu código em três passos')).toBeNull();
});

it.each([
  ['MANAGER', true],
  ['ADMIN', true],
  ['CUSTOMER', false],
] as const)('shows a %s the link to the back-office first: %s', async (role, isLed) => {
  serve({ orders: () => orders({}) });
  openScreen(<DashboardScreen isInUseKnown inUse={null} />, role);
  await screen.findByText('Seu código em três passos');
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href') === '/admin').toBe(isLed);
});

it('shows placeholders that cannot be tapped while the orders load', async () => {
  let answer = (_: object) => {};
  const arriving = new Promise<object>((resolve) => (answer = resolve));
  serve({ orders: () => arriving });
  openScreen(<DashboardScreen isInUseKnown inUse={null} />);
  expect(await screen.findByRole('heading', { name: 'Mais pedidos' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Telegram/ })).toBeNull();
  answer(orders({ total_items: 1, sms_numbers: 1 }, [bought]));
  expect(await screen.findByRole('link', { name: /^Telegram/ })).toBeVisible();
});

it('moves no link when the first order arrives', async () => {
  let isFirst = true;
  serve({ orders: () => (isFirst ? orders({}) : orders({ total_items: 1, sms_numbers: 1 }, [bought])) });
  const queryClient = openScreen(<DashboardScreen isInUseKnown inUse={null} />);
  const link = await screen.findByRole('link', { name: /^Telegram/ });
  isFirst = false;
  await act(async () => {
    await queryClient.invalidateQueries();
    await new Promise<void>((screenHasHeard) => notifyManager.schedule(screenHasHeard));
  });
  expect(link).toBeVisible();
  expect(screen.getByText('Seu código em três passos')).toBeVisible();
});

it('shows the numbers in use above the products to buy', async () => {
  serve({ orders: () => orders({ total_items: 1, sms_numbers: 1 }, [bought]) });
  openScreen(<DashboardScreen isInUseKnown inUse={<p>482913</p>} />);
  const again = await screen.findByRole('heading', { name: 'Comprar de novo' });
  const inUse = screen.getByText('482913');
  expect(inUse.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows no first steps when the figures did not load, and loads them on the next try', async () => {
  let isDown = true;
  serve({
    orders: () =>
      isDown ? refusal(500, 'INTERNAL_ERROR') : orders({ total_items: 1, sms_numbers: 1 }, [bought]),
  });
  openScreen(<DashboardScreen isInUseKnown inUse={null} />);
  const [failure] = await screen.findAllByText('Erro ao carregar estatísticas');
  expect(screen.queryByText('Seu código em três passos')).toBeNull();
  isDown = false;
  const alert = failure!.closest<HTMLElement>('[role=alert]')!;
  fireEvent.click(within(alert).getByRole('button', { name: /Tentar novamente/ }));
  expect(await screen.findByText('0 receberam SMS')).toBeTruthy();
});
