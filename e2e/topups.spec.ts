import { assertAccessible } from './fixtures/accessible.js';
import { CPF, CREDITED } from './fixtures/customer.js';
import { buy, buyButton, openProduct, priceOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test('an amount below the minimum is refused with the minimum', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('Valor', { exact: true }).first().fill('0,10');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await expect(page.getByText('Valor mínimo: R$ 0,11').first()).toBeVisible();
  await page.getByRole('button', { name: /^Gerar Pix/ }).click();
  await expect(page).toHaveURL('/dashboard/balance');
});

test('a gateway that the server does not know is reported, and nothing is charged', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(422, '/api/v1/wallets/checkout/pix/deposit');
  expect((await customer.balance()).balance_cents).toBe(0);
  const unknown = { code: 'PAYPAL', title: 'PayPal', description: '', icon_url: '/favicon.svg' };
  await page.route('**/api/v1/gateways', (route) => route.fulfill({ json: [unknown] }));
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: /^Gerar Pix/ }).click();
  await expect(page.getByText('Gateway não suportado no momento').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard/balance');
});

test('a gateway that does not answer leaves the form ready for another try', async ({
  page,
  customer,
  outside,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(502, '/api/v1/wallets/checkout/pix/deposit');
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await outside.planGatewayFault('unauthorized', 1);
  const submit = page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' });
  await submit.click();
  await expect(
    page.getByText('O meio de pagamento não respondeu. Nada foi cobrado; tente novamente.'),
  ).toBeVisible();
  await submit.click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
});

test('a payment with a lost notification is found by asking the bank', async ({
  page,
  customer,
  outside,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'R$ 50,00' }).click();
  await page.getByRole('button', { name: 'Gerar Pix de R$ 50,00' }).click();
  await expect(page).toHaveURL(/topup=/);
  await outside.planGatewayFault('webhook_lost', 10);
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await page.getByRole('button', { name: /^Paguei e não caiu/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible(CREDITED);
  await outside.clearFaults();
});

test('the payment is found again after a reload, and the CPF at the next one', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: /^Gerar Pix/ }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  // The same as on another device, which knows only the account.
  await page.goto('/dashboard/balance');
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await page.getByRole('button', { name: 'Alterar valor' }).click();
  await expect(page.getByText('***.982.247-**')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar' }).click();
  await expect(page.getByLabel('CPF de quem paga')).toHaveValue(CPF);
  await expect(page.getByLabel('CPF de quem paga')).toBeFocused();
  await page.getByRole('button', { name: /^Pix de R\$\s25,00 aguardando/ }).click();
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
});

test('a wallet in dollars shows the charge in reais before it is paid', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByRole('button', { name: 'Outra forma' }).click();
  await page.getByRole('radio', { name: 'Dólar (US$)' }).click();
  await expect(page.getByLabel('CPF de quem paga')).toBeHidden();
  await expect(page.getByText(/^≈ R\$\s135,00 no Pix · cotação 5,40$/)).toBeVisible();
  await page.getByRole('button', { name: /^Gerar Pix de US\$\s25,00$/ }).click();
  await expect(page.getByText(/^Cobrança: R\$\s135,00 \(cotação 5,40\)/)).toBeVisible();
});

test('money is added by Pix at the own bank, and unspent money goes back by Pix', async ({
  page,
  customer,
  outside,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByRole('button', { name: 'Outra forma' }).click();
  await page.getByRole('radio', { name: /^Pix direto/ }).click();
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible(CREDITED);
  await page.goto('/dashboard/balance');
  await page.getByRole('button', { name: 'Outra forma' }).click();
  await expect(page.getByRole('radio', { name: /^Pix direto/ })).toBeChecked();
  const payouts = page.getByRole('region', { name: 'Pedir o dinheiro de volta' });
  await expect(payouts.getByText('R$ 25,00 podem voltar')).toBeVisible();
  await payouts.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Devolver por Pix?' });
  await dialog.getByLabel('Valor a devolver').fill('10,00');
  await dialog.getByRole('button', { name: 'Devolver R$ 10,00' }).click();
  await expect(page.getByText('R$ 10,00 devolvidos por Pix')).toBeVisible();
  await expect(payouts.getByText('R$ 15,00 podem voltar')).toBeVisible();
  await expect(payouts.getByRole('list', { name: 'Devoluções' })).toContainText('Devolução de R$ 10,00');
  expect((await customer.balance()).balance_cents).toBe(1500);
  await page.goto('/dashboard/orders');
  await expect(page.getByText('R$ 10,00 devolvidos').filter({ visible: true })).toBeVisible();
});

test('a payout that the bank has not confirmed is shown as on its way', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await outside.planGatewayFault('refund_in_process', 1);
  await page.goto('/dashboard/balance');
  const payouts = page.getByRole('region', { name: 'Pedir o dinheiro de volta' });
  await payouts.getByRole('button', { name: 'Devolver' }).click();
  await page.getByRole('button', { name: 'Devolver R$ 25,00' }).click();
  await expect(page.getByText('R$ 25,00 a caminho. O banco ainda não confirmou.')).toBeVisible();
  await expect(payouts.getByText('A caminho')).toBeVisible();
  await expect(payouts.getByRole('button', { name: 'Devolver' })).toHaveCount(0);
});

test('a debt from a chargeback stops purchases, shows its amount, and ends with the next top-up', async ({
  page,
  customer,
  outside,
}) => {
  const topup = await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  const owed = await priceOn(page);
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  // The amount held for the number cannot be taken back, so it is owed.
  await outside.chargeBack(topup);
  const blocked = page.getByRole('status').filter({ hasText: 'Compras pausadas' });
  await expect(blocked).toContainText(`Faltam ${owed}`, CREDITED);
  await expect(buyButton(page)).toBeHidden();
  await assertAccessible(page, 'purchases that a debt stops');

  await blocked.getByRole('link', { name: 'Adicionar saldo' }).click();
  await expect(
    page
      .getByText(`${owed} a quitar de um Pix contestado`)
      .or(page.getByText(`Faltam ${owed}`))
      .first(),
  ).toBeVisible();
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'R$ 10,00', exact: true }).click();
  await page.getByRole('button', { name: 'Gerar Pix de R$ 10,00' }).click();
  await expect(page).toHaveURL(/topup=/);
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await expect(page.getByText(`${owed} quitaram o que faltava de um Pix contestado.`)).toBeVisible(CREDITED);
  await assertAccessible(page, 'a top-up that repaid a debt');

  await page.goto('/dashboard/statement');
  const repayment = page.getByRole('listitem').filter({ hasText: 'Quitação do Pix contestado' });
  await expect(repayment).toContainText(`− ${owed}`);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Pix contestado no banco' }).first(),
  ).toBeVisible();

  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(2);
});
