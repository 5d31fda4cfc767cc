import type { Page } from '@playwright/test';
import { CPF, CREDITED } from '../fixtures/customer.js';
import { buy, buyButton, openProduct, phoneOn, tickets } from '../fixtures/services-screen.js';
import { expectFocusOn, expectSaidOnce, listen } from '../fixtures/speech.js';
import { expect, test } from '../fixtures/test.js';

test.use({ settings: { cancel_after_seconds: 0, delivery: { least_sample: 1 } } });

/** The element that announces arrivals, once it exists: it is loaded after everything that a screen shows. */
const arrivals = (page: Page) => page.locator('[data-slot=arrivals]');

test('a number, its code, its message and its end are each announced once, and the focus is never lost', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await listen(page);
  const whatsApp = tickets(page).and(page.getByRole('article', { name: /^WhatsApp/ }));
  const google = tickets(page).and(page.getByRole('article', { name: /^Google/ }));

  await test.step('buying focuses the confirm button, and announces the number', async () => {
    await openProduct(page, 'whatsapp', 'brazil');
    await buyButton(page).click();
    await expectFocusOn(page, /^button Confirmar compra/);
    await page.getByRole('button', { name: 'Confirmar compra' }).click();
    await expect(whatsApp).toHaveCount(1);
    await expectSaidOnce(page, /Número pronto/, 'Número pronto. Use-o agora: o código aparece aqui.');
    await expectFocusOn(page, /^button Comprar por R\$ /);
  });

  await test.step('a code is announced digit by digit, and its button has the same name', async () => {
    await expect(arrivals(page)).toBeAttached();
    await outside.sendSms(await phoneOn(whatsApp), 'Seu código do WhatsApp é 482-913');
    await expect(whatsApp.getByRole('button', { name: /^Código: 4 8 2 9 1 3/ })).toBeVisible();
    await expectSaidOnce(page, /4 8 2 9 1 3/, 'Código do WhatsApp: 4 8 2 9 1 3');
  });

  await test.step('asking for another SMS and finishing the number move the focus to the heading', async () => {
    await whatsApp.getByRole('button', { name: 'Receber outro SMS' }).press('Enter');
    await expect(whatsApp.getByRole('button', { name: 'Receber outro SMS' })).toHaveCount(0);
    await expectFocusOn(page, 'heading Números em uso');
    await whatsApp.getByRole('button', { name: 'Concluir' }).press('Enter');
    await expect(whatsApp).toHaveCount(0);
    await expectFocusOn(page, 'heading Números em uso');
  });

  await test.step('a message without a code is announced as a sentence', async () => {
    await openProduct(page, 'google', 'brazil');
    await buy(page);
    await expect(google).toHaveCount(1);
    await expect(arrivals(page)).toBeAttached();
    await outside.sendSms(await phoneOn(google), 'A sua verificação foi pedida. Confirme no telemóvel.');
    await expect(google.getByRole('button', { name: 'Copiar o texto' })).toBeVisible();
    await expectSaidOnce(
      page,
      /verificação/,
      'SMS do Google: A sua verificação foi pedida. Confirme no telemóvel.',
    );
    await google.getByRole('button', { name: 'Concluir' }).press('Enter');
    await expect(google).toHaveCount(0);
  });

  await test.step('a cancelled number announces the returned money, and the focus stays in the screen', async () => {
    await openProduct(page, 'telegram', 'brazil');
    await buy(page);
    await tickets(page).getByRole('button', { name: 'Cancelar' }).press('Enter');
    await page.getByRole('button', { name: 'Sim, cancelar' }).press('Enter');
    await expectFocusOn(page, 'group Resultado do cancelamento');
    await expect(page.getByText('Número cancelado com sucesso!')).toBeHidden();
    await expectSaidOnce(page, /voltaram/, /^Número cancelado com sucesso! R\$\s[\d,]+ voltaram/);
    await expectFocusOn(page, 'heading Números em uso');
  });
});

test('a code is announced on every screen, also when its ticket is in sight', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  const phone = await phoneOn(tickets(page));
  await listen(page);
  await page.goto('/dashboard');
  const home = page.getByRole('region', { name: 'Números em uso' });
  await expect(home).toContainText('WhatsApp');
  await expect(page.getByRole('heading', { name: 'Seus mais usados' })).toBeVisible();
  await expect(arrivals(page)).toBeAttached();
  await outside.sendSms(phone, 'Seu código do WhatsApp é 55 81 20');
  await expect(home.getByRole('button', { name: /^Código: 5 5 8 1 2 0/ })).toBeVisible();
  await expectSaidOnce(page, /5 5 8 1 2 0/, 'Código do WhatsApp: 5 5 8 1 2 0');
});

test('a refusal gets the focus and is read with the money first', async ({ page, customer, outside }) => {
  await customer.addBalance(500);
  await listen(page);
  await openProduct(page, 'whatsapp', 'brazil');
  await outside.planProviderFault('no_numbers', 3);
  await buy(page);
  await expectFocusOn(page, /^alert/);
  await expectSaidOnce(page, /voltaram/, /^R\$\s[\d,]+ voltaram para o seu saldo\. Todas as tentativas/);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().press('Enter');
  await expectFocusOn(page, /^button Comprar por/);
});

test('without money the focus is on the button to add money', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await openProduct(page, 'whatsapp', 'brazil');
  await buyButton(page).press('Enter');
  await expectFocusOn(page, /^link Adicionar R\$ 5,00 por Pix/);
});

test('adding money moves the focus from the amount to the Pix, back, and to the receipt', async ({
  page,
  customer,
  outside,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await listen(page);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' }).press('Enter');
  await expectFocusOn(page, /^heading Pague R\$ 25,00/);
  await page.getByRole('button', { name: 'Alterar valor' }).press('Enter');
  await expectFocusOn(page, 'heading Adicionar saldo');
  await page.getByRole('button', { name: /^Pix de R\$\s25,00 aguardando/ }).press('Enter');
  await expectFocusOn(page, /^heading Pague R\$ 25,00/);
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible(CREDITED);
  await expectFocusOn(page, 'heading Pagamento recebido');
});

test.describe('a new visitor', () => {
  test.use({ answersCookies: false });

  test('after the answer about cookies the focus is on the content', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Rejeitar todos' }).press('Enter');
    await expect(page.getByRole('complementary', { name: 'Aviso de cookies' })).toBeHidden();
    await expectFocusOn(page, /^main/);
  });
});

test('loading more orders focuses the first new one', async ({ page, customer }) => {
  await customer.addBalance(500);
  for (let count = 0; count < 2; count += 1) await customer.addBalance(500 * (count + 2));
  // Twenty more orders would take long to buy, so the answer repeats the ones that exist.
  await page.route('**/api/v1/orders/my-orders*', async (route) => {
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/offset=\d+/, 'offset=0'),
    });
    const page = (await answer.json()) as { data: { items: { id: string }[]; pagination: object } };
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const items = page.data.items.map((each) => ({ ...each, id: `${each.id}-${offset}` }));
    const pagination = { ...page.data.pagination, offset, limit: 3, total: 6, has_more: offset === 0 };
    await route.fulfill({ response: answer, json: { ...page, data: { ...page.data, items, pagination } } });
  });
  await page.goto('/dashboard/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Mostrar mais 3' }).press('Enter');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(3).getByRole('link').first()).toBeFocused();
});
