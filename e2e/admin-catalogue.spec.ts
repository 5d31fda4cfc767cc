import type { Locator, Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { buy, openProduct, outcome } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const OWN = { 'X-Requested-With': 'XMLHttpRequest' };

/** It changes what everybody can buy, so it has its own server. */
test.use({ settings: {} });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku });

interface Product {
  id: string;
  sku: string;
  price_cents: number;
  status: string;
}

async function productOf(page: Page, sku: string): Promise<Product> {
  const answer = await page.request.get('/api/v1/admin/products', { params: { search: sku } });
  const { items } = (await answer.json()) as { items: Product[] };
  return items.find((product) => product.sku === sku)!;
}

async function pricesOf(page: Page, category: string): Promise<Product[]> {
  const params = { category, country: 'BR' };
  const answer = await page.request.get('/api/v1/admin/products', { params });
  return ((await answer.json()) as { items: Product[] }).items;
}

/** Changes the price as a colleague would do in another browser. */
async function changePrice(page: Page, sku: string, cents: number): Promise<void> {
  const { id } = await productOf(page, sku);
  const answer = await page.request.patch(`/api/v1/admin/products/${id}`, {
    data: { price_cents: cents },
    headers: OWN,
  });
  expect(answer.status()).toBe(200);
}

async function reason(dialog: Locator, text: string, submit: string | RegExp): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(text);
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog).toBeHidden();
}

test('an administrator prices, pauses and creates products, and sees what a colleague changed meanwhile', async ({
  page,
  consoleWatch,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInAsAdministrator();
  await page.goto('/admin/products?country=BR');
  await expect(title(page, 'Produtos')).toBeVisible();
  const [whatsapp, telegram] = [row(page, 'BR-WA'), row(page, 'BR-TG')];
  await page.getByRole('searchbox', { name: 'Serviço, país, SKU' }).fill('whatsapp');
  await expect(whatsapp).toContainText('WhatsApp');
  await expect(telegram).toHaveCount(0);

  // The price is edited in the list by keyboard; the second time a colleague has changed it first.
  await whatsapp.focus();
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Preço de BR-WA' });
  await field.fill('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'valor válido' })).toBeVisible();
  await field.fill('7,77');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(whatsapp).toContainText('7,77');
  await expect(whatsapp.getByRole('img', { name: 'Preço próprio' })).toBeVisible();
  await whatsapp.focus();
  await page.keyboard.press('e');
  const { id } = await productOf(page, 'BR-WA');
  consoleWatch.expectRefusal(409, `/api/v1/admin/products/${id}`);
  await changePrice(page, 'BR-WA', 888);
  await field.fill('9,99');
  await page.keyboard.press('Enter');
  const others = page.getByRole('alert').filter({ hasText: 'Preço R$' });
  await expect(others).toContainText('R$ 8,88');
  await page.keyboard.press('Escape');
  await expect(whatsapp).toContainText('8,88');

  await whatsapp.getByRole('button', { name: /Pausar venda/ }).click();
  const pause = page.getByRole('alertdialog');
  await assertAccessible(page, 'the pause of a product');
  await reason(pause, 'Entrega caiu', 'Pausar venda');
  await expect(whatsapp).toContainText('Inativo');
  await whatsapp.getByRole('button', { name: /Retomar venda/ }).click();
  await expect(whatsapp).toContainText('Ativo');

  // Many prices at a time, after a dry run.
  await page.goto('/admin/products?category=games&country=BR');
  await page.getByRole('checkbox', { name: 'Marcar esta página' }).check();
  await page.getByRole('button', { name: 'Preço e situação…' }).click();
  const bulk = page.getByRole('form', { name: 'Mudar preços' });
  await expect(bulk.getByRole('button', { name: 'Diga quanto' })).toBeDisabled();
  await bulk.getByLabel('Somar', { exact: true }).fill('10');
  await expect(page.getByRole('region', { name: 'O que mudaria' })).toBeVisible();
  await expect(page.getByText(/deixam de seguir o custo/)).toBeVisible();
  await assertAccessible(page, 'many prices');
  // A row is taken out by its box; one press goes on following the cost, another comes back to the sum.
  const all = bulk.getByRole('button', { name: /^Mudar 3 preços/ });
  const box = page.getByRole('checkbox', { name: /^Mudar BR-/ }).first();
  await box.uncheck();
  await expect(bulk.getByRole('button', { name: /^Mudar 2 preços/ })).toBeEnabled();
  await expect(page.getByText('fica fora')).toBeVisible();
  await box.check();
  await expect(all).toBeEnabled();
  await page.getByRole('button', { name: /^Usar markup/ }).click();
  await expect(page.getByText(/deixam de seguir o custo/)).toBeHidden();
  await expect(bulk.getByLabel('Markup', { exact: true })).toHaveValue(/^\d/);
  await bulk.getByRole('button', { name: 'Somar %' }).click();
  await bulk.getByLabel('Somar', { exact: true }).fill('10');
  // When another member of staff has changed a price meanwhile, the screen shows it before it applies the new one.
  await expect(all).toBeEnabled();
  consoleWatch.expectRefusal(409, '/api/v1/admin/products/bulk');
  const [meanwhile] = await pricesOf(page, 'games');
  await changePrice(page, meanwhile!.sku, meanwhile!.price_cents + 1);
  await bulk.getByRole('textbox', { name: 'Motivo' }).fill('Repasse do câmbio');
  await all.click();
  await bulk.getByRole('button', { name: /^Recalcular, 1 mudou/ }).click();
  await reason(bulk, 'Repasse do câmbio', /^Mudar \d+ preços/);
  const outcomeBar = page.getByRole('status').filter({ hasText: /preços mudados/ });
  await expect(outcomeBar).toContainText('deixaram de seguir o custo');
  await expect(page.getByRole('img', { name: 'Preço próprio' }).first()).toBeVisible();
  await assertAccessible(page, 'the outcome of many prices');
  await outcomeBar.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/preços restaurados/)).toBeVisible();
  // The price of the colleague is the only own one.
  await expect(page.getByRole('img', { name: 'Preço próprio' })).toHaveCount(1);

  consoleWatch.expectRefusal(409, '/api/v1/admin/products');
  // First a product that exists already, then one that no provider offers.
  await page.getByRole('link', { name: 'Novo' }).click();
  await expect(title(page, 'Novo produto')).toBeVisible();
  await page.getByLabel('Serviço', { exact: true }).selectOption('ki');
  await page.getByLabel('País', { exact: true }).selectOption('BR');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('link', { name: 'Abrir o que já existe' })).toBeVisible();
  await page.getByLabel('País', { exact: true }).selectOption('DE');
  await page.getByLabel('Preço próprio, R$').fill('3,50');
  await assertAccessible(page, 'a new product');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(title(page, 'DE-KI')).toBeVisible();
  await expect(page.getByText('Sem estoque')).toBeVisible();
  await page.getByLabel('Nome próprio').fill('99 na Alemanha');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('99 na Alemanha').first()).toBeVisible();
  const made = await productOf(page, 'DE-KI');
  consoleWatch.expectRefusal(409, `/api/v1/admin/products/${made.id}`);
  await changePrice(page, 'DE-KI', 555);
  await page.getByLabel('Nome próprio').fill('99 em Berlim');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('R$ 3,50 → R$ 5,55')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o valor atual' }).click();
  await expect(page.getByLabel('Preço próprio, R$')).toHaveValue('5,55');
});

