import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SITE = path.resolve(import.meta.dirname, '../frontend/dist/.site');

test('the start page is complete without scripts, and describes itself to crawlers', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'Accept-Language': '' } })).text();
  const { origin } = new URL((await request.get('/')).url());

  expect(html).toContain('<html lang="pt-BR"');
  expect(html).toContain('O código chega.');
  expect(html, 'the price').toMatch(/a partir de <b[^>]*>R\$\s\d/);
  expect(html, 'the list of prices').toContain('/register?redirect=%2Fservices%3Fservice%3Dwa');
  expect(html).toMatch(/Atualizado às \d\d:\d\d/);
  expect(html).toContain(`<link rel="canonical" href="${origin}/">`);
  for (const [hreflang, path] of [
    ['pt', '/'],
    ['en', '/en'],
    ['es', '/es'],
    ['x-default', '/'],
  ]) {
    expect(html).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${origin}${path}">`);
  }
  expect(await (await request.get('/en')).text()).toContain('The code arrives.');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/es</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('a chosen language counts even if the server does not know it yet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('torpedo.language', 'en'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/');
});

test('a signed-in customer is led from the start page to the dashboard', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  for (const path of ['/', '/en', '/es']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('figures that are not measured yet say so, and the whole hold of the example is released', async ({
  page,
}) => {
  await page.goto('/');
  const proofs = page.getByRole('region', { name: 'Confira você mesmo' });
  await expect(proofs.getByText('Exemplo com o preço de agora.')).toBeVisible();
  const [held, returned] = await proofs
    .getByRole('listitem')
    .filter({ hasText: /\d\d:\d\d/ })
    .allInnerTexts();
  const amount = /R\$\s[\d,]+/;
  expect(held).toContain('−');
  expect(returned).toContain('+');
  expect(returned?.match(amount)?.[0]).toBe(held?.match(amount)?.[0]);
  await expect(proofs.getByText(/sem medida ainda|\d%/).first()).toBeVisible();
});

test('a press before the scripts are loaded takes effect when they are', async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('radio', { name: 'Escuro' }).click();
  await footer.getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(footer.getByRole('radio', { name: 'Escuro' })).not.toBeChecked();

  release?.();
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a catalogue that does not answer is reported, and read again', async ({ page, consoleWatch }) => {
  consoleWatch.expectRefusal(503, '/api/v1/services');
  await page.route('**/api/v1/services?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 2 });
  // The page as the server sends it when it could not read the figures in time.
  const built = await readFile(path.join(SITE, 'landing.pt.html'), 'utf8');
  const { fillPage } = (await import(path.join(SITE, 'render/render-page.js'))) as {
    fillPage: (html: string, figures: null) => Promise<string>;
  };
  const body = await fillPage(built, null);
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  const prices = page.getByRole('region', { name: 'Preço e entrega, ao vivo' });
  await expect(prices.getByText('Não foi possível carregar os preços.')).toBeVisible();
  await prices.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(prices.getByRole('list').getByRole('link')).toHaveCount(8);
});
