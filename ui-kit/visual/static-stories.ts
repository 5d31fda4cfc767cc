import path from 'node:path';
import type { Page } from '@playwright/test';

/** No server listens here: the built Storybook on the disk answers. Browsers trust `.localhost` names. */
const ADDRESS = 'http://stories.localhost';

const BUILT = path.join(import.meta.dirname, '../storybook-static');

/** Opens one story of the built Storybook in a theme, with its fonts loaded. */
export async function openStory(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) =>
    route.fulfill({ path: path.join(BUILT, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  await page.goto(`${ADDRESS}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  await page.locator('#storybook-root > *, [role="dialog"]').first().waitFor({ state: 'attached' });
  await page.locator('body.sb-show-main').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
