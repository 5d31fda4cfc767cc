import { interleave, isAtMost, percentile, shownSpread, type Figure } from '../ratio.js';
import { logIn, type Customer } from '../harness/customers.js';

const READS = 300;
const LOGINS = 20;
const ROUNDS = 3;
const MOST_TIMES = 3;

/** The slowest 1 % of the reads of the own account while twenty people sign in, compared with reads at a quiet time. */
export async function measureLoginBurst(
  productUrl: string,
  { token, email }: Customer,
  deviceCookie: string,
): Promise<Figure> {
  async function slowest(): Promise<number> {
    const times: number[] = [];
    for (let count = 0; count < READS; count += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${productUrl}/api/v1/users/me`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`The account was answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.99);
  }
  async function slowestInBurst(): Promise<number> {
    const logins = Promise.all(Array.from({ length: LOGINS }, () => logIn(productUrl, email, deviceCookie)));
    const [time] = await Promise.all([slowest(), logins]);
    return time;
  }
  const result = await interleave(ROUNDS, slowest, slowestInBurst);
  return {
    name: `Own account while ${LOGINS} sign in, p99`,
    measured: `${result.subject.toFixed(1)} ms`,
    baseline: `in quiet: ${result.baseline.toFixed(1)} ms (${shownSpread(result)})`,
    value: result.ratio.toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: isAtMost(MOST_TIMES, result),
  };
}
