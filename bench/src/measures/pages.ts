import type { Figure } from '../ratio.js';
import { signInBrowser, startBrowser, type BenchBrowser } from '../harness/browser.js';
import { PASSWORD, type Customer } from '../harness/customers.js';
import { measureFirstLoad } from './first-load.js';
import { measureLighthouse, measurePaint, type Category } from './lighthouse.js';
import { measureRouteChanges } from './route-changes.js';

const all = (score: number): Record<Category, number> => ({
  performance: score,
  accessibility: score,
  'best-practices': score,
  seo: score,
});

type Place = (path: string) => { name: string; address: string };

/** Measures in a browser of its own: Lighthouse leaves one in which no further page may open. */
async function inBrowser(
  productUrl: string,
  measure: (browser: BenchBrowser, at: Place) => Promise<Figure[]>,
): Promise<Figure[]> {
  const browser = await startBrowser();
  try {
    return await measure(browser, (path) => ({ name: path, address: `${productUrl}${path}` }));
  } finally {
    await browser.stop();
  }
}

/** The size and the scores of the pages of visitors. */
export const measurePublicPages = (productUrl: string): Promise<Figure[]> =>
  inBrowser(productUrl, async (browser, at) => {
    const figures = [
      await measureFirstLoad(browser, { ...at('/'), mostKb: 40 }),
      await measureFirstLoad(browser, { ...at('/login'), mostKb: 150 }),
    ];
    for (const path of ['/', '/login']) figures.push(await measurePaint(browser, at(path)));
    for (const [path, score] of [
      ['/', 98],
      ['/en', 98],
      ['/login', 95],
    ] as const) {
      figures.push(...(await measureLighthouse(browser, { ...at(path), least: all(score) })));
    }
    return figures;
  });

/** The size and the scores of the pages of a person who is signed in. */
export const measureOwnPages = (productUrl: string, { email }: Customer): Promise<Figure[]> =>
  inBrowser(productUrl, async (browser, at) => {
    await signInBrowser(browser, productUrl, { username: email, password: PASSWORD });
    return [
      await measureFirstLoad(browser, { ...at('/dashboard'), mostKb: 150 }),
      await measureRouteChanges(browser, productUrl),
      ...(await measureLighthouse(browser, {
        ...at('/services'),
        least: { performance: 90, accessibility: 100 },
      })),
    ];
  });
