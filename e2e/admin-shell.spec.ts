import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { PASSWORD } from './fixtures/customer.js';
import { buy, expectCode, openProduct, phoneOn, priceOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const ADMIN = 'dona@exemplo.com.br';
const OWN = { 'X-Requested-With': 'XMLHttpRequest' };
const TOUCH_TARGET_PX = 44;

test.use({
  environment: { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD },
  contextOptions: { reducedMotion: 'reduce' },
});

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Números do negócio' }).locator('section', { hasText: label });

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
}

/** Staff give money to the customer, as the command line does. */
async function adjustBalance(page: Page, email: string): Promise<void> {
  const found = await page.request.get('/api/v1/admin/users', { params: { search: email } });
  const [customer] = (await found.json()) as { id: string }[];
  const answer = await page.request.post(`/api/v1/admin/users/${customer?.id}/adjustments`, {
    data: { amount_cents: 500, currency: 'BRL', reason: 'Cortesia' },
    headers: OWN,
  });
  expect(answer.status()).toBe(201);
}

test('the back-office is closed to a customer and tells an administrator what the customer did', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  const price = await priceOn(page);
  await buy(page);
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 482-913');
  await expectCode(tickets(page), '482913');
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible();

  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await signOut(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await expect(figure(page, 'Usuários')).toContainText('2 ativos');
  await expect(figure(page, 'Pedidos')).toContainText('2 nas últimas 24 h');
  await expect(figure(page, 'Receita')).toContainText(price);
  await expect(figure(page, 'Registros de auditoria')).toContainText('0');
  await expect(page.getByText('Nenhuma atividade ainda')).toBeVisible();
  await assertAccessible(page, 'the overview');

  await adjustBalance(page, customer.email);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const done = page.getByRole('listitem').filter({ hasText: 'Saldo ajustado' });
  await expect(done).toContainText(ADMIN);
  await expect(done).toContainText('Agora mesmo');
  await expect(figure(page, 'Registros de auditoria')).toContainText('1');
  await assertAccessible(page, 'the overview with an activity');
});

test('the frame leads by side, by thumb and by key, and says where there is nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Ao vivo' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link');
  await expect(places.filter({ hasText: 'Visão geral' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(keys.getByRole('heading', { name: 'Ir para' })).toBeVisible();
  await assertAccessible(page, 'the list of keys');
  await keys.getByRole('switch', { name: 'Atalhos de uma tecla' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Atalhos de teclado' }).click();
  await keys.getByRole('switch', { name: 'Atalhos de uma tecla' }).check();
  await page.keyboard.press('Escape');

  await page.goto('/admin/nowhere');
  await expect(page.getByText('Este endereço não leva a lugar nenhum')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL('/admin');

  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const more = page.getByRole('button', { name: 'Mais' });
    await expect(more).toBeVisible({ visible: width < 768 });
    const reached = width < 768 ? [...(await places.all()), more] : [];
    for (const place of reached) {
      const { width: across = 0, height = 0 } = (await place.boundingBox()) ?? {};
      expect(Math.min(across, height), await place.innerText()).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Ir para a área do cliente' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a setting is changed with its reason, holds at once, and is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/settings');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await assertAccessible(page, 'the settings');
  const row = page.getByRole('listitem').filter({ hasText: 'Números em uma compra' });
  await row.getByRole('button', { name: 'Mudar max_quantity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar configuração' });
  await dialog.getByLabel('Números em uma compra').fill('0');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Valor fora do permitido').first()).toBeVisible();
  await dialog.getByLabel('Números em uma compra').fill('1');
  await expect(dialog.getByLabel('passa a')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Muitos abusos');
  await assertAccessible(page, 'the dialog of a change');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(row).toContainText('Padrão: 2');
  await expect(row).toContainText(ADMIN);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).not.toContainText('Padrão: 2');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
