import { buy, buyButton, expectInSight, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

/** Long enough for the test to see the countdown, and shorter than the test's time limit. */
const BLOCK_SECONDS = 15;

test.use({
  settings: {
    cancel_after_seconds: 2,
    cancel_block: { count: 2, block_seconds: BLOCK_SECONDS },
    delivery: { least_sample: 1 },
  },
});

test('a cancelled number gives its money back', async ({ page, customer }) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();

  const dialog = page.getByRole('dialog', { name: /^Cancelar e receber R\$\s\d/ });
  await expect(dialog).toContainText(
    'Tem certeza de que deseja cancelar este número? Esta ação não pode ser desfeita.',
  );
  const refund = await dialog.getByRole('definition').last().innerText();
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();

  await expect(
    page.getByText(`Número cancelado com sucesso! ${refund} voltaram para o seu saldo.`),
  ).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Encerrados há pouco' })).toContainText('Você cancelou às');
  await expect(page.getByText('Número pronto.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Saldo: R$ 25,00. Adicionar saldo' })).toBeVisible();
  expect(await customer.balance()).toMatchObject({ balance_cents: 2500, held_cents: 0 });

  await page.goto('/dashboard/orders');
  const row = page.getByRole('listitem').filter({ hasText: 'WhatsApp' });
  await expect(row).toContainText('Cancelado');
  await expect(row).toContainText(`${refund} voltaram`);
});

test('a customer may keep a number instead of cancelling it', async ({ page, customer }) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Não, manter' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tickets(page)).toHaveCount(1);
});

test('a code that arrives while the question is open keeps the number; a number without messages is swapped', async ({
  page,
  customer,
  outside,
  consoleWatch,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  const phone = await phoneOn(tickets(page));
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancelar e receber R\$\s\d/ });
  await outside.sendSms(phone, 'Seu código é 555-666');
  await expect(page.getByText('Código: 5 5 5 6 6 6')).toBeAttached();

  page.on('request', (request) => {
    if (request.method() === 'DELETE') consoleWatch.expectRefusal(409, new URL(request.url()).pathname);
  });
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(
    dialog.getByText('O código acabou de chegar: este número não pode mais ser cancelado.'),
  ).toBeVisible();
  await expect
    .poll(async () => (await customer.balance()).held_cents, { message: 'the number is paid' })
    .toBe(0);
  await dialog.getByRole('button', { name: 'Não, manter' }).click();
  await expect(tickets(page)).toContainText('Seu código é 555-666');

  // From now on the time that messages of the product take is known.
  await tickets(page).getByRole('button', { name: 'Concluir' }).click();
  await expect(tickets(page)).toHaveCount(0);
  await buy(page);
  const silent = await phoneOn(tickets(page));
  const before = await customer.balance();
  await tickets(page).getByRole('button', { name: 'Trocar por outro número' }).click({ timeout: 30_000 });
  await expect(page.getByText('Número trocado pelo mesmo valor.')).toBeVisible();
  await expect(tickets(page)).toHaveCount(1);
  expect(await phoneOn(tickets(page))).not.toBe(silent);
  expect(await customer.balance()).toMatchObject({
    balance_cents: before.balance_cents,
    held_cents: before.held_cents,
  });
});

test('too many cancels pause purchases: with a warning before, a countdown, and an end by itself', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  const buyAndCancel = async () => {
    await buy(page);
    await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect(tickets(page)).toHaveCount(0);
  };
  await buyAndCancel();
  const warning = page.getByRole('status').filter({ hasText: 'mais um cancelamento' });
  await expect(warning).toHaveAttribute('data-tone', 'warning');

  await buyAndCancel();
  const paused = page.getByRole('status').filter({ hasText: 'suas compras estão pausadas' });
  await expect(paused).toHaveAttribute('data-tone', 'warning');
  await expect(paused).toContainText('voltaram para o seu saldo.');
  await expectInSight(paused.locator('..'));
  await expect(buyButton(page)).toBeHidden();
  const countdown = page.getByRole('timer').filter({ hasText: /comprar de novo em 0:\d\d\./ });
  await expect(countdown).toBeVisible();

  // Another screen shows the pause before anybody presses the button, and ends it by itself.
  await page.goto('/services?service=whatsapp&country=brazil');
  await expect(countdown).toBeVisible();
  await expect(buyButton(page)).toBeHidden();
  await expect(buyButton(page)).toBeEnabled({ timeout: (BLOCK_SECONDS + 5) * 1000 });
  await expect(countdown).toBeHidden();
  await expect(page.getByText('Compras pausadas')).toBeHidden();
});
