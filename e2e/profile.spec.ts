import type { Page } from '@playwright/test';
import { PASSWORD } from './fixtures/customer.js';
import { expect, test } from './fixtures/test.js';

/** A picture of 8 × 8 pixels. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

const fiveMegabytes = 5 * 1024 * 1024;

async function openForm(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar' }).click();
}

test('a customer fills in the profile and reads it as it is written in Brazil', async ({
  page,
  customer,
}) => {
  await openForm(page);
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expect(page.getByLabel('E-mail')).not.toBeEditable();
  await expect(page.getByText('O e-mail não pode ser alterado.')).toBeVisible();

  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('Telefone').pressSequentially('11987654321');
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 98765-4321');
  await page.getByLabel('Data de nascimento').fill('1990-03-07');
  await page.getByLabel('CPF').pressSequentially('52998224724');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('CPF inválido')).toBeVisible();

  await page.getByLabel('CPF').fill('52998224725');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused();

  await page.reload();
  const main = page.getByRole('main');
  for (const text of ['Maria da Silva', '(11) 98765-4321', '07/03/1990', '529.982.247-25']) {
    await expect(main.getByText(text)).toBeVisible();
  }
});

test('leaving the form without saving changes nothing', async ({ page, customer, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openForm(page);
  await page.getByLabel('Nome completo').fill('Someone Else');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('main').getByText('Sem nome ainda')).toBeVisible();
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();

  if (isMobile) {
    await page.getByRole('navigation', { name: 'Nesta página' }).getByText('Avançado').click();
    const heading = page.getByRole('heading', { name: 'Avançado' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }

  // Another screen starts at its top, and the scrolling to it is seen.
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const places: number[] = [];
    window.addEventListener('scroll', () => {
      places.push(Math.round(window.scrollY));
      document.body.dataset['places'] = places.join(' ');
    });
  });
  await page.getByRole('link', { name: 'Números' }).first().click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const places = await page.evaluate(() => document.body.dataset['places']?.split(' ') ?? []);
  expect(places.length, places.join(' ')).toBeGreaterThan(2);
});

test('a photo is shown everywhere at once, and disappears when it is removed', async ({ page, customer }) => {
  await openForm(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(page.getByText('Tipo de arquivo não suportado. Use JPG, PNG ou WebP.')).toBeVisible();
  await file.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(fiveMegabytes + 1),
  });
  await expect(page.getByText('Arquivo muito grande. Tamanho máximo: 5MB.')).toBeVisible();

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByText('Foto de perfil atualizada com sucesso!')).toBeVisible();
  const inHeader = page.getByRole('button', { name: `Sua conta: ${customer.email}` }).locator('img');
  await expect(inHeader).toHaveAttribute('src', /^\/images\/avatars\/[\w-]+-96\.webp$/);
  await page.reload();
  await expect(inHeader).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  const remove = page.getByRole('button', { name: 'Remover foto' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Foto removida' })).toBeFocused();
  await expect(inHeader).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(inHeader).toHaveCount(0);
});

test('language and currency are changed with the rest of the profile, and take effect everywhere', async ({
  page,
  customer,
}) => {
  await customer.addBalance(500);
  await openForm(page);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  await expect(header).toContainText(/R\$\s5,00/);
  await page.getByRole('radio', { name: 'Dólar (US$)' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(main.getByText('Real (R$)')).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('radio', { name: 'Dólar (US$)' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(header).toContainText(/R\$\s5,00/);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(header).toContainText(/^(?!.*R\$).*\$\s0,00/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(main.getByText('Dollar (US$)')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);

  await page.goto('/services?service=wa&country=BR');
  await expect(
    page.getByRole('button', { name: /Brazil/ }).or(page.getByRole('option', { name: /^Brazil/ })),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\$\s\d/);
  await expect(page.getByRole('main')).not.toContainText('R$');
});

test('a language chosen before signing in becomes the language of the account', async ({
  page,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expectSignedOut();
  await customer.signOutElsewhere();
  await page.goto('/login');
  await page
    .getByRole('button', { name: /^Idioma/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.getByLabel('Correo').fill(customer.email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Español')).toBeVisible();
});
