import { keptAnswers, openInstalledApp } from './fixtures/installed-app.js';
import { expect, test } from './fixtures/test.js';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Você está offline. Algumas funcionalidades podem não estar disponíveis.';

test('without network the app opens with the last answers, and reads again when the network is back', async ({
  page,
  context,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectOffline();
  await customer.addBalance(1234);
  await openInstalledApp(page);
  await expect(page.getByText('R$ 12,34').first()).toBeVisible();
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('list').getByText('R$ 12,34').filter({ visible: true })).toBeVisible();
  await expect
    .poll(() => keptAnswers(page))
    .toEqual(expect.arrayContaining(['balance/BRL', 'me', 'orders/list']));

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('R$ 12,34').first()).toBeVisible();
  await expect(page.getByText(/ · dados das \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await expect(page.getByRole('list').getByText('R$ 12,34').filter({ visible: true })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await customer.addBalance(100);
  await expect(page.getByRole('link', { name: /^Saldo: R\$\s13,34/ })).toBeVisible();
});

test('signing out deletes what the browser stored', async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  await openInstalledApp(page);
  await expect.poll(() => keptAnswers(page)).toContain('me');

  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^torpedo\.(last-seen|reader)/)]));
});
