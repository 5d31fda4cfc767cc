import { request } from '@playwright/test';
import { PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

test('another device is signed out from the list', async ({ page, customer, productUrl }) => {
  const notebook = await request.newContext({
    baseURL: productUrl,
    extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const form = { username: customer.email, password: PASSWORD, session_name: 'CLI on notebook' };
  expect((await notebook.post('/api/v1/users/login', { form })).status()).toBe(200);

  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Aparelhos conectados' });
  await expect(devices.getByText('Este aparelho')).toBeVisible();
  expect((await notebook.get('/api/v1/users/me')).status()).toBe(200);
  await devices.getByRole('button', { name: 'Desconectar CLI on notebook' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Desconectado: CLI on notebook' })).toBeAttached();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await notebook.get('/api/v1/users/me')).status()).toBe(401);
  await notebook.dispose();
});

test('a new password signs every other device out', async ({ page, customer, productUrl, consoleWatch }) => {
  consoleWatch.expectRefusal(400, '/api/v1/users/change-password');
  // A call that was under way is refused with the old token, and repeated with the new one.
  consoleWatch.expectSignedOut();
  const notebook = await request.newContext({
    baseURL: productUrl,
    extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const form = { username: customer.email, password: PASSWORD };
  expect((await notebook.post('/api/v1/users/login', { form })).status()).toBe(200);

  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Desconectar os outros' })).toBeVisible();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  await dialog.getByLabel('Senha atual', { exact: true }).fill('Errada@2026');
  await dialog.getByLabel('Nova senha', { exact: true }).fill('Margarida#2027');
  await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill('Margarida#2027');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByLabel('Senha atual', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await dialog.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha Alterada')).toBeVisible();
  await expect(page.getByText('Sua senha foi alterada com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Aparelhos conectados' }).getByRole('listitem')).toHaveCount(1);
  expect((await notebook.get('/api/v1/users/me')).status()).toBe(401);
  await notebook.dispose();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
});
