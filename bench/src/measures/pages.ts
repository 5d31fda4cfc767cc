import type { Figure } from '../ratio.js';
import { signInBrowser, startBrowser } from '../harness/browser.js';
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

/** The size and the scores of the pages in a real browser, for visitors and for a signed-in person. */
export async function measurePages(productUrl: string, customer: Customer): Promise<Figure[]> {
  const browser = await startBrowser();
  const at = (path: string) => ({ name: path, address: `${productUrl}${path}` });
  try {
    const figures = [
      await measureFirstLoad(browser, { ...at('/'), mostKb: 40 }),
      await measureFirstLoad(browser, { ...at('/login'), mostKb: 150 }),
    ];
    for (const [path, score] of [
      ['/', 98],
      ['/en', 98],
      ['/login', 95],
    ] as const) {
      figures.push(...(await measureLighthouse(browser, { ...at(path), least: all(score) })));
    }

    for (const path of ['/', '/login']) figures.push(await measurePaint(browser, at(path)));

    await signInBrowser(browser, productUrl, { username: customer.email, password: PASSWORD });
    figures.push(
      await measureFirstLoad(browser, { ...at('/dashboard'), mostKb: 150 }),
      await measureRouteChanges(browser, productUrl),
      ...(await measureLighthouse(browser, {
        ...at('/services'),
        least: { performance: 90, accessibility: 100 },
      })),
    );
    return figures;
  } finally {
    await browser.stop();
  }
}
