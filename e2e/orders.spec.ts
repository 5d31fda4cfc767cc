import { readFile } from 'node:fs/promises';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

test('orders are searched, filtered and sorted, and the address keeps the choice', async ({
  page,
  customer,
}) => {
  await customer.addBalance(2500);
  await customer.addBalance(1000);
  const { phone_number: phone } = await customer.buyAndReceive('tg', 'Telegram code 71204');
  await customer.buy('wa', 'PT');

  await page.goto('/dashboard/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const month = page.getByText(/: 2 números, 1 recebeu, 1 esperando · 2 ao todo$/);
  await expect(month.filter({ visible: true })).toHaveCount(1);
  const telegramRow = rows.filter({ hasText: 'Telegram' });
  await expect(telegramRow.getByText('Limite: 2 em uso').filter({ visible: true })).toHaveCount(1);
  await expect(telegramRow.getByRole('link', { name: /de novo/ })).toHaveCount(0);

  await page.getByRole('radio', { name: /^Recargas/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL('/dashboard/orders?type=credit_transaction');
  await page.getByRole('button', { name: 'Ordenar: Quando, Decrescente' }).click();
  await page.getByRole('menuitemradio', { name: 'Dinheiro' }).click();
  // A menu that is closing takes the focus back, and would close the next menu.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(rows.nth(0)).toContainText('25,00');
  await page.getByRole('button', { name: 'Ordenar: Dinheiro, Decrescente' }).click();
  await page.getByRole('menuitemradio', { name: 'Crescente', exact: true }).click();
  await expect(rows.nth(0)).toContainText('10,00');
  await expect(page).toHaveURL('/dashboard/orders?type=credit_transaction&sort=amount&direction=asc');

  await page.getByRole('radio', { name: 'Voltaram' }).click();
  await expect(page.getByText('Nada voltou até agora')).toBeVisible();
  await page.getByRole('button', { name: 'Ver tudo' }).click();
  await expect(rows).toHaveCount(4);
  const sheet = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar CSV' }).filter({ visible: true }).click();
  expect((await readFile(await (await sheet).path(), 'utf8')).trim().split('\n')).toHaveLength(5);

  const search = page.getByLabel('Número, serviço, país');
  for (const words of ['telegram', phone.slice(-6), 'brasil']) {
    await search.fill(words);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Telegram');
  }
  await search.fill('nada disso');
  await expect(page.getByText('Nada encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(rows).toHaveCount(4);

  await test.step('an order shows its messages, its money, and what to do when something is wrong', async () => {
    await rows.filter({ hasText: 'Telegram' }).getByRole('link', { name: 'Telegram', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Telegram, Brasil' })).toBeVisible();
    await expect(page.getByText('Telegram code 71204')).toBeVisible();
    await page.getByRole('button', { name: /Código: 7 1 2 0 4/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('71204');
    await expect(page.getByRole('list', { name: 'Linha do tempo' })).toContainText(
      'SMS recebido, número pago',
    );
    await page.getByRole('link', { name: /Falar com o suporte/ }).click();
    const mail = page
      .getByRole('main')
      .getByRole('link', { name: /O pedido nº .* vai junto/ })
      .last();
    await expect(mail).toHaveAttribute('href', /^mailto:.*Pedido/);
    await page.getByText('O código foi recusado').click();
    await expect(page.getByText('Use sempre o código mais novo')).toBeVisible();
  });

  await test.step('the statement leads from each movement to its number', async () => {
    await page.goto('/dashboard/statement');
    const lines = page.getByRole('main').getByRole('listitem');
    // The paid number has a line for its reservation and one for its payment, which moved nothing.
    await expect(lines).toHaveCount(5);
    const captured = lines.filter({ hasText: 'a reserva virou pagamento' });
    await expect(captured).toContainText(/R\$\s[\d,]+ pagos/);
    await page.getByRole('radio', { name: 'Por número' }).click();
    await expect(lines).toHaveCount(4);
    await page.getByRole('radio', { name: 'Recargas' }).click();
    await expect(lines).toHaveCount(2);
    await expect(page).toHaveURL('/dashboard/statement?type=topups');
    await page.getByRole('radio', { name: 'Na ordem do saldo' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar CSV' }).and(page.locator(':visible')).click(),
    ]);
    expect(download.suggestedFilename()).toBe('statement.csv');
    await captured.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Telegram, Brasil' })).toBeVisible();
  });
});

test('an order that does not exist says so and links to help', async ({ page, customer, consoleWatch }) => {
  consoleWatch.expectRefusal(404, '/api/v1/orders/nada');
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/orders/nada');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await assertAccessible(page, 'an order that is not there');
  await page.getByRole('main').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
});

test('without orders the next step is offered', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Seu código em três passos' })).toBeVisible();
  await page.goto('/dashboard/orders');
  await expect(page.getByText('Nenhum pedido ainda')).toBeVisible();
  await page.getByRole('link', { name: 'Comprar número' }).click();
  await expect(page).toHaveURL('/services');
});

test('a list that cannot be loaded says why and can be loaded again', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(503, '/api/v1/orders/my-orders');
  expect((await customer.balance()).balance_cents).toBe(0);
  const path = '**/api/v1/orders/my-orders*';
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { detail: { code: 'UNAVAILABLE', message: 'Volte já.' } } }),
  );
  await page.goto('/dashboard/orders');
  await expect(page.getByText('Falha ao carregar pedidos')).toBeVisible();
  await expect(
    page.getByText('Serviço temporariamente indisponível. Tente novamente em instantes.'),
  ).toBeVisible();
  await expect(page.getByText('503')).toHaveCount(0);
  await page.unroute(path);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Nenhum pedido ainda')).toBeVisible();
});
