import autocannon from 'autocannon';
import pg from 'pg';
import { timesOf } from '../costs/usage.js';
import type { RunningServer } from '../harness/child-process.js';
import { createCustomers, type Customer } from '../harness/customers.js';
import { PRICE } from '../harness/instant-provider.js';
import { buyNumber } from '../measures/purchases.js';
import { interleave, isAtMost, shownSpread, type Figure } from '../ratio.js';
import { withReplicas, type Business, type Replicas } from './business.js';

const ROUNDS = 3;
/** For each replica that is asked, so that it has as much to do as if it were the only one. */
const READERS = 12;
const READS = 8_000;
const BUYERS = 6;
const PURCHASES = 120;
const SETTLE_MS = 500;
const MOST_TIMES = 1.1;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function cpuMs(replicas: readonly RunningServer[]): Promise<number> {
  const times = await Promise.all(replicas.map(({ pid }) => timesOf(pid)));
  return times.reduce((sum, time) => sum + (time?.own ?? 0), 0);
}

/** Processor time of all replicas for one of so many requests, in ms, without the time that they use when idle. */
async function cpuPerRequest(
  replicas: readonly RunningServer[],
  count: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const before = await cpuMs(replicas);
  await work();
  await pause(SETTLE_MS);
  const used = (await cpuMs(replicas)) - before;
  const tookMs = performance.now() - startedAt;
  const idle = await cpuMs(replicas);
  await pause(tookMs);
  return (used - ((await cpuMs(replicas)) - idle)) / count;
}

async function readBalances(asked: readonly RunningServer[], customers: readonly Customer[]): Promise<void> {
  await Promise.all(
    asked.map(async ({ url }, place) => {
      const own = customers.slice(place * READERS, (place + 1) * READERS);
      let next = 0;
      const { non2xx, errors } = await autocannon({
        url,
        connections: READERS,
        amount: READS,
        setupClient(client) {
          const { token } = own[next++ % READERS]!;
          client.setRequests([
            { path: '/api/v1/wallets/BRL/balance', headers: { Authorization: `Bearer ${token}` } },
          ]);
        },
      });
      if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
    }),
  );
}

async function buyNumbers(asked: readonly RunningServer[], customers: readonly Customer[]): Promise<void> {
  let left = PURCHASES * asked.length;
  const buyer = async (place: number) => {
    while (left-- > 0) {
      const { url } = asked[place % asked.length]!;
      const isBought = await buyNumber(url, customers[left % customers.length]!, PRICE);
      if (!isBought) throw new Error('A customer had no slot left');
    }
  };
  await Promise.all(Array.from({ length: BUYERS * asked.length }, (_, place) => buyer(place)));
}

/** The processor time of one request when two or three of three replicas are as busy as one was. */
export async function measureReplicas(business: Business): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: business.databaseUrl });
  await client.connect();
  const readers = await createCustomers(business.server.url, client, { count: READERS * 3, cents: 100_000 });
  const buyers = await createCustomers(business.server.url, client, { count: 60, cents: 10_000_000 });
  await client.end();
  return withReplicas(business, async (replicas) => [
    ...(await compareCosts('A balance', replicas, READS, (asked) => readBalances(asked, readers))),
    ...(await compareCosts('A purchase', replicas, PURCHASES, (asked) => buyNumbers(asked, buyers))),
  ]);
}

async function compareCosts(
  name: string,
  replicas: Replicas,
  count: number,
  work: (asked: readonly RunningServer[]) => Promise<void>,
): Promise<Figure[]> {
  let turn = 0;
  // Each replica has its turn alone, so that none has run more often, and thus faster code, than the others.
  const cost = (asked: number) => () => {
    const first = turn++ % replicas.length;
    const chosen = [...replicas.slice(first), ...replicas.slice(0, first)].slice(0, asked);
    return cpuPerRequest(replicas, count * asked, () => work(chosen));
  };
  for (let round = 0; round < ROUNDS; round += 1) await work(replicas);
  const figures: Figure[] = [];
  for (const asked of [2, 3]) {
    const result = await interleave(ROUNDS, cost(1), cost(asked));
    figures.push({
      name: `${name}: processor of servers, ${asked} of three replicas asked`,
      measured: `${result.subject.toFixed(2)} ms`,
      baseline: `one asked: ${result.baseline.toFixed(2)} ms (${shownSpread(result)})`,
      value: result.ratio.toFixed(2),
      goal: `<= ${MOST_TIMES} times`,
      met: isAtMost(MOST_TIMES, result),
    });
  }
  return figures;
}
