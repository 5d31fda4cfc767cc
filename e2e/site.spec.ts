import { expect, test } from './fixtures/test.js';

test('the start page is complete without scripts, and says who it is to crawlers', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'Accept-Language': '' } })).text();
  const { origin } = new URL((await request.get('/')).url());

  expect(html).toContain('<html lang="pt-BR"');
  expect(html).toContain('O código chega.');
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

test('scripts take the page over without moving or rewriting it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const headline = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.getByText(/a partir de\s+R\$\s\d/)).toBeVisible();
  expect(await headline?.evaluate((element) => element.isConnected), 'still the served heading').toBe(true);
  expect(await page.evaluate(() => window.shifts), 'cumulative layout shift').toBe(0);
});

test('a choice of language that the server does not know of yet still decides', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('torpedo.language', 'en'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL('/');
});

test('who is signed in is led from the start page to the dashboard', async ({ page, customer }) => {
  expect((await customer.balance()).balance_cents).toBe(0);
  for (const path of ['/', '/en', '/es']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

declare global {
  interface Window {
    /** Sum of the layout shifts of the page so far. */
    shifts: number;
  }
}
