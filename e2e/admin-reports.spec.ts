import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { inReais } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

/** The report asks every provider for each of the last eight days. */
const COMPARED = { timeout: 30_000 };

/** Its lists and sums are those of the whole installation, so it has its own server. */
test.use({ settings: {} });

/** In tables the header has the currency. */
const withoutCurrency = (price: string) => price.replace(/^R\$\s/, '');

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Totais do período' }).locator('div', { hasText: label });

test('a report shows what a customer bought, split, compared and on a phone, and staff close a month', async ({
  page,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await customer.addBalance(2500);
  const bought = await customer.buyAndReceive('wa', 'Seu código é 482-913');
  const price = inReais(bought.service_price_cents);

  await page.setViewportSize({ width: 1280, height: 860 });
  await signInAsAdministrator();
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
  await expect(figure(page, 'Receita').first()).toContainText(price);
  await expect(figure(page, 'Códigos entregues').first()).toContainText('1');
  await page.getByRole('button', { name: /^contra / }).click();
  await expect(page).toHaveURL(/compare=none/);
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Δ antes' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'WhatsApp' });
  await expect(row).toContainText(withoutCurrency(price));
  await assertAccessible(page, 'the reports');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV por Serviço' }).click();
  expect((await file).suggestedFilename()).toMatch(/^revenue-.*\.csv$/);

  await page.getByRole('tab', { name: 'Fiscal' }).click();
  const line = page
    .getByRole('table', { name: 'Linhas fiscais' })
    .getByRole('row')
    .filter({ hasText: 'WhatsApp Brasil' });
  await expect(line).toContainText(withoutCurrency(price));
  await assertAccessible(page, 'the lines for the accountant');
  const sheet = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV com CPF completo' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^fiscal-.*\.csv$/);

  await page.getByRole('tab', { name: 'Recargas' }).click();
  await expect(figure(page, 'Valor recarregado').first()).toContainText('25,00');

  // The tab says why the sum changed. Nothing was sold in the days before, so the same days are compared.
  await page.getByRole('tab', { name: 'Por que mudou?' }).click();
  await expect(page.getByText('Sem período anterior para comparar')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  const days = { from: today, to: today, against_from: today, against_to: today };
  await page.goto(`/admin/reports?${new URLSearchParams({ report: 'change', ...days }).toString()}`);
  const whole = page.getByRole('region', { name: 'A receita não mudou' });
  await expect(whole).toContainText('1 → 1 pedidos');
  await expect(page.getByText(/ainda não fechou/)).toBeVisible();
  // A service with fewer than 20 orders is part of the row "Outro".
  await expect(page.getByRole('row').filter({ hasText: 'Outro 1' })).toContainText(withoutCurrency(price));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/group=country/);
  await page.getByRole('button', { name: 'Margem', exact: true }).click();
  await expect(page.getByRole('region', { name: 'A margem não mudou' })).toBeVisible();
  await page.getByRole('button', { name: 'Recargas', exact: true }).click();
  await expect(page).toHaveURL(/money=topups/);
  await expect(page.getByRole('region', { name: 'As recargas não mudaram' })).toContainText('1 → 1 recargas');
  await expect(page.getByRole('columnheader', { name: 'Gateway' })).toBeVisible();

  await page.getByRole('tab', { name: 'Conciliação' }).click();
  const accounts = page.getByRole('table', { name: 'Comparado com quem' });
  const accountOf = (name: string) => accounts.getByRole('row').filter({ hasText: name });
  await expect(accountOf('Mercado Pago')).toContainText('Ainda não comparado');
  await expect(page.getByText('Ainda não comparado. Compare agora')).toBeVisible();
  const closing = page.getByRole('region', { name: /^Antes de fechar/ });
  await expect(closing.getByRole('button', { name: /^Fechar/ })).toBeDisabled();
  await expect(closing).toContainText('falta o que está acima');
  await page.getByRole('button', { name: 'Comparar agora' }).click();
  await expect(accountOf('Mercado Pago')).toContainText('Confere até', COMPARED);
  await expect(page.getByText('Nada a decidir')).toBeVisible();

  const books = page.getByRole('region', { name: 'Livros' });
  await expect(books).toContainText('Entradas = saídas');
  await expect(books).toContainText('A receber do Mercado Pago');
  await books.getByText('Ver lançamentos e códigos contábeis').click();
  await expect(books).toContainText('costs:delivered');
  await books.getByRole('button', { name: 'Verificar lacres' }).click();
  await expect(books).toContainText('nada mudou');
  const paying = page.getByRole('dialog', { name: 'Lançar um pagamento' });
  await books.getByRole('button', { name: 'Lançar pagamento…' }).click();
  await paying.getByLabel('Conta').selectOption('provider:primary');
  await paying.getByLabel('Valor em USD').fill('250,00');
  await expect(paying.getByLabel('passa a')).toBeVisible();
  await paying.getByRole('button', { name: 'Recarga no provedor' }).click();
  await assertAccessible(page, 'the record of a payment');
  await paying.getByRole('button', { name: 'Lançar US$ 250,00' }).click();
  const payments = books.getByRole('region', { name: 'Pagamentos lançados' });
  await expect(payments.getByRole('listitem')).toContainText('US$ 250,00');
  await outside.setProviderBalance(9_000);
  await page.getByRole('button', { name: 'Comparar agora' }).click();
  await expect(accountOf('Pampa')).toContainText('1 a decidir', COMPARED);
  await expect(closing.getByRole('listitem').filter({ hasText: 'Diferenças a decidir' })).toContainText('1');
  const differs = 'Saldo no provedor não bate';
  await expect(page.getByRole('button', { name: differs })).toHaveAttribute('aria-expanded', 'true');
  const balance = page.getByRole('row', { name: /^Saldo/ }).filter({ hasText: 'US$ 9.000,00' });
  await expect(balance).toContainText('diferente');
  await assertAccessible(page, 'a difference with both of its sides');
  await page.keyboard.press('2');
  const accepting = page.getByRole('alertdialog', { name: 'Aceitar como ganho' });
  await accepting.getByRole('button', { name: 'Conferido com o outro lado' }).click();
  await accepting.getByRole('button', { name: 'Aceitar como ganho' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${differs}, ` })).toBeVisible();
  await expect(page.getByText('Nada a decidir')).toBeVisible();
  await page.getByRole('button', { name: /^Aceitas/ }).click();
  await expect(page.getByRole('button', { name: differs }).first()).toBeVisible();

  await closing.getByRole('button', { name: /^Fechar/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Fechar/ });
  await dialog.getByRole('button', { name: 'Enviado à contabilidade' }).click();
  await dialog.getByRole('button', { name: /^Fechar \w+$/ }).click();
  await expect(closing).toContainText('Fim do mês');
  await page.getByRole('tab', { name: 'Receita e margem' }).click();
  await expect(page.getByRole('region', { name: 'Fechamentos' }).getByRole('listitem')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/orders/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios de pedidos' })).toBeVisible();
  await expect(figure(page, 'Pedidos').first()).toContainText('1');
  await assertAccessible(page, 'the reports of orders on a phone');
});
