import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { ADMIN, PASSWORD } from './fixtures/customer.js';
import { buy, expectCode, openProduct, phoneOn, priceOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

/** Every provider is asked for each of the last eight days. */
const COMPARED = { timeout: 30_000 };

/** Its lists and sums are those of the whole installation: a server of its own. */
test.use({ settings: {} });

async function signIn(page: Page, to: string): Promise<void> {
  // The screen that is left would ask for things that are refused by then.
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto(to);
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${to}($|\\?)`));
}

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Totais do período' }).locator('div', { hasText: label });

test('a report tells what a customer bought, split, compared and on a phone, and months are closed', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  const price = await priceOn(page);
  await buy(page);
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 482-913');
  await expectCode(tickets(page), '482913');

  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, '/admin/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
  await expect(figure(page, 'Receita').first()).toContainText(price);
  await expect(figure(page, 'Códigos entregues').first()).toContainText('1');
  await page.getByRole('button', { name: /^contra / }).click();
  await expect(page).toHaveURL(/compare=none/);
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Δ antes' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'WhatsApp' });
  await expect(row).toContainText(price);
  await assertAccessible(page, 'the reports');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV por Serviço' }).click();
  expect((await file).suggestedFilename()).toMatch(/^revenue-.*\.csv$/);

  await page.getByRole('tab', { name: 'Fiscal' }).click();
  const line = page
    .getByRole('table', { name: 'Linhas fiscais' })
    .getByRole('row')
    .filter({ hasText: 'WA · BR' });
  await expect(line).toContainText(price);
  await assertAccessible(page, 'the lines for the accountant');
  const sheet = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV com CPF completo' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^fiscal-.*\.csv$/);

  await page.getByRole('tab', { name: 'Recargas' }).click();
  await expect(figure(page, 'Valor recarregado').first()).toContainText('25,00');

  await page.getByRole('tab', { name: 'Conciliação' }).click();
  const books = page.getByRole('region', { name: 'Livros' });
  await books.getByRole('button', { name: 'Conciliar agora' }).click();
  await expect(books.getByText(/^Conciliado em/)).toBeVisible(COMPARED);
  await expect(books).toContainText('Custo de números entregues');
  await books.getByRole('button', { name: 'Verificar lacres' }).click();
  await expect(books).toContainText('nada mudou');
  const paying = page.getByRole('dialog', { name: 'Lançar um pagamento' });
  await books.getByRole('button', { name: 'Lançar pagamento…' }).click();
  await paying.getByLabel('Conta').selectOption('provider:primary · USD');
  await paying.getByLabel('Valor em USD').fill('250,00');
  await expect(paying.getByLabel('passa a')).toBeVisible();
  await paying.getByRole('button', { name: 'Recarga no provedor' }).click();
  await assertAccessible(page, 'the record of a payment');
  await paying.getByRole('button', { name: 'Lançar USD 250,00' }).click();
  const payments = books.getByRole('region', { name: 'Pagamentos lançados' });
  await expect(payments.getByRole('listitem')).toContainText('USD 250,00');
  await outside.setProviderBalance(9_000);
  await books.getByRole('button', { name: 'Conciliar agora' }).click();
  const differs = 'Saldo no provedor não bate';
  await page.getByRole('button', { name: differs }).click(COMPARED);
  const sides = page.getByRole('dialog', { name: differs });
  await expect(sides).toContainText('told_micros');
  await assertAccessible(page, 'a difference with both of its sides');
  await sides.getByRole('button', { name: 'Aceitar a diferença…' }).click();
  const accepting = page.getByRole('alertdialog', { name: 'Aceitar como ganho' });
  await accepting.getByRole('button', { name: 'Conferido com o outro lado' }).click();
  await accepting.getByRole('button', { name: 'Aceitar como ganho' }).click();
  await expect(page.getByRole('row').filter({ hasText: differs })).toContainText('Aceita');
  await assertAccessible(page, 'the reconciliation');

  await page.getByRole('tab', { name: 'Recargas' }).click();
  await page.getByRole('button', { name: 'Fechar mês…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fechar um mês' });
  await dialog.getByRole('button', { name: 'Enviado à contabilidade' }).click();
  await dialog.getByRole('button', { name: /^Fechar \d{4}-\d{2}$/ }).click();
  await expect(page.getByRole('region', { name: 'Fechamentos' }).getByRole('listitem')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/orders/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios de pedidos' })).toBeVisible();
  await expect(figure(page, 'Pedidos').first()).toContainText('1');
  await assertAccessible(page, 'the reports of orders on a phone');
});
