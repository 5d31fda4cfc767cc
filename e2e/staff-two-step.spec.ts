import { assertAccessible } from './fixtures/accessible.js';
import { codeAt, secretOn } from './fixtures/authenticator.js';
import { ADMIN, PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

test.use({
  settings: { staff_two_factor_required: true },
});

test('staff who need a second step see no other screen before it is on', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/two-factor');
  await expect(page.getByRole('heading', { level: 1, name: 'Proteja seu acesso' })).toBeVisible();
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/two-factor');
  await assertAccessible(page, 'the second step that is missing');

  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const secret = await secretOn(page.getByRole('main'));
  await assertAccessible(page, 'the secret to scan');
  await page.getByLabel('Código do aplicativo').fill(codeAt(secret, Date.now()));
  await expect(page.getByText('Guarde agora: eles não aparecem de novo.')).toBeVisible();
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/two-factor');
  await expect(page).toHaveURL('/dashboard');
});
