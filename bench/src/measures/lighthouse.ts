import lighthouse, { type Result } from 'lighthouse';
import { scriptBytes } from '../../../scripts/script-bytes.mjs';
import { interleave, isAtMost, median, shownSpread, type Figure } from '../ratio.js';
import { startBarePage } from '../harness/bare-page.js';
import type { BenchBrowser } from '../harness/browser.js';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

async function runLighthouse(port: number, address: string): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: 'error', disableStorageReset: true });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  return result.lhr;
}

const PAINT_ROUNDS = 2;
const MOST_TIMES = 1.3;

/** When a page on a slow phone shows its main content, compared with a bare page with an equally large script. */
export async function measurePaint(
  { port, context }: BenchBrowser,
  { name, address }: { name: string; address: string },
): Promise<Figure> {
  const page = await context.newPage();
  const bare = await startBarePage(await scriptBytes(page, address));
  await page.close();
  const paintOf = async (where: string) =>
    (await runLighthouse(port, where)).audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  const result = await interleave(
    PAINT_ROUNDS,
    () => paintOf(bare.address),
    () => paintOf(address),
  );
  await bare.stop();
  return {
    name: `Largest paint, ${name}`,
    measured: `${result.subject.toFixed(0)} ms`,
    baseline: `bare page: ${result.baseline.toFixed(0)} ms (${shownSpread(result)})`,
    value: result.ratio.toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: isAtMost(MOST_TIMES, result),
  };
}

/** The median of Lighthouse's scores for a page on a slow phone, and how far its layout moves while it loads. */
export async function measureLighthouse(
  { port }: BenchBrowser,
  { name, address, least }: { name: string; address: string; least: Partial<Record<Category, number>> },
): Promise<Figure[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(port, address));
  const scores = CATEGORIES.map((category) => ({
    category,
    score: Math.round(median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100))),
  }));
  const shift = median(
    runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
  );
  return [
    ...scores.map(({ category, score }) => {
      const goal = least[category];
      return {
        name: `Lighthouse ${category}, ${name}`,
        measured: `${score}`,
        baseline: '',
        value: `${score}`,
        goal: goal === undefined ? '' : `>= ${goal}`,
        met: goal === undefined ? null : score >= goal,
      };
    }),
    {
      name: `Layout shift, ${name}`,
      measured: shift.toFixed(4),
      baseline: '',
      value: shift.toFixed(4),
      goal: '<= 0.001',
      met: shift <= 0.001,
    },
  ];
}
