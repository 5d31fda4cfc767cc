import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { interleave, type Figure } from '../ratio.js';

const BINARY = path.resolve(import.meta.dirname, '../../../cli/bin/torpedo.mjs');
const ROUNDS = 15;
const MOST_TIMES = 4;

function run(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return Promise.resolve(performance.now() - startedAt);
}

/** How long the command line needs to start, compared with a Node that does nothing. */
export async function measureCommandLine(): Promise<Figure> {
  const help = () => run([BINARY, 'users', 'list', '--help']);
  // The first start builds what is older than its sources, so it is not measured.
  await help();
  const { subject, baseline, ratio } = await interleave(ROUNDS, () => run(['-e', '0']), help);
  return {
    name: 'Start of the command line',
    measured: `${subject.toFixed(0)} ms`,
    baseline: `${baseline.toFixed(0)} ms`,
    value: ratio.toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: ratio <= MOST_TIMES,
  };
}
