import type { Page } from '@playwright/test';
import { PASSWORD } from './fixtures/customer.js';
import { passingText } from './fixtures/passing-text.js';
import { expect, test } from './fixtures/test.js';

const NEXT = 'Margarida@2027';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  const send = page.getByRole('button', { name: 'Enviar instruções' });
  // The address changes before the screen does, and the previous screen has a field with the same name.
  await expect(send).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await send.click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  await expect(page).toHaveURL('/login');
}

async function chooseNewPassword(page: Page, button: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirmar senha').fill(NEXT);
  await page.getByRole('button', { name: button }).click();
}

test.describe('somebody who forgot the password', () => {
  test.beforeEach(async ({ page, customer }) => {
    await page.context().setStorageState({ cookies: [], origins: [] });
    await askForMail(page, customer.email);
  });

  test('signs in with the mailed one, has to choose another, and reaches the dashboard', async ({
    page,
    customer,
    outside,
    consoleWatch,
  }) => {
    consoleWatch.expectRefusal(400, '/api/v1/users/change-required-password');
    const mail = await outside.mailTo(customer.email, 'Sua senha temporária');
    const temporary = /^\S{12}$/m.exec(mail)?.[0] ?? '';
    await signIn(page, customer.email, temporary);
    await expect(page).toHaveURL('/change-required-password');
    await page.goto('/dashboard/orders');
    await expect(page).toHaveURL('/change-required-password');

    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Nova senha é obrigatória')).toBeVisible();
    await page.getByLabel('Nova senha', { exact: true }).fill(temporary);
    await page.getByLabel('Confirmar senha').fill(temporary);
    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(
      page.getByText('A nova senha não pode ser igual à senha temporária atual. Use uma senha diferente.'),
    ).toBeVisible();

    await chooseNewPassword(page, 'Salvar senha nova');
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await outside.mailTo(customer.email, 'Sua senha foi alterada');
  });

  test('sets a new password by the mailed link, once', async ({ page, customer, outside, consoleWatch }) => {
    consoleWatch.expectRefusal(400, '/api/v1/users/reset-password');
    consoleWatch.expectRefusal(422, '/api/v1/users/reset-password');
    const mail = await outside.mailTo(customer.email, 'Sua senha temporária');
    const link = /http\S+\/reset-password\?token=\S+/.exec(mail)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByLabel('Token')).toHaveValue(new URL(link).searchParams.get('token') ?? '');
    await expect(page, 'the token leaves the address').toHaveURL('/reset-password');
    await page.getByLabel('Nova senha', { exact: true }).fill('Senha@123');
    await page.getByLabel('Confirmar senha').fill('Senha@123');
    await page.getByRole('button', { name: 'Redefinir senha' }).click();
    await expect(page.getByText('Esta senha é muito comum. Escolha outra.')).toBeVisible();
    await chooseNewPassword(page, 'Redefinir senha');
    await expect(page.getByText('Senha alterada com sucesso! Entre com a senha nova.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await signIn(page, customer.email, NEXT);
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await chooseNewPassword(page, 'Redefinir senha');
    await expect(page.getByText('Token inválido ou expirado. Solicite um novo token.')).toBeVisible();
  });
});

test('a request whose answer was lost is repeated by itself', async ({
  page,
  customer,
  outside,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(503, '/api/v1/users/reset-password');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await askForMail(page, customer.email);
  const mail = await outside.mailTo(customer.email, 'Sua senha temporária');
  let asked = 0;
  await page.route('**/api/v1/users/reset-password', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    if (asked > 1) await route.fulfill({ response: answer });
    else await route.fulfill({ status: 503, json: { detail: { code: 'UNAVAILABLE', message: '' } } });
  });
  await page.goto(/http\S+\/reset-password\?token=\S+/.exec(mail)?.[0] ?? '');
  const retrying = passingText(page, 'Tentativa 1 de 3...');
  await chooseNewPassword(page, 'Redefinir senha');
  await retrying;
  await expect(page.getByText('Senha alterada com sucesso! Entre com a senha nova.')).toBeVisible();
  expect(asked).toBe(2);
});

test('a changed password sends the other browser to the sign-in by itself', async ({
  page,
  browser,
  customer,
  productUrl,
  consoleWatch,
}) => {
  // A call that was under way is refused with the old token, and repeated with the new one.
  consoleWatch.expectSignedOut();
  const elsewhere = await browser.newContext({ baseURL: productUrl });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, customer.email, PASSWORD);
  await expect(other).toHaveURL('/dashboard');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  await dialog.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
  await expect(dialog.getByText('Forte')).toBeVisible();
  await expect(dialog.getByText('Nova senha deve ser diferente da atual')).toBeVisible();
  await dialog.getByLabel('Nova senha', { exact: true }).fill(NEXT);
  await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill(PASSWORD);
  await expect(dialog.getByText('As senhas não coincidem')).toBeVisible();
  await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill(NEXT);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Sua senha foi alterada com sucesso!')).toBeVisible();

  await expect(other).toHaveURL(/\/login/);
  await signIn(other, customer.email, NEXT);
  await expect(other).toHaveURL('/dashboard');
  await elsewhere.close();
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/dashboard/orders');
});

test('“It wasn’t me” in the mail about a new device signs out everywhere', async ({
  page,
  browser,
  customer,
  outside,
  productUrl,
  consoleWatch,
}) => {
  consoleWatch.expectSignedOut();
  await page.goto('/dashboard');
  const elsewhere = await browser.newContext({ baseURL: productUrl });
  const intruder = await elsewhere.newPage();
  await intruder.goto('/login');
  await signIn(intruder, customer.email, PASSWORD);
  await expect(intruder).toHaveURL('/dashboard');

  const mail = await outside.mailTo(customer.email, 'Novo acesso à sua conta');
  expect(mail).toContain('Aparelho: Chrome, ');
  await page.goto(/http\S+\/secure-account\?token=\S+/.exec(mail)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Não foi você?' })).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar sessões e bloquear a senha' }).click();
  await expect(page.getByText('Conta protegida')).toBeVisible();

  await expect(intruder).toHaveURL(/\/login/);
  await signIn(intruder, customer.email, PASSWORD);
  await expect(intruder.getByText('Email ou senha incorretos.')).toBeVisible();
  await elsewhere.close();
  await page.getByRole('link', { name: 'Criar senha nova' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
