import { scriptBytes } from '../../../scripts/script-bytes.mjs';
import type { Figure } from '../ratio.js';
import type { BenchBrowser } from '../harness/browser.js';

const KILOBYTE = 1000;

/** The scripts that a page loads before its first interaction, compared with its budget in kilobytes. */
export async function measureFirstLoad(
  browser: BenchBrowser,
  { name, address, mostKb }: { name: string; address: string; mostKb: number },
): Promise<Figure> {
  const page = await browser.context.newPage();
  const kb = (await scriptBytes(page, address)) / KILOBYTE;
  await page.close();
  return {
    name: `Scripts before interaction, ${name}`,
    measured: `${kb.toFixed(1)} kB`,
    baseline: '',
    value: `${kb.toFixed(1)} kB`,
    goal: `<= ${mostKb} kB`,
    met: kb <= mostKb,
  };
}
