import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { PASSWORD } from './fixtures/customer.js';
import { buy, expectCode, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const ADMIN = 'dona@exemplo.com.br';

test.use({
  environment: { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD },
  contextOptions: { reducedMotion: 'reduce' },
});

async function signInAsAdministrator(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('staff find an order, read what happened, reveal its message and give the price back once', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 482-913');
  await expectCode(tickets(page), '482913');
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');

  await signInAsAdministrator(page);
  await page.goto('/admin/orders?status=delivered&type=sms_number');
  await expect(page.getByText('WhatsApp').first()).toBeVisible();
  await assertAccessible(page, 'the list of orders');
  await page.getByText('WhatsApp').first().click();

  await expect(page.getByRole('list', { name: 'O que aconteceu' })).toContainText('Reserva cobrada');
  await expect(part(page, 'Tentativas nos provedores')).toContainText('Número obtido');
  await expect(page.getByText('482-913')).toBeHidden();
  await assertAccessible(page, 'an order');

  await page.getByRole('button', { name: 'Revelar' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Cliente pediu, chamado 2288');
  await page.getByRole('dialog').getByRole('button', { name: 'Revelar' }).click();
  await expect(page.getByText('Seu código é 482-913')).toBeVisible();

  await page.getByLabel('Escrever nota interna').fill('O código não serviu');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(part(page, 'Notas')).toContainText('O código não serviu');

  await page.getByRole('button', { name: 'Reembolsar…' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Margem');
  await assertAccessible(page, 'what a refund does');
  await asked.getByRole('textbox').fill('O código não funcionou');
  await asked.getByRole('button', { name: /^Reembolsar R\$/ }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText('já reembolsado')).toBeVisible();
  await expect(page.getByRole('list', { name: 'O que aconteceu' })).toContainText('Reembolso ao saldo');
  await expect(page.getByRole('button', { name: 'Reembolsar…' })).toBeHidden();

  await page.goto('/admin/orders/export');
  await expect(page.getByRole('link', { name: 'Baixar CSV' })).toHaveAttribute('href', /format=csv/);
  await assertAccessible(page, 'the export of orders');
});

test('staff give a top-up back to its payer after they have seen what it does', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');

  await signInAsAdministrator(page);
  await page.goto('/admin/topups?status=paid');
  await expect(page.getByText('R$ 25,00').first()).toBeVisible();
  await assertAccessible(page, 'the list of top-ups');
  await page.getByText('R$ 25,00').first().click();
  await expect(part(page, 'Dinheiro')).toContainText('Recarga creditada');
  await assertAccessible(page, 'a top-up');

  await page.getByRole('button', { name: 'Devolver…' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel('Valor a devolver').fill('10,00');
  await expect(asked).toContainText('R$ 15,00');
  await asked.getByRole('textbox', { name: 'Motivo' }).fill('Pedido do cliente');
  await asked.getByRole('button', { name: 'Devolver por Pix' }).click();
  await expect(asked).toBeHidden();
  await expect(part(page, 'Devoluções')).toContainText('R$ 10,00');
});
