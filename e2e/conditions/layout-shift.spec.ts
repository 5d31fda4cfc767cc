import type { Page } from '@playwright/test';
import { expectStill, watchShifts } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [360, 768, 1280];
const MOST_SHIFT = 0.01;

/** Slow 4G, on which late content would move the content that is there. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Three screens are loaded at the same time over that network. */
const expectLater = expect.configure({ timeout: 60_000 });

async function expectStillAt(page: Page, path: string, arrived: RegExp): Promise<void> {
  await page.goto(path);
  const content = page.getByRole('main').getByText(arrived).filter({ visible: true });
  await expectLater(content.first()).toBeVisible();
  await expectLater(page.locator('[data-slot=skeleton]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectStill(page, MOST_SHIFT);
}

test('nothing moves while a screen with numbers in use loads', async ({ context, customer }) => {
  test.slow();
  await customer.addBalance(2500);
  await customer.buy('tg');
  const { activation_id } = await customer.buyAndReceive('wa', 'Seu código do WhatsApp é 482-913');

  // The widths run at the same time, because most of the time they wait for the slow network.
  const atEachWidth = WIDTHS.map(async (width) => {
    const page = await context.newPage();
    await watchShifts(page);
    const browser = await context.newCDPSession(page);
    await browser.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    await page.setViewportSize({ width, height: 800 });
    await test.step(`at ${width}`, async () => {
      await expectStillAt(page, '/dashboard', /Comprar de novo/);
      await expectStillAt(page, '/services', /Números em uso|em uso/);
      await expectStillAt(page, '/dashboard/orders', /482913/);
      await expectStillAt(page, '/dashboard/balance', /Gerar Pix/);
      await expectStillAt(page, '/dashboard/statement', /Telegram/);
      await expectStillAt(page, `/dashboard/orders/${activation_id}`, /WhatsApp, Brasil/);
      await expectStillAt(page, '/profile', /@exemplo/);
    });
  });
  await Promise.all(atEachWidth);
});
