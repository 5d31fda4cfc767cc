import { newEmail, PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

test('registration says what is wrong in each field, one rule after the other', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  for (const text of [
    'Email é obrigatório',
    'Senha é obrigatória',
    'Confirmação de senha é obrigatória',
    'Por favor, corrija os erros no formulário.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }

  await page.getByLabel('E-mail').fill('ana@exemplo');
  await expect(page.getByText('Email deve ter um formato válido')).toBeVisible();

  const password = page.getByLabel('Senha', { exact: true });
  for (const [typed, text] of [
    ['aB1@', 'Senha deve ter pelo menos 8 caracteres'],
    ['GIRASSOL', 'Senha deve conter pelo menos uma letra minúscula'],
    ['girassol', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['Girassol', 'Senha deve conter pelo menos um número'],
    ['Girassol1', 'Senha deve conter pelo menos um caractere especial (@$!%*?&)'],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText(text)).toBeVisible();
  }
  await password.fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill('outra');
  await expect(page.getByText('As senhas devem coincidir')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar CPF' }).click();
  await page.getByLabel('CPF (opcional)').fill('111.111.111-11');
  await expect(page.getByText('CPF inválido')).toBeVisible();
});

test('a taken address is reported with what to do', async ({ page, customer, consoleWatch }) => {
  consoleWatch.expectRefusal(409, '/api/v1/users/register');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(
    page.getByText('Este email já está cadastrado. Tente fazer login ou use outro email.'),
  ).toBeVisible();
});

test('a customer without a confirmed address is led from the sign-in to the code', async ({
  page,
  outside,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(403, '/api/v1/users/login');
  consoleWatch.expectRefusal(400, '/api/v1/users/verify-email');
  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('button', { name: /^Reenviar em \d+ segundo/ })).toBeDisabled();
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  await expect(page.getByText('Informe o código recebido por e-mail')).toBeHidden();

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email não verificado. Redirecionando para verificação...')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email\?from=login&email=/);
  await expect(page.getByText('Nenhum código foi enviado agora')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toBeEnabled();

  const code = await outside.codeMailedTo(email);
  const field = page.getByLabel('Código', { exact: true });
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Código inválido. Verifique o código recebido por email.')).toBeVisible();
  await field.fill(code);
  await expect(page.getByText('E-mail confirmado!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a reload after the code leads to the sign-in with the address filled in', async ({ page, outside }) => {
  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/verify-email');
  await page.reload();
  await page.getByLabel('Código', { exact: true }).fill(await outside.codeMailedTo(email));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password and an empty form each say what is wrong', async ({ page, consoleWatch }) => {
  consoleWatch.expectRefusal(401, '/api/v1/users/login');
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Entrar' });
  await submit.click();
  await expect(page.getByText('Por favor, preencha todos os campos')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('Errada@2026');
  await submit.click();
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('signing out closes the signed-in screens, signing in leads back to the one asked for', async ({
  page,
  customer,
}) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: `Sua conta: ${customer.email}` }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/dashboard/orders?type=sms_number');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/dashboard/orders?type=sms_number');
});
