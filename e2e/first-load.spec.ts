import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.js';

const KILOBYTE = 1000;

// Who comes for the first time is asked about cookies as well.
test.use({ answersCookies: false });

/** Bytes of the scripts, compressed by gzip as they are served, that a page asks for before anybody touches it. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // The browser here takes Brotli as well, which is smaller.
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    const sizes = response.request().sizes();
    scripts.push(sizes.then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes, 'there are scripts, and each has arrived').not.toHaveLength(0);
  return sizes.reduce((total, size) => total + size, 0);
}

for (const [path, mostKb] of [
  ['/', 100],
  ['/login', 150],
] as const) {
  test(`${path} asks for at most ${mostKb} kB of scripts before anybody touches it`, async ({ page }) => {
    expect((await scriptBytes(page, path)) / KILOBYTE).toBeLessThanOrEqual(mostKb);
  });
}

test('the dashboard asks for at most 150 kB of scripts before its owner touches it', async ({
  page,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  expect((await scriptBytes(page, '/dashboard')) / KILOBYTE).toBeLessThanOrEqual(150);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
