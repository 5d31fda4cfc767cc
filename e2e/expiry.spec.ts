import { CPF, CREDITED } from './fixtures/customer.js';
import { buy, openProduct, outcome, priceOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test.use({
  settings: {
    activation_window_seconds: 8,
    cancel_after_seconds: 2,
    unknown_outcome_seconds: 8,
    topup_expiry_seconds: 6,
  },
});

/** The longest of the windows above, and time for the job that notices its end. */
const AFTER_THE_WINDOW = { timeout: 30_000 };

test('a number that expires without an SMS gives its money back by itself', async ({ page, customer }) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  await expect(page.getByText('Número pronto.')).toBeVisible();
  await expect(tickets(page)).toHaveCount(0, AFTER_THE_WINDOW);
  await expect(page.getByText('Número pronto.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Saldo: R$ 25,00. Adicionar saldo' })).toBeVisible(
    AFTER_THE_WINDOW,
  );
  const ended = page.getByRole('region', { name: 'Encerrados há pouco' }).getByRole('article');
  await expect(ended).toContainText(/R\$\s[\d,]+ voltaram/);
  await expect(ended.getByRole('link', { name: /^Comprar de novo/ })).toBeVisible();
  await page.reload();
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Fechar' }).click();
  await expect(ended).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Números em uso' })).toBeFocused();
  const today = page.getByRole('region', { name: 'SMS de hoje' });
  await expect(today).toContainText('Sem SMS', AFTER_THE_WINDOW);
  await expect(today).toContainText('valor devolvido');
});

test('the money comes back at the promised time when the provider does not say whether it sold', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  const price = await priceOn(page);
  await outside.planProviderFault('reset', 1);
  await buy(page);
  const shown = outcome(page, 'Estamos verificando com o fornecedor');
  await expect(shown).toContainText(`${price} continuam reservados`);
  await shown.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(page.getByRole('link', { name: 'Saldo: R$ 25,00. Adicionar saldo' })).toBeVisible(
    AFTER_THE_WINDOW,
  );
});

test('an expired Pix says what happens to a late payment, which is then credited', async ({
  page,
  customer,
  outside,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' }).click();
  await expect(page).toHaveURL(/topup=/);
  const topup = new URL(page.url()).searchParams.get('topup') ?? '';
  await expect(page.getByText('Este Pix expirou')).toBeVisible(AFTER_THE_WINDOW);
  await outside.pay(topup);
  await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible(CREDITED);
});
