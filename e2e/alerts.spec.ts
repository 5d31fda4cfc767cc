import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };

/** The server compares prices every 15 seconds, and the list is read as often. */
const COMPARED = { timeout: 60_000 };

test('a customer waits for a lower price, is notified once, and buys from the list of alerts', async ({
  page,
  browser,
  baseURL,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await page.goto('/services?service=ds&country=PT');
  await page.getByRole('button', { name: 'Comparar países' }).click();
  await page.getByRole('link', { name: 'Avise-me de preço e estoque' }).click();
  const form = page.getByRole('dialog', { name: 'Avise-me' });
  await expect(form.getByText('Discord')).toBeVisible();
  await expect(form.getByRole('radio', { name: /Quando houver número/ })).toBeDisabled();

  await form.getByLabel('Preço máximo').fill('999');
  await form.getByRole('button', { name: 'Criar aviso' }).click();
  await expect(form.getByRole('alert')).toContainText('O preço já é');
  await form.getByLabel('Preço máximo').fill('0,60');
  await assertAccessible(page, 'the form of a price alert');
  await form.getByRole('button', { name: 'Criar aviso' }).click();
  await expect(page.getByText('Aviso criado para Discord.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Esperando' })).toContainText('preço até R$ 0,60');
  await expect(page).toHaveURL(/\/services\/alerts$/);

  const office = await browser.newContext({ baseURL });
  await signInAsAdministrator(office);
  const params = { search: 'Discord', country: 'PT' };
  const found = await office.request.get('/api/v1/admin/products', { params });
  const { items } = (await found.json()) as { items: { id: string }[] };
  const changed = await office.request.patch(`/api/v1/admin/products/${items[0]!.id}`, {
    data: { price_cents: 55 },
    headers: OWN,
  });
  expect(changed.status()).toBe(200);
  await office.close();

  const rang = page.getByRole('list', { name: 'Tocaram' });
  await expect(rang).toContainText('R$ 0,55 agora. Você pediu até R$ 0,60.', COMPARED);
  expect(await outside.mailTo(customer.email, 'Discord (Portugal): seu aviso tocou')).toContain('R$ 0,55');
  await rang.getByRole('link', { name: 'Comprar por R$ 0,55' }).click();
  await expect(page).toHaveURL(/\/services\?service=ds&country=PT$/);
});
