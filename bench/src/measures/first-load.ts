import type { Figure } from '../ratio.js';
import type { BenchBrowser } from '../stand/browser.js';

const KILOBYTE = 1000;

/** Bytes of the scripts, compressed by gzip as they are served, that are fetched before anybody touches the page. */
async function scriptBytes({ context }: BenchBrowser, address: string): Promise<number> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  // On this machine a browser takes Brotli as well, which is smaller.
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'];
    if (type?.includes('javascript')) {
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.reduce((total, size) => total + size, 0);
}

/** What a page loads as scripts before its first interaction, against its budget in kilobytes. */
export async function measureFirstLoad(
  browser: BenchBrowser,
  { name, address, mostKb }: { name: string; address: string; mostKb: number },
): Promise<Figure> {
  const kb = (await scriptBytes(browser, address)) / KILOBYTE;
  return {
    name: `Scripts before interaction, ${name}`,
    measured: `${kb.toFixed(1)} kB`,
    baseline: '',
    value: `${kb.toFixed(1)} kB`,
    goal: `<= ${mostKb} kB`,
    met: kb <= mostKb,
  };
}
