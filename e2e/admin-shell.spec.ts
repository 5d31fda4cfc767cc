import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { ADMIN, inReais, PASSWORD } from './fixtures/customer.js';
import type { OutsideParties } from './fixtures/outside-parties.js';
import { expect, test } from './fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };
const TOUCH_TARGET_PX = 44;

/** The server looks for alarms every 15 seconds. */
const ALARMED = { timeout: 25_000 };

/** Its figures are those of the whole installation, so it has its own server. */
test.use({ settings: {} });

const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Números do negócio' }).locator('section', { hasText: label });

async function signIn(page: Page, email = ADMIN): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
}

/** Staff add money to the wallet of the customer, as the command line does. */
async function adjustBalance(page: Page, email: string): Promise<void> {
  const found = await page.request.get('/api/v1/admin/users', { params: { search: email } });
  const [customer] = (await found.json()) as { id: string }[];
  const answer = await page.request.post(`/api/v1/admin/users/${customer?.id}/adjustments`, {
    data: { amount_cents: 500, currency: 'BRL', reason: 'Cortesia' },
    headers: OWN,
  });
  expect(answer.status()).toBe(201);
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar em tudo' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Every provider refuses the customer's next purchase and then sells nothing to us for a while. */
async function beRefusedByTheProvider(page: Page, outside: OutsideParties): Promise<void> {
  await outside.planProviderFault('banned', 1);
  const { id } = (await (await page.request.get('/api/v1/users/me')).json()) as { id: string };
  const found = await page.request.get('/api/v1/services', {
    params: { country_iso: 'BR', search: 'telegram' },
  });
  const { services } = (await found.json()) as { services: { price: number }[] };
  const order = { service: 'tg', country: 'BR', quantity: 1, user_id: id, service_price: services[0]?.price };
  const answer = await page.request.post('/batch/purchase', { data: order, headers: OWN });
  expect(await answer.json()).toMatchObject({ successful_numbers: 0 });
}

async function makeManager(page: Page, email: string): Promise<void> {
  const found = await page.request.get('/api/v1/admin/users', { params: { search: email } });
  const [customer] = (await found.json()) as { id: string }[];
  const path = `/api/v1/admin/users/${customer?.id}/role`;
  const answer = await page.request.patch(path, { data: { role: 'MANAGER' }, headers: OWN });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('the back-office is closed to a customer and shows an administrator what the customer did', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  const bought = await customer.buyAndReceive('wa', 'Seu código é 482-913');
  const price = inReais(bought.service_price_cents);
  await beRefusedByTheProvider(page, outside);
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible();

  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Números' }).first()).toBeVisible();
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  await signOut(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await expect(figure(page, 'Usuários')).toContainText('2 ativos');
  await expect(figure(page, 'Pedidos')).toContainText('3 nas últimas 24 h');
  await expect(figure(page, 'Receita')).toContainText(price);
  await expect(figure(page, 'Registros de auditoria')).toContainText('0');
  await expect(page.getByText('Nenhuma atividade ainda')).toBeVisible();
  const period = page.getByRole('region', { name: 'Como vai o período' });
  await expect(period).toContainText('0 números sem SMS');
  const now = page.getByRole('region', { name: 'Agora' });
  await expect(now).toContainText('WhatsApp BR entregue');
  await expect(now.getByTitle(/^#[0-9A-F]{8}$/)).toHaveCount(3);
  await expect(now).toContainText('Recarga paga');
  await page.getByText('Ver os números').first().click();
  await expect(page.getByRole('table').first()).toContainText(price);

  await adjustBalance(page, customer.email);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const done = page.getByRole('listitem').filter({ hasText: 'Ajustou o saldo' });
  await expect(done).toContainText(ADMIN);
  await expect(done).toContainText('Agora mesmo');
  await expect(figure(page, 'Registros de auditoria')).toContainText('1');
  await page.getByRole('button', { name: 'Alertas: 3 abertos' }).click(ALARMED);
  const alarms = page.getByRole('dialog', { name: 'Para agir' });
  await alarms
    .getByRole('button', { name: /^Reconhecer/ })
    .first()
    .click();
  await expect(alarms.getByText(`Em atendimento por ${ADMIN}`)).toBeVisible();
  await assertAccessible(page, 'the alarms behind the bell');
  await alarms.getByRole('link', { name: 'Histórico' }).click();
  await expect(page).toHaveURL('/admin/alarms');
  await expect(alarms).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible();
  await expect(page.getByText('Pampa recusa tudo').first()).toBeVisible();
  await assertAccessible(page, 'the alarms that were and are');

  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(customer.email);
  await expect(chosen(page)).toContainText(customer.email);
  await expect(palette(page).getByRole('group', { name: /^Pedidos e recargas de/ })).toContainText(
    'WhatsApp',
  );
  await assertAccessible(page, 'what the search found');
  await page.keyboard.press('Tab');
  await expect(chosen(page)).toContainText('Ajustar saldo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/.+act=balance/);
  await expect(page.getByRole('dialog')).toContainText('saldo');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/users\/[^?]+$/);
});

test('a manager sees the figures of the business, but no screen that managers may not open', async ({
  page,
  context,
  customer,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator();
  await makeManager(page, customer.email);
  await context.setStorageState({ cookies: [], origins: [] });

  await page.goto('/admin?period=7d');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, customer.email);
  await expect(page).toHaveURL('/admin?period=7d');
  await expect(figure(page, 'Usuários')).toContainText(/\d+ ativos/);
  await expect(page.getByRole('region', { name: 'Receita e entregas' })).toBeVisible();
  for (const closed of ['Para agir', 'Provedores', 'Agora']) {
    await expect(page.getByRole('region', { name: closed })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^(Alertas|Buscar)/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Outras telas' })).toHaveCount(0);
  await assertAccessible(page, 'the overview of a manager');

  for (const closed of ['/admin/tokens', '/admin/users']) {
    await page.goto(closed);
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the frame navigates by sidebar, by thumb and by keyboard, and says when a screen does not exist', async ({
  page,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdministrator();
  await page.goto('/dashboard');
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
  const byKey = { t: '/admin/status', w: '/admin/reports?report=change', v: '/admin' };
  for (const [key, url] of Object.entries(byKey)) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(url);
  }

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

test('a setting is changed with a reason, takes effect at once, and is reset', async ({
  page,
  outside,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdministrator();
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  const rates = page.getByRole('region', { name: 'Câmbio em vigor' });
  await expect(rates.getByRole('listitem').filter({ hasText: 'USD' })).toContainText('R$ 5,40');
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

  await outside.switchRatesFault('stale', true);
  await page.getByRole('button', { name: 'Mudar rates' }).click();
  await dialog.getByRole('checkbox', { name: /^Reais por dólar e euro vêm do Banco Central/ }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const dollar = rates.getByRole('listitem').filter({ hasText: 'USD' });
  await expect(dollar).toContainText('Vencida');
  const readAt = async () => {
    const answer = await page.request.get('/api/v1/admin/rates');
    return ((await answer.json()) as { feed: { read_at: string | null } }).feed.read_at;
  };
  await expect.poll(readAt, ALARMED).not.toBeNull();
  await page.goto('/dashboard/balance');
  await page.getByRole('button', { name: 'Outra forma' }).click();
  await page.getByRole('radio', { name: 'Dólar (US$)' }).click();
  await expect(page.getByText(/^Sem cotação recente para esta moeda/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Gerar Pix/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Recarregar em reais' }).click();
  await expect(page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' })).toBeEnabled();
  await page.goto('/admin/settings');
  await expect(dollar).toContainText(/publicada em .* úteis/);
  await expect(dollar).toContainText('Vencida');
  await page.getByRole('button', { name: 'Voltar ao padrão: rates' }).click();
  const back = page.getByRole('dialog', { name: 'Voltar ao padrão' });
  await back.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(dollar).toContainText('das configurações');
  await expect(dollar).not.toContainText('Vencida');
});

test('the page shows the frame of the back-office until the back-office is loaded', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/(admin|dashboard)/);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/v1/users/me', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  const frame = page.locator('#boot-office');
  await expect(frame).toBeVisible();
  await expect(page.getByRole('status')).toBeAttached();
  await expect(frame, 'over what turns until the account is known').toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible();
  await expect(frame).toBeHidden();
});
