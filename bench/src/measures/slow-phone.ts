import type { CDPSession, Page } from 'playwright';
import { startBarePage } from '../harness/bare-page.js';
import type { BenchBrowser } from '../harness/browser.js';
import { interleave, isAtMost, shownSpread, type Figure } from '../ratio.js';

const ROUNDS = 5;
const MOST_TIMES = 1.5;

/** Lighthouse's slow 4G: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const TIMES_SLOWER = 4;

type Wish = 'bare' | 'landing' | 'home' | 'confirm' | 'orders';

/** Runs in the page: leaves a mark in the first frame that shows what the person waits for. */
function markWhenComplete(wish: Wish): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isQuiet = () => all('main [data-slot=skeleton]').length === 0;
  const isComplete: Record<Wish, () => boolean> = {
    bare: () => document.readyState === 'complete',
    landing: () => /R\$\s\d/.test(all('main')[0]?.innerText ?? ''),
    home: () => all('main a[href*="service="]').length >= 6 && isQuiet(),
    orders: () =>
      location.pathname === '/dashboard/orders' && all('main [role=radio]').length > 0 && isQuiet(),
    confirm: () => all('[role=dialog] button').some(({ innerText }) => innerText === 'Confirmar compra'),
  };
  const look = () => {
    if (isComplete[wish]()) performance.mark('complete');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function completeAt(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0);
  return page.evaluate(() => performance.getEntriesByName('complete')[0]?.startTime ?? Number.NaN);
}

/** The bytes that the session loads from now on, as they are sent. */
function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}

async function openPage({ context }: BenchBrowser): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  // tsx calls it in each function that it compiles, also in those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  return { page, session };
}

interface Taken {
  ms: number;
  bytes: number;
}

async function load(browser: BenchBrowser, address: string, wish: Wish): Promise<Taken> {
  const { page, session } = await openPage(browser);
  const bytes = countBytes(session);
  await slowDown(session);
  await page.addInitScript<Wish>(markWhenComplete, wish);
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await completeAt(page);
  await page.close();
  return { ms, bytes: bytes() };
}

/** From the tap on a screen of which nothing was fetched; also the time until the heading is shown. */
async function tapOrders(browser: BenchBrowser, home: string): Promise<Taken & { headingMs: number }> {
  const { page, session } = await openPage(browser);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  const bytes = countBytes(session);
  await slowDown(session);
  await page.evaluate<void, Wish>(markWhenComplete, 'orders');
  const { tappedAt, headingMs } = await page.evaluate(
    () =>
      new Promise<{ tappedAt: number; headingMs: number }>((resolve) => {
        const tappedAt = performance.now();
        document.querySelector<HTMLAnchorElement>('nav a[href="/dashboard/orders"]')?.click();
        const look = () => {
          const isThere = document.querySelector('main h1:not(.sr-only)') !== null;
          if (isThere) resolve({ tappedAt, headingMs: performance.now() - tappedAt });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  const ms = (await completeAt(page)) - tappedAt;
  await page.close();
  return { ms, bytes: bytes(), headingMs };
}

async function compare(browser: BenchBrowser, name: string, subject: () => Promise<Taken>): Promise<Figure> {
  // The first answer after a start is slower, and it shows how many bytes are loaded.
  const bare = await startBarePage((await subject()).bytes);
  const result = await interleave(
    ROUNDS,
    async () => (await load(browser, bare.address, 'bare')).ms,
    async () => (await subject()).ms,
  );
  await bare.stop();
  return {
    name,
    measured: `${result.subject.toFixed(0)} ms`,
    baseline: `bare page: ${result.baseline.toFixed(0)} ms (${shownSpread(result)})`,
    value: result.ratio.toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: isAtMost(MOST_TIMES, result),
  };
}

/** When the start page shows its content on a slow phone and network, compared with a bare page of the same bytes. */
export const measureStartPage = (browser: BenchBrowser, productUrl: string): Promise<Figure> =>
  compare(browser, 'Price on the start page', () => load(browser, `${productUrl}/`, 'landing'));

/** The same for a signed-in person. */
export async function measureScreens(browser: BenchBrowser, productUrl: string): Promise<Figure[]> {
  const home = `${productUrl}/dashboard`;
  const link = `${productUrl}/services?service=whatsapp&country=brazil`;
  const headings: number[] = [];
  const figures = [
    await compare(browser, 'Home complete', () => load(browser, home, 'home')),
    await compare(browser, 'Deep link to confirm', () => load(browser, link, 'confirm')),
    await compare(browser, 'First visit of orders', async () => {
      const taken = await tapOrders(browser, home);
      headings.push(taken.headingMs);
      return taken;
    }),
  ];
  const slowest = Math.max(...headings);
  return [
    ...figures,
    {
      name: 'Heading after a tap',
      measured: `${headings.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      baseline: '',
      value: `${slowest.toFixed(0)} ms`,
      goal: '',
      met: null,
    },
  ];
}
