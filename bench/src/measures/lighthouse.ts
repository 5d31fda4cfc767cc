import lighthouse, { type Result } from 'lighthouse';
import { median, type Figure } from '../ratio.js';
import type { BenchBrowser } from '../stand/browser.js';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse gives a score for. */
export type Category = (typeof CATEGORIES)[number];

/** The median of Lighthouse's scores for a page on a slow phone, and how far it moves while it loads. */
export async function measureLighthouse(
  { port }: BenchBrowser,
  { name, address, least }: { name: string; address: string; least: Partial<Record<Category, number>> },
): Promise<Figure[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', disableStorageReset: true });
    if (!result) throw new Error(`Lighthouse has no result for ${address}`);
    runs.push(result.lhr);
  }
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
