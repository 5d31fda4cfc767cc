import type { Page } from '@playwright/test';
import { pageBytes, scriptBytes } from '../scripts/script-bytes.mjs';
import { expectStill, watchShifts } from './fixtures/layout-shift.js';
import { expect, test } from './fixtures/test.js';

const KILOBYTE = 1000;

// A new visitor is also asked about cookies.
test.use({ answersCookies: false });

for (const [path, mostKb] of [
  ['/', 40],
  ['/login', 150],
] as const) {
  test(`${path} loads at most ${mostKb} kB of scripts before the visitor uses it`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    expect(bytes, 'there are scripts').toBeGreaterThan(0);
    expect(bytes / KILOBYTE).toBeLessThanOrEqual(mostKb);
  });
}

test('/status weighs at most 60 kB with its scripts and styles', async ({ page }) => {
  expect((await pageBytes(page, '/status')) / KILOBYTE).toBeLessThanOrEqual(60);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The answer of the address waits until `arrive` is called. */
async function holdBack(page: Page, address: string): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(address, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

test('on a slow network the page shows the frame of the app until the app is loaded', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const scripts = await holdBack(page, '**/assets/*.js');
  const account = await holdBack(page, '**/api/v1/users/me');
  await watchShifts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const frame = page.locator('#boot');
  await expect(frame).toBeVisible();
  await expect(frame.locator('img')).toBeVisible();
  // The frame has the texts of the reader's language only.
  await expect(frame.getByText('Início')).toBeVisible();
  await expect(frame.getByText('Home')).toBeHidden();
  scripts.arrive();
  await expect(page.getByRole('status')).toBeAttached();
  await expect(frame).toBeVisible();
  account.arrive();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' }).last()).toBeVisible();
  await expect(frame).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Aviso de cookies' })).toBeVisible();
  await expect(page.locator('[data-slot=sandbox-bar]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seu código em três passos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mais pedidos' })).toBeVisible();
  await expectStill(page);
});

test('the dashboard loads at most 150 kB of scripts before the customer uses it', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  expect((await scriptBytes(page, '/dashboard')) / KILOBYTE).toBeLessThanOrEqual(150);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/services', '/dashboard/orders', '/dashboard/balance']) {
  test(`${path} needs at most 20 scripts: more would wait for a connection of the browser`, async ({
    page,
    customer,
  }) => {
    expect(customer.email).toBeTruthy();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = loaded.filter((address) => address.endsWith('.js'));
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(20);
  });
}
