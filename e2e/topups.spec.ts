import { CPF } from './fixtures/customer.js';
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

test('a gateway that the form does not know is told, and nothing is charged', async ({ page, customer }) => {
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
  await expect(page.getByText('Não foi possível gerar o pagamento')).toBeVisible();
  await submit.click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
});

test('a lost notification is made good by asking the bank', async ({ page, customer, outside }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'R$ 50,00' }).click();
  await page.getByRole('button', { name: 'Gerar Pix de R$ 50,00' }).click();
  await expect(page).toHaveURL(/topup=/);
  await outside.planGatewayFault('webhook_lost', 10);
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await page.getByRole('button', { name: /^Paguei e não caiu/ }).click();
  await expect(page.getByText('R$ 50,00 já estão no seu saldo.')).toBeVisible();
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
  await page.goto('/dashboard/balance');
  await expect(page.getByLabel('CPF de quem paga')).toHaveValue(CPF);
});

test('a wallet in dollars shows the charge in reais before it is paid', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByRole('radio', { name: 'Dólar ($)' }).click();
  await expect(page.getByLabel('CPF de quem paga')).toBeHidden();
  await page.getByRole('button', { name: /^Gerar Pix de \$\s25,00$/ }).click();
  await expect(page.getByText(/^Cobrança: R\$\s135,00 \(cotação 5,4\)/)).toBeVisible();
});
