import type { Page } from '@playwright/test';
import { assertAccessible } from './fixtures/accessible.js';
import { expect, test } from './fixtures/test.js';

const pageColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const colourOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => getComputedStyle(element).color);

/** The page renders itself from a large script and the whole document. */
const DRAWN = { timeout: 60_000 };

/** Rendering the whole document takes seconds, so tests of the page around it use a document of one line. */
const drawNothing = (page: Page) =>
  page.route('**/docs/customers.json', (route) =>
    route.fulfill({
      json: { openapi: '3.1.0', info: { title: 'Nothing to draw', version: '1' }, paths: {} },
    }),
  );

test('the reference has our look in both themes, finds an operation, and links back', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) outside.push(request.url());
  });
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Torpedo API' })).toBeVisible(DRAWN);
  await expect(page.getByRole('heading', { name: 'Quick start' })).toBeVisible(DRAWN);
  await expect(page.locator('pre .hljs-string').first()).toBeVisible(DRAWN);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await assertAccessible(page, 'the reference');

  await page.emulateMedia({ colorScheme: 'dark' });
  const [dark, darkText] = [await pageColour(page), await colourOf(page, 'h1')];
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await pageColour(page)).not.toBe(dark);
  expect(await colourOf(page, 'h1')).not.toBe(darkText);

  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: 'Digite o termo de busca' });
  await search.fill('cancels an activation');
  await page
    .getByRole('option', { name: /Cancels an activation/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Cancels an activation/ })).toBeInViewport();
  await expect(page.getByText('CANCEL_TOO_EARLY').first()).toBeVisible();
  expect(outside).toEqual([]);

  await page.getByRole('link', { name: 'Voltar para a Torpedo' }).click();
  await expect(page).toHaveURL('/');
});

test('its texts are in the language that was chosen in the product', async ({ page, baseURL }) => {
  await drawNothing(page);
  for (const [language, search, back] of [
    ['es', 'Introduce tu consulta de búsqueda', 'Volver a Torpedo'],
    ['en', 'Enter search query', 'Back to Torpedo'],
  ] as const) {
    await page.context().addCookies([{ name: 'torpedo.language', value: language, url: baseURL }]);
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Nothing to draw' })).toBeVisible(DRAWN);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: search })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: back })).toBeVisible();
  }
});

test('staff have their own reference, without the calls of customers, in the theme chosen in the product', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('torpedo.theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await drawNothing(page);
  await page.goto('/docs');
  await expect(page.locator('body')).toHaveClass(/dark-mode/, DRAWN);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByRole('link', { name: 'Equipe' }).click();
  await expect(page).toHaveURL(/\/docs\/staff(#|$)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Torpedo API for staff' })).toBeVisible(DRAWN);
  await expect(page.getByRole('heading', { name: /^Staff: figures/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Purchases/ })).toHaveCount(0);
});
