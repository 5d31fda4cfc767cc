import autocannon from 'autocannon';
import { median, type Figure } from '../ratio.js';
import type { Customer } from '../harness/customers.js';

const SECONDS = 5;
const ROUNDS = 3;
const BELOW = 0.7;
const ABOVE = 2;
const MOST_TIMES = 5;
const LEAST_GOODPUT = 0.85;

interface Load {
  /** Answers with 2xx per second. */
  good: number;
  failed: number;
  p50: number;
  p99: number;
}

/** Each customer reads their balance, as often as possible or at a fixed rate. */
async function load(url: string, customers: readonly Customer[], rate?: number): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: customers.length,
    duration: SECONDS,
    // At a fixed rate, the time of an answer counts from the moment when its request was due.
    ...(rate ? { overallRate: Math.round(rate) } : {}),
    setupClient(client) {
      const { token } = customers[next++ % customers.length]!;
      client.setRequests([
        { method: 'GET', path: '/api/v1/wallets/BRL/balance', headers: { Authorization: `Bearer ${token}` } },
      ]);
    },
  });
  return {
    good: result['2xx'] / result.duration,
    failed: result.errors + result.timeouts + result['5xx'],
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

// autocannon measures whole milliseconds, so anything below one counts as one.
const timesOf = ({ p99, p50 }: Load) => Math.max(p99, 1) / Math.max(p50, 1);

/**
 * How equal the answer times are below the product's capacity, compared with a bare server that does the same, and how
 * much of its capacity remains when twice as much comes.
 */
export async function measureRates(
  productUrl: string,
  bareUrl: string,
  customers: readonly Customer[],
): Promise<Figure[]> {
  const rounds: { most: Load; below: Load; above: Load; bare: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = await load(productUrl, customers);
    const below = await load(productUrl, customers, most.good * BELOW);
    const mostOfBare = await load(bareUrl, customers);
    const bare = await load(bareUrl, customers, mostOfBare.good * BELOW);
    rounds.push({ most, below, bare, above: await load(productUrl, customers, most.good * ABOVE) });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  const times = middle(({ below }) => timesOf(below));
  const failed = rounds.reduce((sum, { below }) => sum + below.failed, 0);
  const goodput = middle(({ above, most }) => above.good / most.good);
  const most = Math.round(middle((round) => round.most.good));
  return [
    {
      name: 'Balance at 70 % of the most: p99',
      measured: `${middle(({ below }) => below.p99)} ms, ${failed} failed`,
      baseline: `p50: ${middle(({ below }) => below.p50)} ms; bare Express + pg: ${middle(({ bare }) => timesOf(bare)).toFixed(1)} times`,
      value: times.toFixed(1),
      goal: `<= ${MOST_TIMES} times, none failed`,
      met: times <= MOST_TIMES && failed === 0,
    },
    {
      name: 'Balance when twice the most is asked for',
      measured: `${Math.round(middle(({ above }) => above.good))} /s`,
      baseline: `the most: ${most} /s`,
      value: goodput.toFixed(2),
      goal: `>= ${LEAST_GOODPUT}`,
      met: goodput >= LEAST_GOODPUT,
    },
  ];
}
