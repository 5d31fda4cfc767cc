import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { ADMIN, PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

/** It changes settings, so it has its own server. */
test.use({ settings: {}, viewport: { width: 1280, height: 800 } });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Descartar o que você mudou?' });

test('typed text of staff is not lost without a question, and survives the end of a session', async ({
  page,
  consoleWatch,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator();
  await page.goto('/admin/settings');
  const change = page.getByRole('button', { name: 'Mudar max_quantity' });
  const dialog = page.getByRole('dialog', { name: 'Mudar configuração' });
  const field = dialog.getByLabel('Números em uma compra');
  await change.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await change.click();
  await field.fill('1');
  await dialog.getByLabel('Motivo').fill('Muitos abusos');
  await page.keyboard.press('Escape');
  await assertAccessible(page, 'the question before something typed is lost');
  await question(page).getByRole('button', { name: 'Ficar' }).click();
  await expect(field).toHaveValue('1');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await closing;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  consoleWatch.expectSignedOut();
  await page.request.post('/api/v1/users/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/admin/settings');
  await change.click();
  await expect(field).toHaveValue('1');
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Muitos abusos');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await change.click();
  await expect(dialog.getByLabel('Motivo')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Produtos' }).click();
  await page.getByRole('row').nth(1).click();
  const description = page.getByLabel('Descrição');
  await description.fill('Chega em segundos');
  const orders = page.getByRole('link', { name: 'Pedidos' });
  await orders.click();
  await question(page).getByRole('button', { name: 'Ficar' }).click();
  await expect(description).toHaveValue('Chega em segundos');
  await orders.click();
  await question(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await page.goBack();
  await expect(description).toHaveValue('');
});

test('without the server the old rows stay, a strip says so, and new data comes by itself', async ({
  page,
  consoleWatch,
  signInAsAdministrator,
}) => {
  consoleWatch.expectOffline();
  await signInAsAdministrator();
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: ADMIN });
  await expect(row).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Países' }).click();
  const strip = page.getByText(/^Servidor fora do ar, tentando de novo\. Dados das \d\d:\d\d$/);
  await expect(strip).toBeVisible();
  await expect(page.getByText('O servidor não responde.')).toBeVisible();
  await assertAccessible(page, 'a list while the server is away');
  await page.getByRole('link', { name: 'Usuários' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Editar saldo/ }).click();
  const balance = page.getByRole('dialog', { name: /^Saldo de/ });
  await balance.getByLabel('Novo saldo (R$)').fill('3,00');
  await balance.getByRole('textbox', { name: 'Motivo' }).fill('Cortesia');
  await balance.getByRole('button', { name: 'Definir R$ 3,00' }).click();
  await expect(balance.getByText('O servidor não responde.').first()).toBeVisible();

  await page.unroute('**/api/**');
  await expect(strip).toBeHidden();
  await expect(balance.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Cortesia');
  await balance.getByRole('button', { name: 'Definir R$ 3,00' }).click();
  await expect(balance).toBeHidden();
  await expect(row).toContainText('3,00');
  await page.getByRole('link', { name: 'Países' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Brasil' }).first()).toBeVisible();
});
