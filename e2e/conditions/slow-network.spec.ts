import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.js';

/** From now on, requested code and texts wait until `arrive` is called. */
async function holdBack(page: Page): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/**', async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

/** With saved data, the app fetches nothing before the tap. */
async function prefetchNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  // This is the last part that loads by itself.
  await expect(page.getByRole('heading', { name: 'Ações rápidas' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

for (const [place, heading] of [
  ['Números', 'Comprar número'],
  ['Saldo', 'Adicionar saldo'],
  ['Pedidos', 'Pedidos'],
  ['Perfil', 'Perfil e configurações'],
] as const) {
  test(`after a tap on ${place} its heading is shown before its code is loaded, and does not move`, async ({
    page,
    customer,
  }) => {
    expect(customer.email).toBeTruthy();
    await prefetchNothing(page);
    await openHome(page);
    const code = await holdBack(page);
    await page.getByRole('navigation').getByRole('link', { name: place }).click();
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
    await expect(title).toBeVisible();
    await expect(page.getByRole('main').locator('[data-slot=skeleton]').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando' })).toBeAttached();
    const before = await title.boundingBox();
    code.arrive();
    await expect(page).toHaveTitle(/ · /);
    await expect(page.getByRole('main').locator('[data-slot=skeleton]')).toHaveCount(0);
    const after = await title.boundingBox();
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
    expect(Math.abs(middle(after!) - middle(before!)), 'moved down').toBeLessThanOrEqual(2);
    expect(Math.abs(after!.x - before!.x), 'moved aside').toBeLessThanOrEqual(2);
  });
}

test('the screens behind the links in sight are loaded before somebody taps', async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  const texts = ['buy', 'topup', 'orders', 'profile'];
  const fetched = texts.map((name) =>
    page.waitForResponse((response) => response.url().endsWith(`/pt/${name}.json`)),
  );
  await openHome(page);
  await Promise.all(fetched);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('navigation').getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByText('Nenhum pedido ainda')).toBeVisible();
  expect(asked.filter((address) => address.includes('/orders/my-orders'))).not.toEqual([]);
  expect(asked.filter((address) => address.endsWith('/pt/orders.json'))).toEqual([]);
});

test('with saved data a screen is fetched at the tap, not before', async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  await page.clock.install();
  await prefetchNothing(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.endsWith('/pt/orders.json'))).toEqual([]);
  const fetched = page.waitForResponse((response) => response.url().endsWith('/pt/orders.json'));
  await page.getByRole('navigation').getByRole('link', { name: 'Pedidos' }).click();
  await fetched;
});

for (const [screen, calls] of [
  [
    '/dashboard',
    [
      '/api/v1/users/me',
      '/api/v1/wallets/BRL/balance',
      '/api/v1/orders/my-orders?limit=1',
      '/api/v1/services?per_page=500&country_iso=BR',
    ],
  ],
  [
    '/services?service=whatsapp&country=brazil',
    [
      '/api/v1/users/me',
      '/api/v1/wallets/BRL/balance',
      '/api/v1/countries?per_page=300',
      '/api/v1/services?per_page=500&country_iso=BR',
    ],
  ],
] as const) {
  test(`the calls of ${screen} are made before its scripts are loaded, and only once`, async ({
    page,
    customer,
  }) => {
    expect(customer.email).toBeTruthy();
    await prefetchNothing(page);
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(new URL(page.url()).origin, '')));
    const code = await holdBack(page);
    await page.goto(screen, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining([...calls]));
    // The files of the screen itself, besides those of the first load.
    await expect
      .poll(() => asked.filter((address) => /\/assets\/texts-.*\.json$/.test(address)))
      .not.toEqual([]);
    code.arrive();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The balance is read a second time together with the numbers.
    const once = calls.filter((call) => !call.includes('/balance'));
    expect(asked.filter((address) => once.some((call) => call === address)).toSorted()).toEqual(
      once.toSorted(),
    );
  });
}
