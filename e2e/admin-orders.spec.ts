import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

/** Its lists and sums are those of the whole installation, so it has its own server. */
test.use({ settings: {}, isMobile: false, hasTouch: false });

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('staff see an order arrive, read its steps, reveal its message and refund its price once', async ({
  page,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInAsAdministrator();
  await page.goto('/admin/orders?type=sms_number');
  const rows = page.getByRole('region', { name: 'Pedidos' }).getByRole('row').filter({ hasText: 'WhatsApp' });
  await expect(page.getByText('Nada corresponde aos filtros')).toBeVisible();

  // The first order comes by itself; a new one waits while the list is paused, and changes of rows are shown.
  await customer.buy('wa');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Retomar lista' })).toBeVisible();
  const { phone_number } = await customer.buy('wa');
  await page.getByRole('button', { name: '1 nova' }).click();
  await expect(rows).toHaveCount(2);
  await outside.sendSms(phone_number, 'Seu código é 482-913');
  await expect(rows.filter({ hasText: 'Entregue' })).toHaveCount(1);
  await rows.filter({ hasText: 'Entregue' }).click();

  const story = page.getByRole('list', { name: 'O que aconteceu' });
  await expect(story).toContainText('Reserva cobrada');
  const tries = story.getByRole('table', { name: 'Tentativas nos provedores' });
  await expect(tries.getByRole('row', { name: /1 Pampa Número obtido/ })).toContainText('ms');
  await expect(part(page, 'Margem')).toContainText('Custo');
  await expect(page.getByText('482-913')).toBeHidden();

  await page.getByRole('button', { name: 'Revelar' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Cliente pediu, chamado 2288');
  await page.getByRole('dialog').getByRole('button', { name: 'Revelar' }).click();
  await expect(page.getByText('Seu código é 482-913')).toBeVisible();

  await page.keyboard.press('n');
  await expect(page.getByLabel('Escrever nota interna')).toBeFocused();
  await page.keyboard.type('O código não serviu');
  await page.getByRole('button', { name: 'Salvar nota' }).click();
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

  // The next order of the list, then the customer, and back.
  await page.keyboard.press('j');
  await expect(page.getByText('Esperando SMS')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('voltam da reserva ao saldo do cliente');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Abrir a página de/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cancelar…' })).toBeVisible();

  // The same number in live operations: found, rechecked at the provider, and opened by keyboard.
  await page.goto('/admin/sms');
  const numbers = page.getByRole('list', { name: 'Ativações' }).getByRole('listitem');
  await expect(numbers).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Número' }).fill('00000000000');
  await expect(page.getByText('Nenhum número assim agora.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Número' }).fill('');
  await expect(numbers).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByText(/^O provedor diz:/)).toBeVisible();
  await numbers.filter({ hasText: 'Aguarda' }).getByRole('link').focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('alertdialog')).toContainText('voltam da reserva ao saldo do cliente');
  await page.keyboard.press('Escape');
  await numbers.filter({ hasText: 'Aguarda' }).getByRole('link').press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar…' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto('/admin/orders/export');
  await expect(page.getByRole('link', { name: 'Baixar CSV' })).toHaveAttribute('href', /format=csv/);
  await assertAccessible(page, 'the export of orders');
});

test('staff refund a top-up to its payer, see its steps, and remove the flag of a chargeback', async ({
  page,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  await signInAsAdministrator();
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

  const steps = page.getByRole('list', { name: 'Passos' });
  await expect(steps).toContainText('Pago e creditado');
  await expect(steps).toContainText('Devolvido ao pagador');
  await outside.chargeBack(page.url().split('/').at(-1) ?? '');
  await expect(steps).toContainText('Contestada no banco');
  await assertAccessible(page, 'a top-up that was charged back');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/users?flagged=true');
  await page.getByText(customer.email).first().click();
  await expect(page.getByText(/^Pix contestado no banco em/)).toBeVisible();
  await assertAccessible(page, 'a user with a flag');
  await page.getByRole('button', { name: 'Encerrar alerta' }).click();
  const flag = page.getByRole('dialog', { name: /^Encerrar o alerta/ });
  await flag.getByRole('button', { name: 'Resolvido' }).click();
  await flag.getByRole('button', { name: 'Encerrar alerta' }).click();
  await expect(page.getByText(/^Pix contestado no banco em/)).toBeHidden();
});
