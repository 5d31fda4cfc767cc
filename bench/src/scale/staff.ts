import { interleave, shownSpread, isAtMost, type Figure } from '../ratio.js';
import type { Business } from './business.js';
import type { Reading } from './readings.js';

const ROUNDS = 5;
const WARM_UPS = 2;
const MOST_TIMES = 3;
const MOST_MS = 1_000;

async function read({ server, token }: Business, { path: where }: Reading): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/v1/admin/${where}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${body.slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** What staff read in a large business, compared with the same in a small one. */
export async function compareReading(reading: Reading, small: Business, large: Business): Promise<Figure> {
  for (let time = 0; time < WARM_UPS; time += 1) {
    await read(small, reading);
    await read(large, reading);
  }
  const result = await interleave(
    ROUNDS,
    () => read(small, reading),
    () => read(large, reading),
  );
  const { subject, baseline, ratio } = result;
  const isFilter = reading.kind === 'filter';
  return {
    name: reading.name,
    measured: `${subject.toFixed(1)} ms`,
    baseline: `${baseline.toFixed(1)} ms (${shownSpread(result)})`,
    value: ratio.toFixed(2),
    goal: isFilter ? `<= ${MOST_MS / 1000} s` : `<= ${MOST_TIMES} times`,
    met: isFilter ? subject <= MOST_MS : isAtMost(MOST_TIMES, result),
  };
}
