import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { CPF } from './fixtures/customer.js';
import { buy, expectCode, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

const FOLDER = new URL('../docs/screenshots/', import.meta.url);
const SHARE_FOLDER = new URL('../frontend/public/images/share/', import.meta.url);
const QUALITY = 82;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** The size of the picture in link previews. */
const SHARE = { width: 1200, height: 630 };

test.use({
  deviceScaleFactor: 2,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

async function picture(page: Page, name: string, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
  await expect.poll(() => page.evaluate(countMissingImages), { message: 'images to load' }).toBe(0);
  const browser = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...size, scale: 1 };
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await writeFile(new URL(`${name}-${size.width}.webp`, FOLDER), Buffer.from(data, 'base64'));
}

function countMissingImages(): number {
  const isShown = (image: HTMLImageElement) => {
    const { top, width } = image.getBoundingClientRect();
    return width > 0 && top < window.innerHeight && image.checkVisibility();
  };
  return Array.from(document.images).filter((image) => isShown(image) && !image.complete).length;
}

/** Hides the sandbox bar, as on a real server. */
async function withoutSandboxBar(page: Page): Promise<void> {
  await page.route('**/api/v1/app', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), sandbox: false } });
  });
}

test('the start page', async ({ page }) => {
  await withoutSandboxBar(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByText(/a partir de\s+R\$/)).toBeVisible();
  await picture(page, 'landing', PHONE);
});

test.describe('what previews of links show', () => {
  test.use({ deviceScaleFactor: 1 });

  for (const language of ['pt', 'en', 'es']) {
    test(`the start page in ${language}`, async ({ page, context, baseURL }) => {
      await withoutSandboxBar(page);
      await context.addCookies([{ name: 'torpedo.language', value: language, url: baseURL }]);
      await page.setViewportSize(SHARE);
      await page.goto('/');
      await expect(page.getByText(/R\$\s\d/).first()).toBeVisible();
      // The picture must have no buttons, no price that will change, and no question about cookies.
      await page.addStyleTag({
        content: `[data-slot=top-bar-actions], [data-slot=button], [data-slot=badge], [data-slot=cookie-banner],
          [data-section=hero] h1 ~ p { display: none !important }
          header > div, [data-section=hero] > div { padding-inline: 4rem !important }
          [data-section=hero] { min-height: ${SHARE.height}px }`,
      });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: fileURLToPath(new URL(`${language}.png`, SHARE_FOLDER)) });
    });
  }
});

test('the screens of a customer', async ({ page, customer, outside }) => {
  await withoutSandboxBar(page);
  await page.setViewportSize(PHONE);
  await customer.addBalance(5000);

  await openProduct(page, 'telegram', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(2);
  const whatsApp = page.getByRole('article', { name: /^WhatsApp/ });
  await outside.sendSms(await phoneOn(whatsApp), 'Seu código do WhatsApp é 482-913. Não o compartilhe.');
  await expectCode(whatsApp, '482913');
  await page.goto('/services?service=instagram&country=brazil');
  await expect(tickets(page)).toHaveCount(2);
  await picture(page, 'services', PHONE);
  await picture(page, 'services', DESKTOP);

  await page.setViewportSize(DESKTOP);
  await page.goto('/dashboard');
  await expect(page.getByText('Mais pedidos')).toBeVisible();
  await picture(page, 'dashboard', DESKTOP);

  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/balance');
  await page.getByLabel('CPF de quem paga').fill(CPF);
  await page.getByRole('button', { name: /^Gerar Pix de/ }).click();
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await expect(page.getByText('Pix gerado!')).toBeHidden();
  await picture(page, 'balance', PHONE);
});
