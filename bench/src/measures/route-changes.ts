import { median, type Figure } from '../ratio.js';
import type { BenchBrowser } from '../harness/browser.js';

const ROUNDS = 5;
const ROUTES = ['/services', '/dashboard/balance', '/dashboard/orders', '/dashboard'];
const MOST_MS = 100;

/** Runs in the page: milliseconds from a click on a link to the frame with the heading of the other screen. */
function clickThrough(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    if (!link) return reject(new Error(`No link leads to ${path}`));
    const before = document.querySelector('main h1')?.textContent;
    const startedAt = performance.now();
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (location.pathname !== path || !heading || heading === before) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - startedAt));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}

/** How long the app needs from screen to screen, once it has shown each of them. */
export async function measureRouteChanges({ context }: BenchBrowser, productUrl: string): Promise<Figure> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${productUrl}/dashboard`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of ROUTES) {
      const time = await page.evaluate(clickThrough, path);
      if (round > 0) times.push(time);
      await page.waitForLoadState('networkidle');
    }
  }
  await page.close();
  const typical = median(times);
  return {
    name: 'Route change, warm',
    measured: `${typical.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
    baseline: '',
    value: `${typical.toFixed(0)} ms`,
    goal: `<= ${MOST_MS} ms`,
    met: typical <= MOST_MS,
  };
}
