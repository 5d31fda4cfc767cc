import { buy, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test.use({ settings: { cancel_after_seconds: 2 } });

test('a cancelled number gives its money back', async ({ page, customer }) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();

  const dialog = page.getByRole('dialog', { name: 'Cancelar número' });
  await expect(dialog).toContainText(
    'Tem certeza de que deseja cancelar este número? Esta ação não pode ser desfeita.',
  );
  const refund = await dialog.getByRole('definition').last().innerText();
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();

  await expect(
    page.getByText(`Número cancelado com sucesso! ${refund} voltaram para o seu saldo.`),
  ).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Saldo: R$ 25,00. Adicionar saldo' })).toBeVisible();
  expect(await customer.balance()).toMatchObject({ balance_cents: 2500, held_cents: 0 });

  await page.goto('/dashboard/orders');
  await expect(page.getByRole('listitem').filter({ hasText: 'WhatsApp' })).toContainText(
    'Cancelado · devolvido',
  );
});

test('a number may be kept after all', async ({ page, customer }) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Não, manter' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tickets(page)).toHaveCount(1);
});

test('a code that arrives while the question is open keeps the number', async ({
  page,
  customer,
  outside,
  consoleWatch,
}) => {
  await customer.addBalance(500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  const phone = await phoneOn(tickets(page));
  await tickets(page).getByRole('button', { name: 'Cancelar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar número' });
  await outside.sendSms(phone, 'Seu código é 555-666');
  await expect(page.getByText('Código: 555666')).toBeAttached();

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
});
