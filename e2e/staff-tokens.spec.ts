import { request as playwrightRequest } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { ADMIN } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

test.use({
  viewport: { width: 1280, height: 860 },
  hasTouch: false,
  isMobile: false,
});

test('staff create a token for a script, see what it did, and revoke it', async ({
  page,
  customer,
  productUrl,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator();
  await page.goto('/admin/tokens');
  await expect(page.getByText('Nenhum token ainda')).toBeVisible();

  await page.getByRole('button', { name: 'Criar token' }).click();
  const form = page.getByRole('dialog', { name: 'Criar token' });
  await form.getByRole('button', { name: 'Criar token' }).click();
  await expect(form.getByText('Dê um nome ao token.')).toBeVisible();
  await form.getByLabel('Nome').fill('Cadastro noturno');
  await form.getByLabel('Validade').selectOption('7 dias');
  await form.getByLabel('Ver usuários').check();
  await form.getByLabel('Alterar usuários').check();
  await assertAccessible(page, 'the form of a new token');
  await form.getByRole('button', { name: 'Criar token' }).click();

  const shown = page.getByRole('dialog', { name: 'Copie o token Cadastro noturno agora' });
  const token = await shown.getByRole('group', { name: 'Token' }).innerText();
  expect(token).toMatch(/^torpedo_staff_/);
  await assertAccessible(page, 'a token, for the only time');
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await expect(shown).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Cadastro noturno' });
  await expect(row).toContainText('Ver usuários, Alterar usuários');
  await expect(row).toContainText('Nunca');
  await expect(page.getByText(token)).toHaveCount(0);

  const script = await playwrightRequest.newContext({
    baseURL: productUrl,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const found = await script.get('/api/v1/admin/users', { params: { search: customer.email } });
  const [user] = (await found.json()) as { id: string }[];
  const edited = await script.patch(`/api/v1/admin/users/${user?.id}`, { data: { full_name: 'Ana Lima' } });
  expect(edited.status(), await edited.text()).toBe(200);
  // First a permission that the token lacks, then a call that no token may make.
  expect((await script.get('/api/v1/admin/audit')).status()).toBe(403);
  expect((await script.get('/api/v1/users/me')).status()).toBe(403);

  await page.goto('/admin/audit');
  await expect(page.getByRole('row').filter({ hasText: `token Cadastro noturno de ${ADMIN}` })).toContainText(
    customer.email,
  );
  await page.goto('/admin/tokens');
  await expect(row).not.toContainText('Nunca');
  await assertAccessible(page, 'the tokens of staff');
  await row.getByRole('button', { name: 'Ações para Cadastro noturno' }).click();
  await page.getByRole('menuitem', { name: 'Revogar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revogar Cadastro noturno?' });
  await question.getByRole('textbox', { name: 'Motivo' }).fill('O script acabou');
  await question.getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText('Nenhum token ainda')).toBeVisible();
  expect((await script.get('/api/v1/admin/users')).status()).toBe(401);
  await script.dispose();
});
