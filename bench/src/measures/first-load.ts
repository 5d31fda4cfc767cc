import type { Figure } from '../ratio.js';
import type { BenchBrowser } from '../stand/browser.js';

const KILOBYTE = 1000;

/** Bytes of scripts that travel before anybody touches the page. Over plain http browsers ask for gzip. */
async function scriptBytes({ context }: BenchBrowser, address: string): Promise<number> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
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
