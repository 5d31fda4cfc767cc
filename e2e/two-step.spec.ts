import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { codeAt, secretOn, STEP_MS } from './fixtures/authenticator.js';
import { PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Abra o aplicativo autenticador')).toBeVisible();
}

test('two-step sign-in is switched on, asked for, replaced by a recovery code, and switched off', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(401, '/api/v1/users/login');
  consoleWatch.expectSignedOut();
  consoleWatch.expectRefusal(400, '/api/v1/users/me/two-factor');
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  const enable = page.getByRole('button', { name: 'Ativar' });
  await enable.click();
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(enable).toBeFocused();
  await enable.click();
  await dialog.getByLabel('Senha', { exact: true }).fill('Errada@2026');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible();
  await assertAccessible(page, 'the secret to scan');

  const secret = await secretOn(dialog);
  await dialog.getByLabel('Código do aplicativo').fill(codeAt(secret, Date.now()));
  await expect(dialog.getByText('Guarde agora: eles não aparecem de novo.')).toBeVisible();
  const [first = '', second = ''] = await dialog.getByRole('listitem').allTextContents();
  await assertAccessible(page, 'the recovery codes');
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos de recuperação')).toBeVisible();

  await signOut(page);
  await givePassword(page, customer.email);
  await assertAccessible(page, 'the second step');
  await page.getByLabel('Código do aplicativo').fill('000000');
  await expect(
    page.getByText('Código inválido ou já usado. Confira o código e tente novamente.'),
  ).toBeVisible();
  // Each code works once, and the server's clock may reach the next code meanwhile.
  await page.getByLabel('Código do aplicativo').fill(codeAt(secret, Date.now() + STEP_MS));
  await expect(page).toHaveURL('/dashboard');

  await signOut(page);
  await givePassword(page, customer.email);
  await page.getByLabel('Código do aplicativo').fill('000000');
  const refusal = page.getByText('Código inválido ou já usado.');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(refusal).toBeHidden();
  await page.getByLabel('Código de recuperação').fill(first.toLowerCase());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/profile');
  await expect(page.getByText('Restam 9 códigos de recuperação')).toBeVisible();
  await page.getByRole('button', { name: 'Desativar' }).click();
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Código do aplicativo').fill(second);
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible();
});
