import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

const run = promisify(execFile);

/** Runs a call like a reader who pastes it into a shell, and reads the JSON that it prints. */
async function runInShell(command: string, env: Record<string, string>): Promise<Record<string, unknown>> {
  const { stdout } = await run('sh', ['-c', command.replace(/^curl/, 'curl --silent --show-error')], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const commandIn = (step: Locator) => step.locator('[data-command]').innerText();

test('a test key works as the page says: it is marked, buys, and its clock ends the number', async ({
  page,
  customer,
}) => {
  await customer.addBalance(1_000);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByLabel('Nome').fill('Ensaio');
  await dialog.getByRole('radio', { name: /^Consulta e compra/ }).click();
  await dialog.getByRole('switch', { name: 'Chave de teste' }).click();
  await dialog.getByRole('button', { name: 'Criar chave' }).click();
  const shown = page.getByRole('dialog', { name: 'Copie sua chave agora' });
  const TORPEDO_KEY = await shown.getByRole('group', { name: 'Chave de API' }).innerText();
  expect(TORPEDO_KEY).toMatch(/^torpedo_test_/);
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  const listed = page.getByRole('list', { name: 'Suas chaves' }).getByRole('listitem').first();
  await expect(listed).toContainText('Ensaio');
  await expect(listed.getByText('Teste', { exact: true })).toBeVisible();

  const env = {
    TORPEDO_KEY,
    TORPEDO_USER: await page.locator('[data-user-id]').innerText(),
    ORDER_ID: 'trial',
  };
  const figure = (name: string) => page.getByRole('figure', { name });
  await expect(page.locator('[data-price=current]')).toBeVisible();
  const buy = (await commandIn(figure('Compre um número'))).replace('"wa"', '"test-silent"');
  const bought = await runInShell(buy, env);
  const [{ activation_id = '' } = {}] = bought['successful_transactions'] as { activation_id?: string }[];
  await runInShell(await commandIn(figure('Adiante o relógio de teste')), env);
  await page.getByText('Consulta', { exact: true }).click();
  const read = await commandIn(figure('Receba o código: Consulta'));
  expect(await runInShell(read, { ...env, ACTIVATION_ID: activation_id })).toMatchObject({
    status: 'EXPIRED',
  });
  expect(await runInShell(await commandIn(figure('Confira a chave')), env)).toMatchObject({
    balance_cents: 100_000,
  });
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('test-silent')).toHaveCount(0);
});

test('the calls on the developers page and in the reference buy a number unchanged', async ({
  page,
  customer,
  request,
}) => {
  await customer.addBalance(2_000);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByLabel('Nome').fill('Servidor');
  await dialog.getByRole('radio', { name: /^Consulta e compra/ }).click();
  await dialog.getByRole('button', { name: 'Criar chave' }).click();
  const shown = page.getByRole('dialog', { name: 'Copie sua chave agora' });
  const TORPEDO_KEY = await shown.getByRole('group', { name: 'Chave de API' }).innerText();
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('list', { name: 'Suas chaves' }).getByText('Servidor')).toBeVisible();
  const TORPEDO_USER = await page.locator('[data-user-id]').innerText();
  const env = { TORPEDO_KEY, TORPEDO_USER };

  const figure = (name: string) => page.getByRole('figure', { name });
  expect(await runInShell(await commandIn(figure('Confira a chave')), env)).toMatchObject({
    balance_cents: 2_000,
    currency: 'BRL',
  });
  await expect(page.locator('[data-price=current]')).toBeVisible();
  const buy = await commandIn(figure('Compre um número'));
  await expect(runInShell(buy, env), 'an order without a name').rejects.toThrow(/ORDER_ID/);
  const bought = await runInShell(buy, { ...env, ORDER_ID: 'order-1042' });
  expect(bought).toMatchObject({ successful_numbers: 1 });
  expect(await runInShell(buy, { ...env, ORDER_ID: 'order-1042' }), 'the same order again').toEqual(bought);
  const [{ activation_id = '' } = {}] = bought['successful_transactions'] as { activation_id?: string }[];
  await page.getByText('Consulta', { exact: true }).click();
  const asked = await runInShell(await commandIn(figure('Receba o código: Consulta')), {
    ...env,
    ACTIVATION_ID: activation_id,
  });
  expect(asked).toMatchObject({ activation_id });
  await page.getByText('WebSocket', { exact: true }).click();
  const call = await commandIn(figure('Receba o código: WebSocket'));
  const names = `const TORPEDO_USER = '${TORPEDO_USER}', TORPEDO_KEY = '${TORPEDO_KEY}'`;
  const heard = await page.evaluate(
    `new Promise((resolve) => { const console = { log: resolve }; ${names}; ${call} })`,
  );
  expect(heard).toMatchObject({ type: 'connection_established', user_id: TORPEDO_USER });
  const dialect = page.getByRole('region', { name: /^Vindo da SMS-Activate/ });
  const params = { api_key: TORPEDO_KEY, action: 'getBalance' };
  const balance = await request.get(await dialect.locator('code').innerText(), { params });
  expect(await balance.text()).toMatch(/^ACCESS_BALANCE:\d+\.\d\d$/);
  await assertAccessible(page, 'the developers page');

  const document = (await (await request.get('/api/v1/openapi.json')).json()) as {
    info: { description: string };
  };
  const calls = [...document.info.description.matchAll(/```sh\n([^]*?)```/g)].map(([, call = '']) =>
    call.replaceAll(/^ {3}/gm, '').trim(),
  );
  const TORPEDO_URL = new URL(page.url()).origin;
  const values = {
    TORPEDO_URL,
    MAX_PRICE_CENTS: '439',
    ACTIVATION_ID: activation_id,
    ORDER_ID: 'order-1043',
  };
  const answers = [];
  // Each call runs twice: the second purchase gets the answer of the first.
  for (const call of calls.flatMap((each) => [each, each]))
    answers.push(await runInShell(call, { ...env, ...values }));
  const [first, again] = answers.filter((answer) => 'batch_id' in answer);
  expect(again).toEqual(first);
  expect(first).not.toMatchObject({ batch_id: bought['batch_id'] });
  expect(answers.filter((_, index) => index % 2 === 0)).toMatchObject([
    { id: TORPEDO_USER },
    {
      services: expect.arrayContaining([
        expect.objectContaining({ serv_code: 'wa', price_cents: 439, currency: 'BRL' }),
      ]),
    },
    { successful_numbers: 1 },
    { activation_id },
    { detail: { code: 'CANCEL_TOO_EARLY' } },
  ]);
});

