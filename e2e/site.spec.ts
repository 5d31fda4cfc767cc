import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from './fixtures/layout-shift.js';
import { expect, test } from './fixtures/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The fonts may change the height of the page by this many pixels. */
const MOST_DISTANCE = 4;

test('scripts take the page over without moving or rewriting it', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  const headline = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.getByText(/a partir de\s+R\$\s\d/)).toBeVisible();
  expect(await headline?.evaluate((element) => element.isConnected), 'still the served heading').toBe(true);
  await expectStill(page);
});

test('a document that comes in pieces is painted with its whole header', async ({ page, request }) => {
  const html = await (await request.get('/contact')).text();
  const middle = html.indexOf('</summary>', html.indexOf('data-slot="top-bar-actions"'));
  // After a paint comes a frame; where nothing is painted, the timer ends the wait.
  const next =
    '<script>for (const then of [requestAnimationFrame, setTimeout]) then(() => fetch("/next"), 500)</script>';
  const server = createServer(({ url }, response) => {
    if (url === '/contact') {
      response.setHeader('Content-Type', 'text/html').write(next + html.slice(0, middle));
      server.once('next', () => response.end(html.slice(middle)));
    } else {
      if (url === '/next') server.emit('next');
      response.setHeader('Content-Type', 'text/javascript').end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contact`);
  await expectStill(page);
  server.close();
});

test('separate islands of a page share no id', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('a signed-in customer finds the balance and a link to the app in the header, not the sign-in', async ({
  page,
  customer,
}) => {
  await page.goto('/terms');
  const header = page.locator('header').first();
  await header.getByRole('link', { name: 'Saldo: R$ 0,00. Adicionar saldo' }).click();
  await expect(page).toHaveURL('/dashboard/balance');
  await expect(page.getByRole('button', { name: `Sua conta: ${customer.email}` })).toBeVisible();

  // The previous screen would make calls that are refused after the sign-out.
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto('/terms');
  await expect(header.getByRole('link', { name: /^Saldo/ })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Entrar' })).toBeVisible();
});

const messages = (page: Page) =>
  page.getByRole('img', { name: /^Celular que recebe códigos/ }).locator('p.font-semibold');

test('messages keep arriving beside the number, six at a time, the newest first', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const shown = messages(page);
  await expect(shown).toHaveCount(6);
  await expect(shown.first()).toContainText('WhatsApp');
  await expect(shown.first()).toContainText('agora');
  await expect(shown.nth(2)).toContainText('2 min');
  await expect(page.getByText(/a partir de\s+R\$\s\d/), 'scripts run').toBeVisible();

  await page.clock.runFor(2_800);
  await expect(shown.first()).toContainText('Discord');
  await expect(shown.nth(1)).toContainText('WhatsApp');
  await expect(shown.nth(1)).toContainText('1 min');
  await expect(shown).toHaveCount(6);

  await page.getByRole('button', { name: /Copiar o número do exemplo/ }).focus();
  await page.clock.runFor(10_000);
  await expect(shown.first(), 'who is there is not hurried').toContainText('Discord');
});

test('with reduced motion the messages stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(/a partir de\s+R\$\s\d/), 'scripts run').toBeVisible();
  await page.clock.runFor(10_000);
  await expect(messages(page).first()).toContainText('WhatsApp');
});

test('the number on the start page is for the service that was viewed last', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('islands-hydrated', () => (document.documentElement.dataset['hydrated'] = ''));
  });
  await page.goto('/');
  // An earlier tap also opens the link, but the choice is not stored.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const example = page.getByRole('figure', { name: /^Exemplo de um número/ });
  await expect(example.getByRole('heading', { name: 'WhatsApp' })).toBeVisible();
  const row = page
    .getByRole('region', { name: 'Preço e entrega, ao vivo' })
    .getByRole('link', { name: /^Telegram/ });
  await row.click();
  await expect(page).toHaveURL(/\/register/);
  await page.goBack();
  await expect(example.getByRole('heading', { name: 'Telegram' })).toBeVisible();
});

test('the address of the questions scrolls to them, and the first of nine is open', async ({ page }) => {
  await page.goto('/#faq-section');
  const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
  await expect(faq.getByRole('heading', { name: 'Perguntas frequentes' })).toBeInViewport();
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(9);
  await expect(faq.getByText(/^Por 20 minutos a partir da compra/)).toBeVisible();

  await expect(faq.getByText(/^A cobrança é por número/)).toBeHidden();
  await faq.getByText('Quando sou cobrado?').click();
  await expect(faq.getByText(/^A cobrança é por número/)).toBeVisible();
});

test('links to a part of the start page scroll it right below the header, also from another page', async ({
  page,
}) => {
  const header = page.locator('header').first();
  const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
  const distance = async () => {
    const [bar, section] = [await header.boundingBox(), await faq.boundingBox()];
    return Math.abs((section?.y ?? Infinity) - (bar ? bar.y + bar.height : 0));
  };
  const follow = async () => {
    const menu = header.locator('summary').filter({ hasText: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await header.getByRole('link', { name: 'Dúvidas' }).click();
  };

  await page.goto('/terms');
  await follow();
  await expect(page).toHaveURL('/#faq-section');
  await expect.poll(distance, 'from another page').toBeLessThan(MOST_DISTANCE);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await follow();
  await expect.poll(distance, 'within the page').toBeLessThan(MOST_DISTANCE);
});

test('prices are those of the catalogue, and lead to an account with the choice kept', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v1/services?country_iso=BR&per_page=500');
  const { services } = (await answer.json()) as { services: { name: string; stock: number }[] };
  const first = services.find(({ stock }) => stock > 0);

  await page.goto('/');
  const prices = page.getByRole('region', { name: 'Preço e entrega, ao vivo' });
  const rows = prices.getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText(first?.name ?? 'a service');
  await expect(rows.first()).toContainText(/R\$\s\d+,\d{2}/);
  await rows.first().click();
  await expect(page).toHaveURL(/\/register\?redirect=.*services/);
});
