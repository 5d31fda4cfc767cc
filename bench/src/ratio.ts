export interface Figure {
  name: string;
  /** The name of what was measured, with its unit. */
  measured: string;
  /** The name of what it is compared with; empty for counts. */
  baseline: string;
  /** Measured divided by baseline, or the count itself. */
  value: string;
  /** The highest or lowest value that is acceptable; empty where there is no goal yet. */
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
  /** The spread of the middle half of the baseline's own rounds, as a share: the possible error of a ratio. */
  spread: number;
}

/** A ratio misses its goal only when it is beyond the machine's own spread. */
export const isAtMost = (limit: number, { ratio, spread }: Interleaved) => ratio <= limit * (1 + spread);
export const isAtLeast = (limit: number, { ratio, spread }: Interleaved) => ratio >= limit * (1 - spread);

/** The spread in the form of the tables. */
export const shownSpread = ({ spread }: Interleaved) => `spread ${Math.round(spread * 100)} %`;

/**
 * Runs baseline and subject in turn (B S B S … B), so that a slower machine slows both, and compares each subject with
 * the mean of its two neighbours.
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
