import { CPF, CREDITED, newEmail, PASSWORD } from './fixtures/customer.js';
import { areApart, boxOf } from './fixtures/places.js';
import { expectCode, phoneOn } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** While the socket is open, polling is much slower than this: what is seen sooner came live. */
const LIVE = { timeout: 5_000 };

test('a visitor signs up, adds money, buys a number and reads the code as it arrives', async ({
  page,
  outside,
}) => {
  const email = newEmail();
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const eventOf = (type: string) =>
    expect
      .poll(() => frames.some((frame) => frame.includes(`"${type}"`)), { message: type, ...CREDITED })
      .toBe(true);

  await test.step('signs up', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Criar conta grátis' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmar senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/verify-email');
  });

  await test.step('confirms the address with the code from the mail', async () => {
    await page.getByLabel('Código', { exact: true }).fill(await outside.codeMailedTo(email));
    await expect(page.getByText('E-mail confirmado!')).toBeVisible();
  });

  await test.step('is signed in with the password typed a moment ago', async () => {
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
    // The balance of a newcomer has its place when the steps are shown.
    await expect(page.getByText('Adicione saldo por Pix')).toBeVisible();
    // The toast disappears by itself, perhaps before the last of the other elements is shown.
    const toast = await boxOf(page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem'));
    const others = [
      page.getByRole('banner'),
      page.getByText('Saldo disponível'),
      page.getByText('Adicione saldo por Pix'),
    ];
    for (const other of others)
      expect(areApart(toast, await boxOf(other)), `the toast apart from ${other.toString()}`).toBe(true);
  });

  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox');

  await test.step('pays 25 reais, and the screen shows the payment by itself', async () => {
    await page.getByRole('link', { name: 'Saldo: R$ 0,00. Adicionar saldo' }).click();
    await expect(page).toHaveURL('/dashboard/balance');
    const submit = page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' });

    await page.getByLabel('CPF de quem paga').fill('111.111.111-11');
    await submit.click();
    await expect(page.getByText('CPF inválido')).toBeVisible();

    await page.getByLabel('CPF de quem paga').fill(CPF);
    await submit.click();
    await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
    const pixCode = await page.getByRole('group', { name: 'Código Pix copia e cola' }).textContent();
    await page.getByRole('button', { name: 'Copiar código Pix' }).click();
    await expect(page.getByText('Código Pix copiado!').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pixCode);

    const charge = sandbox.getByRole('article').filter({ hasText: email }).filter({ hasText: '25,00' });
    await charge.getByRole('button', { name: 'Pagar' }).click();
    await eventOf('balance_changed');
    await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saldo: R$ 25,00. Adicionar saldo' })).toBeVisible();
  });

  await test.step('buys WhatsApp in Brazil from the dashboard', async () => {
    await page.getByRole('link', { name: 'Torpedo, início' }).click();
    await page.getByRole('link', { name: /^WhatsApp/ }).click();
    await expect(page).toHaveURL('/services?service=whatsapp&country=brazil');
    const dialog = page.getByRole('dialog', { name: 'Confirmar compra' });
    await expect(dialog).toContainText('Brasil');
    await expect(dialog).toContainText('WhatsApp');
    await dialog.getByRole('button', { name: 'Confirmar compra' }).click();
    await expect(page.getByText('Número pronto. Use-o agora: o código aparece aqui.')).toBeVisible();
  });

  const ticket = page.getByRole('article', { name: /^WhatsApp, Brasil/ });

  await test.step('reads the code as it arrives, without a reload', async () => {
    await expect(ticket).toContainText('Aguardando SMS');
    await expect(page.getByText('Ao vivo')).toBeVisible();
    await page.evaluate(() => (document.body.dataset['loadedOnce'] = 'yes'));

    const rented = sandbox.getByRole('article').filter({ hasText: await phoneOn(ticket) });
    await rented.getByLabel('Texto do SMS').fill('Seu código do WhatsApp é 482-913. Não o compartilhe.');
    await rented.getByRole('button', { name: 'Enviar SMS' }).click();
    await eventOf('sms_received');
    await expectCode(ticket, '482913', LIVE);
    await expect(ticket).toContainText('Recebido');
    expect(await page.evaluate(() => document.body.dataset['loadedOnce'])).toBe('yes');
  });

  await test.step('finds it again after a reload', async () => {
    await page.reload();
    await expectCode(ticket, '482913');
    await expect(page.getByText('1 SMS recebido hoje')).toBeAttached();
  });

  await test.step('finds the code at home, and on any other screen until it is copied', async () => {
    await page.goto('/dashboard');
    const inUse = page.getByRole('region', { name: 'Números em uso' });
    await expect(inUse.getByRole('button', { name: /Código: 4 8 2 9 1 3/ })).toBeVisible();
    await page.goto('/dashboard/balance');
    const bar = page.getByRole('region', { name: 'Código que chegou' });
    await expect(bar).toContainText('Chegou: 482913');
    await bar.getByRole('button', { name: 'Copiar' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('482913');
    await expect(bar).toBeHidden();
  });

  await test.step('finds the number and the money among the orders', async () => {
    await page.goto('/dashboard/orders');
    const orders = page.getByRole('main').getByRole('listitem');
    await expect(orders).toHaveCount(2);
    await expect(orders.nth(0)).toContainText('WhatsApp');
    await expect(orders.nth(0)).toContainText('482913');
    await expect(orders.nth(0)).toContainText('Concluído');
    await expect(orders.nth(1)).toContainText('Recarga por Pix');
    await expect(orders.nth(1)).toContainText('R$ 25,00');
    await orders.nth(0).getByRole('link', { name: 'WhatsApp', exact: true }).click();
    await expect(page.getByText('Seu código do WhatsApp é 482-913. Não o compartilhe.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver no extrato' }).click();
    // The lines are the top-up, the reservation, and the change of the reservation to a payment.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  });
});
