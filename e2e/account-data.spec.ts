import { readFile } from 'node:fs/promises';
import { PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

test('a key is shown once, signs a program in, and stops working when it is revoked', async ({
  page,
  customer,
  playwright,
  productUrl,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByRole('button', { name: 'Criar chave' }).click();
  await expect(dialog.getByText('Dê um nome à chave')).toBeVisible();
  await dialog.getByLabel('Nome').fill('Robô de cadastros');
  await dialog.getByRole('radio', { name: /^Só consulta/ }).click();
  await dialog.getByRole('button', { name: 'Criar chave' }).click();

  const shown = page.getByRole('dialog', { name: 'Copie sua chave agora' });
  const secret = await shown.getByRole('group', { name: 'Chave de API' }).innerText();
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  const keys = page.getByRole('list', { name: 'Chaves de API' });
  await expect(keys.getByText('Robô de cadastros')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL: productUrl,
    extraHTTPHeaders: { 'X-API-Key': secret },
  });
  const me = await program.get('/api/v1/users/me');
  expect(await me.json()).toMatchObject({ email: customer.email });
  expect((await program.patch('/api/v1/users/me', { data: { preferred_language: 'es' } })).status()).toBe(
    403,
  );

  await page.getByRole('button', { name: 'Revogar a chave Robô de cadastros' }).click();
  await page.getByRole('button', { name: 'Revogar chave' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Chave Robô de cadastros revogada' }),
  ).toBeAttached();
  await expect(keys).toHaveCount(0);
  expect((await program.get('/api/v1/users/me')).status()).toBe(401);
  await program.dispose();

  const activity = page.getByRole('list', { name: 'Atividade da conta' });
  await expect(activity.getByText('Chave de API revogada')).toBeVisible();
});

test('the export is a file with everything', async ({ page, customer }) => {
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^torpedo-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(customer.email);
  await expect(page.getByText('Seus dados foram baixados')).toBeVisible();
});

test('deleting an account asks for the password and about the money that is left, and says goodbye', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(400, '/api/v1/users/me');
  consoleWatch.expectRefusal(409, '/api/v1/users/me');
  consoleWatch.expectRefusal(401, '/api/v1/users/login');
  await customer.addBalance(2_500);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  const confirm = dialog.getByRole('button', { name: 'Excluir para sempre' });
  const password = dialog.getByLabel('Sua senha');

  await confirm.click();
  await expect(dialog.getByText('Digite sua senha')).toBeVisible();
  await expect(dialog.getByText('Digite EXCLUIR, como está escrito')).toBeVisible();
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('excluir');
  await password.fill('Errada@2026');
  await confirm.click();
  await expect(dialog.getByText('Senha incorreta')).toBeVisible();

  await password.fill(PASSWORD);
  await confirm.click();
  await expect(dialog.getByText('Ainda há saldo na sua conta')).toBeVisible();
  await expect(dialog.getByText(/R\$\s25,00 ainda podem voltar por Pix para quem pagou/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Pedir o dinheiro de volta' })).toHaveAttribute(
    'href',
    '/dashboard/balance#payouts',
  );
  await confirm.click();
  await expect(dialog.getByText('Confirme que abre mão do saldo')).toBeVisible();
  await dialog.getByLabel('Abro mão de R$ 25,00').check();

  consoleWatch.expectSignedOut();
  await confirm.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua conta foi excluída')).toBeVisible();

  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible();
});
