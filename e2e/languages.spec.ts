import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.js';

async function choose(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner
    .getByText(/^(Idioma|Language)$/)
    .locator('..')
    .click();
  await banner.getByRole('link', { name }).click();
}

/** The position of the page's frame, which must not move when only the texts change. */
async function frameOf(page: Page) {
  const banner = await page.getByRole('banner').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  return { banner, logo, mainLeft: main?.x, mainTop: main?.y, mainWidth: main?.width };
}

test('the start page speaks three languages without moving its frame', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('O código chega.');
  const frame = await frameOf(page);
  const titles = new Set([await page.title()]);

  for (const [name, lang, signIn] of [
    ['English', 'en', 'Sign in'],
    ['Español', 'es', 'Entrar'],
  ] as const) {
    await choose(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(title).not.toContainText('O código chega.');
    await expect(page.getByRole('banner').getByRole('link', { name: signIn })).toBeVisible();
    expect(await frameOf(page)).toEqual(frame);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);

  await page.goto('/');
  await expect(page, 'the choice decides at an address without a language').toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
});

test('the catalogue and the money follow the language of the screen', async ({ page, customer }) => {
  await customer.addBalance(500);
  await page.addInitScript(() => localStorage.setItem('torpedo.language', 'en'));
  await page.goto('/services?country=BR');
  await expect(page.getByRole('button', { name: /Brazil/ })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/R\$\s5,00/);
});
