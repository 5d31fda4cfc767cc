import { expect, test } from './fixtures/test.js';

const NOT_FOUND = 'Esta página não existe. Você está no início.';

test('an unknown address is a 404 that leads to the start page, which says so once', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.expectRefusal(404, '/nao/existe');
  const answer = await request.get('/nao/existe');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(NOT_FOUND);

  await page.goto('/nao/existe');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('O código chega.');
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar o aviso' }).click();
  await expect(page.getByText(NOT_FOUND)).toBeHidden();

  await page.goto('/nao/existe');
  await page.getByRole('link', { name: 'Ver a ajuda' }).click();
  await expect(page).toHaveURL('/help');
  await page.goto('/');
  await expect(page.getByText(NOT_FOUND)).toBeHidden();
});

test('an unknown address leads a signed-in customer to the dashboard, which says so until the next screen', async ({
  page,
  customer,
  consoleWatch,
}) => {
  expect(customer.email).toBeTruthy();
  consoleWatch.expectRefusal(404, '/dashboard/nao-existe');
  await page.goto('/dashboard/nao-existe');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  await page.getByRole('link', { name: 'Ver a ajuda' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByText(NOT_FOUND)).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOT_FOUND)).toBeHidden();
});

test('/unauthorized is shown without asking the server for the account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar com outra conta' })).toHaveAttribute('href', '/login');
  expect(asked).not.toContain('/api/v1/users/me');
});

test('help is open to visitors', async ({ page }) => {
  await page.goto('/help?topic=no-code');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
  await expect(page.getByText('Sem SMS, o valor volta inteiro.')).toBeVisible();
  await expect(page.getByRole('link', { name: /contato@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the products screen says that it is under development and links to the numbers', async ({
  page,
  customer,
}) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/products');
  await expect(page.getByRole('main')).toContainText('Esta página está em desenvolvimento');
  await page.getByRole('main').getByRole('link', { name: 'Ver números' }).click();
  await expect(page).toHaveURL('/services');
});

test('an unknown address of the API is a 404 in JSON, in the requested language', async ({ request }) => {
  const texts = new Set<string>();
  for (const language of ['pt', 'en', 'es']) {
    const answer = await request.get('/api/v1/nothing', { headers: { 'Accept-Language': language } });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    const { detail } = (await answer.json()) as { detail: { code: string; message: string } };
    expect(detail.code).toBe('NOT_FOUND');
    texts.add(detail.message);
  }
  expect(texts.size).toBe(3);
});

test('a body that is not JSON is a 400 with a code', async ({ request }) => {
  const answer = await request.post('/api/v1/users/register', {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from('{"email": '),
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: { code: 'INVALID_JSON' } });
});

for (const path of [
  '/dashboard',
  '/dashboard/balance',
  '/dashboard/orders',
  '/dashboard/products',
  '/dashboard/statement',
  '/services',
]) {
  test(`${path} asks a visitor to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  });
}