test('a key spends no more than its daily budget, which its owner sets, sees and changes', async ({
  page,
  customer,
  request,
}) => {
  await customer.addBalance(2_000);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar chave de API' });
  await dialog.getByLabel('Nome').fill('Robô');
  await expect(dialog.getByLabel('Gasto diário máximo')).toBeHidden();
  await dialog.getByRole('radio', { name: /^Consulta e compra/ }).click();
  await dialog.getByLabel('Gasto diário máximo').fill('5');
  await assertAccessible(page, 'the dialog of a new key');
  await dialog.getByRole('button', { name: 'Criar chave' }).click();
  const shown = page.getByRole('dialog', { name: 'Copie sua chave agora' });
  const key = await shown.getByRole('group', { name: 'Chave de API' }).innerText();
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  const keys = page.getByRole('list', { name: /Suas chaves|Chaves de API/ });
  await expect(keys.getByText('R$ 0,00 de R$ 5,00 gastos hoje')).toBeVisible();

  const buy = async () => {
    const user_id = await page.locator('[data-user-id]').innerText();
    const data = { service: 'wa', country: 'BR', quantity: 1, user_id, max_price_cents: 439 };
    return (
      await request.post('/batch/purchase', { headers: { 'X-API-Key': key }, data })
    ).json() as Promise<object>;
  };
  expect(await buy()).toMatchObject({ successful_numbers: 1 });
  expect(await buy()).toMatchObject({ detail: { code: 'KEY_BUDGET_EXCEEDED', spent_cents: 439 } });
  await page.reload();
  await expect(keys.getByText('R$ 4,39 de R$ 5,00 gastos hoje')).toBeVisible();

  const change = async (cents: string) => {
    await keys.getByRole('button', { name: 'Mudar o gasto diário da chave Robô' }).press('Enter');
    const budget = page.getByRole('dialog', { name: 'Gasto diário da chave Robô' });
    await budget.getByLabel('Gasto diário máximo').fill(cents);
    await budget.getByLabel('Gasto diário máximo').press('Enter');
    await expect(budget).toBeHidden();
  };
  await change('8,78');
  await expect(keys.getByText('R$ 4,39 de R$ 8,78 gastos hoje')).toBeVisible();
  expect(await buy()).toMatchObject({ successful_numbers: 1 });
  await page.goto('/profile');
  await expect(keys.getByText('R$ 8,78 de R$ 8,78 gastos hoje')).toBeVisible();
  await change('');
  await expect(keys.getByText('R$ 8,78 gastos hoje')).toBeVisible();
});

test('a visitor finds the developers page from the start page', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API for developers' }).click();
  await expect(page).toHaveURL('/en/developers');
  await expect(page.getByText('Everything is working')).toBeVisible();
  await expect(page.getByText('Sign in to create keys and see yours.')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px wide`,
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await assertAccessible(page, 'the developers page of a visitor');
  await page.getByRole('link', { name: 'Reference' }).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByRole('link', { name: 'Back to Torpedo' })).toBeVisible();
});
