import type { Locator } from '@playwright/test';
import { CPF, CREDITED, newEmail, PASSWORD } from './fixtures/customer.js';
import { buyButton, expectCode, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const PRICE = /R\$\s\d+,\d{2}/;
const SMS = 'Seu código do WhatsApp é 482-913. Não o compartilhe.';

/** Counts the presses of a visitor; typing is not counted. */
class Taps {
  count = 0;

  async on(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }
}

test('a new visitor needs ten taps from a price on the start page to the code of a number', async ({
  page,
  outside,
}) => {
  const email = newEmail();
  const taps = new Taps();

  await page.goto('/');
  const prices = page.getByRole('region', { name: 'Preço e entrega, ao vivo' });
  const offer = prices.getByRole('link', { name: /^WhatsApp/ });
  await expect(offer).toContainText(PRICE);
  const price = PRICE.exec(await offer.innerText())?.[0] ?? 'a price';
  await taps.on(offer);

  await test.step('creates an account, with the chosen product above the form', async () => {
    await expect(page).toHaveURL(/\/register\?redirect=.*services/);
    await expect(page.getByRole('banner').getByText(`WhatsApp · Brasil · ${price}`)).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmar senha').fill(PASSWORD);
    await taps.on(page.getByRole('button', { name: 'Criar conta' }));
    await expect(page).toHaveURL('/verify-email');
    await expect(page.getByRole('banner').getByText(`WhatsApp · Brasil · ${price}`)).toBeVisible();
    await page.getByLabel('Código', { exact: true }).fill(await outside.codeMailedTo(email));
  });

  await test.step('adds the missing money', async () => {
    await expect(page).toHaveURL('/services?service=wa&country=BR');
    await taps.on(buyButton(page));
    await taps.on(page.getByRole('link', { name: /^Adicionar R\$\s5,00 por Pix$/ }));
    await page.getByLabel('CPF de quem paga').fill(CPF);
    await taps.on(page.getByRole('button', { name: /^Gerar Pix de R\$\s5,00$/ }));
    await taps.on(page.getByRole('button', { name: 'Copiar código Pix' }));
    await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  });

  await test.step('buys the chosen product at the current price', async () => {
    const buy = page.getByRole('link', { name: `Comprar por ${price}` });
    await expect(buy).toBeVisible(CREDITED);
    await taps.on(buy);
    const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
    await expect(dialog).toContainText(price);
    await taps.on(dialog.getByRole('button', { name: 'Confirmar compra' }));
  });

  await test.step('copies the number, and then its code', async () => {
    const ticket = tickets(page);
    await taps.on(ticket.getByRole('button', { name: /Copiar número/ }));
    await outside.sendSms(await phoneOn(ticket), SMS);
    await expectCode(ticket, '482913');
    await taps.on(ticket.getByRole('button', { name: /^Código: 4 8 2 9 1 3/ }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('482913');
  });

  expect(taps.count).toBe(10);
});

test('a customer with money needs two taps to a number, and one more to its code', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  const confirm = page
    .getByRole('dialog', { name: 'Confirmar compra' })
    .getByRole('button', { name: 'Confirmar compra' });

  await test.step('from a popular service on the dashboard', async () => {
    const taps = new Taps();
    await page.goto('/dashboard');
    await taps.on(page.getByRole('link', { name: /^WhatsApp desde/ }));
    await taps.on(confirm);
    await expect(tickets(page)).toHaveCount(1);
    expect(taps.count).toBe(2);

    await outside.sendSms(await phoneOn(tickets(page)), SMS);
    await expectCode(tickets(page), '482913');
    await taps.on(tickets(page).getByRole('button', { name: /^Código: 4 8 2 9 1 3/ }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('482913');
    expect(taps.count).toBe(3);
  });

  await test.step('from an earlier order', async () => {
    const taps = new Taps();
    await page.goto('/dashboard/orders');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WhatsApp' });
    await row.getByRole('link', { name: /^Comprar de novo: WhatsApp, R\$\s\d/ }).click();
    await expect(confirm).toBeVisible();
    await page.goto('/dashboard/orders');
    await row.getByRole('link', { name: 'WhatsApp', exact: true }).click();
    await taps.on(page.getByRole('link', { name: /^Comprar de novo/ }));
    await taps.on(confirm);
    await expect(tickets(page)).toHaveCount(2);
    expect(taps.count).toBe(2);
  });
});
