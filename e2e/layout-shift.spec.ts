import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from './fixtures/layout-shift.js';
import { buy, expectCode, openProduct, phoneOn, tickets } from './fixtures/services-screen.js';
import { expect, test } from './fixtures/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [360, 768, 1280];
const MOST_SHIFT = 0.01;

/** Slow 4G: what comes late would push what is there. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

async function expectStillAt(page: Page, path: string, arrived: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(arrived).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectStill(page, MOST_SHIFT);
}

test('nothing moves while a screen with numbers in use loads', async ({
  page,
  context,
  customer,
  outside,
}) => {
  test.slow();
  await customer.addBalance(2500);
  await openProduct(page, 'telegram', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(1);
  await openProduct(page, 'whatsapp', 'brazil');
  await buy(page);
  await expect(tickets(page)).toHaveCount(2);
  const whatsApp = page.getByRole('article', { name: /^WhatsApp/ });
  await outside.sendSms(await phoneOn(whatsApp), 'Seu código do WhatsApp é 482-913');
  await expectCode(whatsApp, '482913');
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WhatsApp, Brasil' })).toBeVisible();
  const order = new URL(page.url()).pathname;

  await watchShifts(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`at ${width}`, async () => {
      await expectStillAt(page, '/dashboard', /Comprar de novo/);
      await expectStillAt(page, '/services', /Números em uso|em uso/);
      await expectStillAt(page, '/dashboard/orders', /482913/);
      await expectStillAt(page, '/dashboard/balance', /Gerar Pix/);
      await expectStillAt(page, '/dashboard/statement', /Telegram/);
      await expectStillAt(page, order, /WhatsApp, Brasil/);
      await expectStillAt(page, '/profile', /@exemplo/);
    });
  }
});
