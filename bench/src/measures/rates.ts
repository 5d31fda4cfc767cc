import autocannon from 'autocannon';
import { median, type Figure } from '../ratio.js';
import type { Customer } from '../stand/customers.js';

const SECONDS = 5;
const ROUNDS = 3;
const BELOW = 0.7;
const ABOVE = 2;
const MOST_TIMES = 5;
const LEAST_GOODPUT = 0.85;

interface Load {
  /** Answers with 2xx each second. */
  good: number;
  failed: number;
  p50: number;
  p99: number;
}

/** Readings of balances by each customer, as many as possible or at a fixed rate. */
async function load(productUrl: string, customers: readonly Customer[], rate?: number): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    url: productUrl,
    connections: customers.length,
    duration: SECONDS,
    // At a fixed rate the time of an answer counts from when it should have been asked for.
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

/** How even the product answers below what it can carry, and how much of that it still carries when twice as much comes. */
export async function measureRates(productUrl: string, customers: readonly Customer[]): Promise<Figure[]> {
  const rounds: { most: Load; below: Load; above: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = await load(productUrl, customers);
    rounds.push({
      most,
      below: await load(productUrl, customers, most.good * BELOW),
      above: await load(productUrl, customers, most.good * ABOVE),
    });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  // autocannon knows whole milliseconds: less than one is one.
  const times = middle(({ below }) => Math.max(below.p99, 1) / Math.max(below.p50, 1));
  const failed = rounds.reduce((sum, { below }) => sum + below.failed, 0);
  const goodput = middle(({ above, most }) => above.good / most.good);
  const most = Math.round(middle((round) => round.most.good));
  return [
    {
      name: 'Balance at 70 % of the most: p99',
      measured: `${middle(({ below }) => below.p99)} ms, ${failed} failed`,
      baseline: `p50: ${middle(({ below }) => below.p50)} ms`,
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
