import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('a customer disputes a code, staff refund it with a reply, and the customer sees the money', async ({
  page,
  browser,
  productUrl,
  customer,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  const { activation_id: id } = await customer.buyAndReceive('wa', 'Seu código é 482-913');
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'O código veio errado' }).click();
  const question = page.getByRole('dialog', { name: 'O código veio errado' });
  await expect(question).toContainText('em até 1 hora');
  await question.getByLabel('Quer contar algo? (opcional)').fill('O aplicativo recusou.');
  await question.getByRole('button', { name: 'Enviar' }).click();
  const state = page.getByRole('status').filter({ hasText: 'O código veio errado' });
  await expect(state).toContainText('Nossa equipe confere');
  await assertAccessible(page, 'an order with a case');

  const office = await browser.newContext({ baseURL: productUrl, locale: 'pt-BR' });
  await signInAsAdministrator(office);
  const staff = await office.newPage();
  await staff.goto('/admin/cases');
  await expect(staff.getByText('O aplicativo recusou.')).toBeVisible();
  await expect(staff.getByText('Código recebido')).toBeVisible();
  await staff.getByRole('button', { name: 'Devolver…' }).click();
  await expect(staff.getByLabel('Resposta')).toHaveValue(/devolvemos R\$/);
  await staff.getByRole('button', { name: /^Devolver R\$/ }).click();
  await expect(staff.getByText(/Caso \d+: Devolvido R\$\s.*A resposta sai em instantes\./)).toBeVisible();
  await staff.getByRole('button', { name: 'Desfazer a resposta' }).click();
  const reply = staff.getByLabel('Resposta');
  await expect(reply).toHaveValue(/devolvemos R\$/);
  await reply.fill('Desculpe: o valor voltou.');
  await staff.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(staff.getByText('Sai por e-mail em instantes.')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(state).toContainText('O valor voltou ao seu saldo.');
  await expect(page.getByRole('main')).toContainText('Reembolsado');
});
