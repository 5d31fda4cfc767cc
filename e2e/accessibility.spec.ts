import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { CPF, CREDITED } from './fixtures/customer.js';
import {
  buy,
  buyButton,
  chooseService,
  expectCode,
  openProduct,
  phoneOn,
  tickets,
} from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

for (const path of [
  '/',
  '/login',
  '/register',
  '/verify-email?from=login&email=ana%40exemplo.com.br',
  '/forgot-password',
  '/reset-password?token=Jt3Jx0cF5oV1mB0u0e2mC0sN7yq0pQm4zE9b1dVfK2s',
  '/secure-account',
  '/terms',
  '/contact',
  '/status',
  '/unauthorized',
]) {
  test(`${path} has no obstacle in either theme`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await assertAccessible(page, path);
  });
}

test.describe('of somebody new', () => {
  test.use({ answersCookies: false });

  test('the question about cookies and its preferences have no obstacle', async ({ page }) => {
    await page.goto('/contact');
    const question = page.getByRole('complementary', { name: 'Aviso de cookies' });
    await expect(question).toBeVisible();
    await assertAccessible(page, 'the question about cookies');
    await question.getByRole('button', { name: 'Preferências' }).click();
    await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
    await assertAccessible(page, 'the preferences');
  });
});

test('where motion is reduced, the other theme is there at once', async ({ page }) => {
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

test('a form with all its errors has no obstacle', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await assertAccessible(page, 'register with errors');
});

async function assertLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('main').locator('[data-slot=skeleton]')).toHaveCount(0);
}

for (const path of ['/dashboard', '/services', '/dashboard/balance', '/dashboard/orders', '/profile']) {
  test(`${path} has no obstacle while it is empty`, async ({ page, customer }) => {
    expect((await customer.balance()).balance_cents).toBe(0);
    await page.goto(path);
    await assertLoaded(page);
    await assertAccessible(page, path);
  });
}

test('the profile has no obstacle while it is edited', async ({ page, customer }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await page.getByLabel('CPF').fill('529.982.247-24');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('CPF inválido')).toBeVisible();
  await assertAccessible(page, '/profile with errors');
});

test('a Pix has no obstacle, pending or paid', async ({ page, customer, outside }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: 'Gerar Pix de R$ 25,00' }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await assertAccessible(page, 'a pending Pix');
  await outside.pay(new URL(page.url()).searchParams.get('topup') ?? '');
  await expect(page.getByText('Pagamento recebido')).toBeVisible(CREDITED);
  await assertAccessible(page, 'a paid Pix');
});

test('choosing and confirming have no obstacle', async ({ page, customer }) => {
  await customer.addBalance(2500);
  await page.goto('/services?country=brazil');
  await expect(page.getByRole('option').first()).toBeVisible();
  await assertAccessible(page, 'choosing a service');
  await chooseService(page, 'whatsapp');
  await buyButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar compra' })).toBeVisible();
  await assertAccessible(page, 'confirming a purchase');
});

test('a number in use has no obstacle, nor have the screens that tell of it', async ({
  page,
  customer,
  outside,
}) => {
  await customer.addBalance(2500);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  await assertAccessible(page, 'waiting for the code');
  await outside.sendSms(await phoneOn(tickets(page)), 'Seu código é 482-913');
  await expectCode(tickets(page), '482913');
  await assertAccessible(page, 'a code received');

  for (const path of ['/dashboard', '/dashboard/orders']) {
    await page.goto(path);
    await assertLoaded(page);
    await expect(page.getByRole('main')).toContainText('WhatsApp');
    await assertAccessible(page, path);
  }
});

test('the page of the sandbox has no obstacle', async ({ page, customer }) => {
  await customer.addBalance(500);
  await page.goto('/sandbox');
  await expect(page.getByRole('article').first()).toBeVisible();
  await assertAccessible(page, 'sandbox');
});
