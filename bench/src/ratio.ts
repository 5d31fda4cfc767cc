/** One figure of the table. */
export interface Figure {
  name: string;
  /** What was measured, in words with its unit. */
  measured: string;
  /** What it is compared with; empty for counts. */
  baseline: string;
  /** Measured divided by baseline, or the count itself. */
  value: string;
  /** What it should be at least or at most; empty where there is no goal yet. */
  goal: string;
  met: boolean | null;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Interleaved {
  subject: number;
  baseline: number;
  ratio: number;
  /** How far the middle half of the baseline's own rounds lies apart, as a share: what a ratio may err by. */
  spread: number;
}

/** A ratio misses its goal only by more than the machine moves by itself. */
export const isAtMost = (limit: number, { ratio, spread }: Interleaved) => ratio <= limit * (1 + spread);
export const isAtLeast = (limit: number, { ratio, spread }: Interleaved) => ratio >= limit * (1 - spread);

/** The spread as the tables show it. */
export const shownSpread = ({ spread }: Interleaved) => `spread ${Math.round(spread * 100)} %`;

/**
 * Runs baseline and subject in turn (B S B S … B), so that a machine that drifts slows both, and compares each
 * subject with the mean of its two neighbours.
 */
export async function interleave(
  rounds: number,
  baseline: () => Promise<number>,
  subject: () => Promise<number>,
): Promise<Interleaved> {
  const baselines = [await baseline()];
  const subjects: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured = await subject();
    const before = baselines.at(-1) ?? Number.NaN;
    const after = await baseline();
    subjects.push(measured);
    baselines.push(after);
    ratios.push(measured / ((before + after) / 2));
  }
  const middle = median(baselines);
  return {
    subject: median(subjects),
    baseline: middle,
    ratio: median(ratios),
    spread: (percentile(baselines, 0.75) - percentile(baselines, 0.25)) / middle,
  };
}
