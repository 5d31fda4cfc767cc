import type { Figure } from '../ratio.js';
import { keepToken, startBrowser } from '../stand/browser.js';
import type { Customer } from '../stand/customers.js';
import { measureFirstLoad } from './first-load.js';
import { measureLighthouse } from './lighthouse.js';

/** What the pages weigh and how they score in a real browser, for visitors and for somebody who is signed in. */
export async function measurePages(productUrl: string, customer: Customer): Promise<Figure[]> {
  const browser = await startBrowser();
  const at = (path: string) => ({ name: path, address: `${productUrl}${path}` });
  try {
    await keepToken(browser, productUrl, null);
    const figures = [
      await measureFirstLoad(browser, { ...at('/'), mostKb: 100 }),
      await measureFirstLoad(browser, { ...at('/login'), mostKb: 150 }),
    ];
    for (const path of ['/', '/en', '/login']) figures.push(...(await measureLighthouse(browser, at(path))));

    await keepToken(browser, productUrl, customer.token);
    figures.push(
      await measureFirstLoad(browser, { ...at('/services'), mostKb: 150 }),
      ...(await measureLighthouse(browser, at('/services'))),
    );
    return figures;
  } finally {
    await browser.stop();
  }
}
