import { CPF, CREDITED, newEmail, PASSWORD } from './fixtures/customer.js';
import { buy, buyButton, expectCode, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expectSaidOnce, forgetSpoken, listen, spoken } from './fixtures/speech.js';
import { expect, test } from './fixtures/test.js';

test.use({ settings: { cancel_after_seconds: 2, activation_window_seconds: 40 } });

/** The window above, with time for the sweep that notices its end. */
const AFTER_THE_WINDOW = { timeout: 60_000 };

test('the focus follows a Pix from its code to the payment', async ({ page, customer, outside }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await listen(page);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' }).click();
  await expect(page.getByRole('heading', { name: /^Pague por Pix R\$\s25,00$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeFocused();

  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  const paid = page.getByRole('heading', { name: 'Pagamento recebido' });
  await expect(paid).toBeFocused(CREDITED);
  await expect(paid).toHaveAccessibleDescription(/R\$\s25,00 já estão no seu saldo/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Comprar/ }).first()).toBeFocused();
});

test('without money the dialog opens on the Pix that covers the price', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await openProduct(page, 'whatsapp', 'brazil');
  await buyButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Saldo insuficiente' });
  await expect(dialog.getByRole('link', { name: /R\$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buyButton(page)).toBeFocused();
});

test('a confirmed address signs in by itself, and the focus stands where the sign-in leads', async ({
  page,
  outside,
}) => {
  await listen(page);
  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.getByLabel('Código', { exact: true }).fill(await outside.codeMailedTo(email));
  await expectSaidOnce(page, /E-mail confirmado/);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a code is said digit by digit, a message as a sentence, each once', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await listen(page);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expectSaidOnce(page, /Número pronto/);
  const phone = await phoneOn(tickets(page));
  await forgetSpoken(page);
  await outside.sendSms(phone, 'Seu código do WhatsApp é 482-913');
  await expectCode(tickets(page), '482913');
  await expectSaidOnce(page, /WhatsApp: 4 8 2 9 1 3$/);
  expect((await spoken(page)).filter((text) => text.includes('482913'))).toEqual([]);

  await forgetSpoken(page);
  await outside.sendSms(phone, 'Sua conta foi criada em outro aparelho');
  await expect(tickets(page)).toContainText('Sua conta foi criada em outro aparelho');
  await expectSaidOnce(page, /^SMS de WhatsApp: Sua conta foi criada em outro aparelho$/);
  expect((await spoken(page)).filter((text) => /Código recebido/.test(text))).toEqual([]);
});

test('a cancelled number says once that the money is back, where the focus then is', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await listen(page);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancelar e receber/ });
  await expect(dialog.getByRole('button', { name: 'Não, manter' })).toBeFocused();
  await forgetSpoken(page);
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(tickets(page)).toHaveCount(0);
  await expectSaidOnce(page, /voltaram/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/voltaram/);
});

test('a number that expires says once that its money is back, and keeps the focus where it was', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await listen(page);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  await forgetSpoken(page);
  await tickets(page)
    .getByRole('button', { name: /Copiar número/ })
    .focus();
  await expect(tickets(page)).toHaveCount(0, AFTER_THE_WINDOW);
  const ended = page.getByRole('region', { name: 'Encerrados há pouco' });
  await expect(ended).toContainText(/R\$\s[\d,]+ voltaram/, AFTER_THE_WINDOW);
  await expectSaidOnce(page, /voltaram/);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
