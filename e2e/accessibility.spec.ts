import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

/** Storybook's tests check the screens that have a story, in all their states. */
for (const path of ['/', '/terms', '/contact', '/status']) {
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await assertAccessible(page, path);
  });
}

test.describe('a new visitor', () => {
  test.use({ answersCookies: false });

  test('the question about cookies and its preferences are accessible', async ({ page }) => {
    await page.goto('/contact');
    const question = page.getByRole('complementary', { name: 'Aviso de cookies' });
    await expect(question).toBeVisible();
    await assertAccessible(page, 'the question about cookies');
    await question.getByRole('button', { name: 'Preferências' }).click();
    await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
    await assertAccessible(page, 'the preferences');
  });
});

test('with reduced motion, the theme changes at once', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const onTheWay = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
    );
    expect(onTheWay, `colours on their way to ${colorScheme}`).toBe(0);
  }
});

test('a form with all its errors is accessible', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await assertAccessible(page, 'register with errors');
});

test('the empty list of orders is accessible', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('main').locator('[data-slot=skeleton]')).toHaveCount(0);
  await assertAccessible(page, 'no orders');
});

test('the profile is accessible while it is edited', async ({ page, customer }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await page.getByLabel('CPF').fill('529.982.247-24');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('CPF inválido')).toBeVisible();
  await assertAccessible(page, '/profile with errors');
});

test('the page of the sandbox is accessible', async ({ page, customer }) => {
  await customer.addBalance(500);
  await page.goto('/sandbox');
  await expect(page.getByRole('article').first()).toBeVisible();
  await assertAccessible(page, 'sandbox');
});
