import { assertAccessible } from './fixtures/accessible.js';
import { buy, expectCode, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

/** One number is enough to be told of: what others buy would be told too, so the server is its own. */
test.use({ settings: { delivery: { public_sample: 1 } } });

/** Numbers are counted every ten seconds, and a page is kept as long. */
const COUNTED = { timeout: 90_000 };

test('the status tells everybody what was measured, by service and country', async ({
  page,
  request,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 482-913');
  await expectCode(tickets(page), '482913');

  await expect(async () => {
    const html = await (await request.get('/status', { headers: { 'Accept-Language': 'pt-BR' } })).text();
    expect(html, 'without scripts').toContain('Tudo chega.</h1>');
  }).toPass(COUNTED);

  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo chega.' })).toBeVisible();
  await expect(
    page.getByText(/^Medido nos nossos próprios números\. Atualizado às \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(page.getByText('Compra de números: aberta.')).toBeVisible();
  const products = page.getByRole('region', { name: 'Por serviço e país' });
  const measured = products.getByRole('listitem').filter({ hasText: 'WhatsApp' });
  await expect(measured).toContainText(/de 1 número · em \d+ s100%recebem/);
  await products.getByRole('radio', { name: '24 horas' }).click();
  await expect(measured).toContainText('100%');
  await assertAccessible(page, 'the status');

  await products.getByLabel('Serviço ou país').fill('telegram');
  await expect(products.getByText('Nada encontrado.')).toBeVisible();
  await products.getByLabel('Serviço ou país').fill('brazil');
  await expect(measured).toBeVisible();
  const file = page.waitForEvent('download');
  await products.getByRole('link', { name: 'Baixar CSV' }).click();
  expect((await file).suggestedFilename()).toBe('status.csv');

  await page.goto('/en/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Everything arrives.' })).toBeVisible();
});