test('an administrator sorts categories, closes a country and pauses a provider, also on a phone', async ({
  page,
  productUrl,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdministrator();
  await page.goto('/admin/categories');
  const categories = page.getByRole('list', { name: 'Categorias' }).getByRole('listitem');
  await expect(categories.first()).toContainText('Mensagens');
  await categories.first().getByRole('button', { name: 'Descer Mensagens' }).click();
  await expect(categories.nth(1)).toContainText('Mensagens');
  await page.getByRole('button', { name: 'Renomear Mensagens' }).click();
  const names = page.getByRole('dialog', { name: 'Renomear categoria' });
  await names.getByLabel('Em português').fill('Mensageiros');
  await names.getByRole('button', { name: 'Salvar' }).click();
  await expect(categories.nth(1)).toContainText('Mensageiros');
  await assertAccessible(page, 'the categories');

  await page.goto('/admin/countries');
  await page.getByRole('searchbox', { name: 'Nome ou código' }).fill('portugal');
  await page.getByRole('button', { name: 'Ações para Portugal' }).click();
  await page.getByRole('menuitem', { name: 'Desligar…' }).click();
  await reason(page.getByRole('alertdialog'), 'Nova lei', 'Desligar…');
  await expect(page.getByText('Desligado').last()).toBeVisible();
  const open = await page.request.get('/api/v1/countries', { params: { search: 'portugal' } });
  expect(((await open.json()) as { total: number }).total).toBe(0);
  await assertAccessible(page, 'the countries');
  await page.getByRole('searchbox', { name: 'Nome ou código' }).fill('brasil');
  await page.getByRole('button', { name: 'Ações para Brasil' }).click();
  await page.getByRole('menuitem', { name: 'Serviços…' }).click();
  const services = page.getByRole('dialog', { name: 'Serviços em Brasil' });
  await services.getByRole('searchbox', { name: 'Serviço' }).fill('telegram');
  await services.getByRole('checkbox', { name: 'Telegram' }).uncheck();
  await assertAccessible(page, 'the services of a country');
  await reason(services, 'Bloqueia os números', 'Salvar 1 mudança');
  await expect.poll(async () => (await productOf(page, 'BR-TG')).status).toBe('inactive');

  await page.goto('/admin/sms');
  const act = async (provider: Locator, name: string) => {
    await provider.getByRole('button', { name: /^Ações para/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const provider = page.getByRole('region', { name: 'Pampa' });
  await expect(provider).toContainText('Comprando');
  await act(provider, 'Testar');
  await expect(page.getByText(/Pampa respondeu em/).first()).toBeVisible();
  await act(provider, 'Pausar…');
  await reason(page.getByRole('alertdialog'), 'Responde devagar', 'Pausar provedor');
  await expect(provider).toContainText('Pausado');
  await act(provider, 'Retomar');
  await expect(provider).toContainText('Comprando');

  // Another provider, whose key is never shown again.
  await page.getByRole('button', { name: 'Novo provedor' }).click();
  const connection = page.getByRole('dialog', { name: 'Novo provedor' });
  await connection.getByRole('button', { name: 'Adicionar provedor' }).click();
  await expect(connection.getByText('Digite um endereço http ou https')).toBeVisible();
  await connection.getByLabel('Código').fill('atlas');
  await connection.getByLabel('Nome').fill('Atlas');
  await connection.getByLabel('Endereço').fill(`${productUrl}/api/v1/nobody`);
  await connection.getByLabel('Chave', { exact: true }).fill('segredo-9876');
  await assertAccessible(page, 'a new provider');
  await connection.getByRole('button', { name: 'Adicionar provedor' }).click();
  const added = page.getByRole('region', { name: 'Atlas' });
  await act(added, 'Detalhes');
  await expect(page.getByRole('dialog', { name: 'Atlas' })).toContainText('chave •••• 9876');
  await page.keyboard.press('Escape');
  await act(added, 'Editar…');
  const edited = page.getByRole('dialog', { name: 'Editar Atlas' });
  await expect(edited.getByLabel('Chave', { exact: true })).toHaveValue('');
  await edited.getByLabel('Prioridade').fill('900');
  await edited.getByRole('button', { name: 'Salvar' }).click();
  await expect(edited).toBeHidden();
  await act(added, 'Testar');
  await expect(page.getByText(/Atlas não respondeu/).first()).toBeVisible();
  await act(provider, 'Editar…');
  await expect(page.getByRole('dialog')).toContainText('vêm do ambiente do servidor');
  await page.keyboard.press('Escape');

  for (const path of ['/admin/products', '/admin/categories', '/admin/countries', '/admin/sms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('an offer with a higher price than promised is closed until staff open it again', async ({
  page,
  customer,
  outside,
  signInAsAdministrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await customer.addBalance(1000);
  await openProduct(page, 'viber', 'brazil');
  await outside.planProviderFault('overcharges', 1);
  await buy(page);
  // Each provider charges ten times its price, so the number and the money go back.
  await expect(outcome(page, 'Nenhum número neste minuto')).toContainText('voltaram para o seu saldo.');
  expect(await customer.balance()).toMatchObject({ balance_cents: 1000, held_cents: 0 });
  await outside.clearFaults();

  await page.goto('about:blank');
  await signInAsAdministrator();
  await page.goto('/admin/products?country=BR&search=viber');
  await row(page, 'BR-VI').getByText('Viber').click();
  const offers = page.getByRole('table', { name: 'Ofertas' });
  const closed = offers.getByRole('row').filter({ hasText: 'Fechada: cobrou' });
  await expect(closed).not.toHaveCount(0);
  const count = await closed.count();
  await assertAccessible(page, 'a closed offer');
  await closed
    .first()
    .getByRole('button', { name: /^Abrir de novo a oferta de/ })
    .click();
  const question = page.getByRole('dialog', { name: /^Comprar de novo em/ });
  await expect(question).toContainText('a lista dele prometia');
  await reason(question, 'Era engano da lista', 'Abrir a oferta');
  await expect(closed).toHaveCount(count - 1);
  await expect(offers.getByRole('row').nth(1)).toContainText('1ª');
});
