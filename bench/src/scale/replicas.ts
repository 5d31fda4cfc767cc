import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { FIND_BALANCES } from '../../../backend/src/modules/wallet/wallet.store.js';
import { timesOf } from '../costs/usage.js';
import { startServer, type RunningServer } from '../harness/child-process.js';
import { createCustomers, type Customer } from '../harness/customers.js';
import { PRICE } from '../harness/instant-provider.js';
import { buyNumber } from '../measures/purchases.js';
import { interleave, isAtMost, shownSpread, type Figure, type Interleaved } from '../ratio.js';
import { withReplicas, type Business } from './business.js';

const ROUNDS = 5;
const ASKED = [2, 3];
const BALANCE = '/api/v1/wallets/BRL/balance';
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
          client.setRequests([{ path: BALANCE, headers: { Authorization: `Bearer ${token}` } }]);
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

/**
 * The processor time of one request when two or three of three replicas are as busy as one was. A busier machine makes
 * every program slower, so the rise is compared with that of as many bare servers.
 */
export async function measureReplicas(business: Business): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: business.databaseUrl });
  await client.connect();
  const readers = await createCustomers(business.server.url, client, { count: READERS * 3, cents: 100_000 });
  const buyers = await createCustomers(business.server.url, client, { count: PURCHASES, cents: 10_000_000 });
  await client.end();
  const read = (asked: readonly RunningServer[]) => readBalances(asked, readers);
  const buy = (asked: readonly RunningServer[]) => buyNumbers(asked, buyers);
  const bare = await withBareServers(business.databaseUrl, readers[0]!.id, (servers) =>
    risesOf(servers, READS, read),
  );
  return withReplicas(business, async (replicas) => [
    ...compared('A balance', await risesOf(replicas, READS, read), bare),
    ...compared('A purchase', await risesOf(replicas, PURCHASES, buy), bare),
  ]);
}

async function withBareServers<Result>(
  databaseUrl: string,
  userId: string,
  work: (servers: readonly RunningServer[]) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-routes-'));
  const routesFile = path.join(directory, 'routes.json');
  await writeFile(
    routesFile,
    JSON.stringify([{ path: BALANCE, ...FIND_BALANCES, values: [[userId], ['BRL']] }]),
  );
  const script = path.join(import.meta.dirname, '../harness/bare-server.ts');
  const servers = await Promise.all([1, 2, 3].map(() => startServer(script, [databaseUrl, routesFile], {})));
  try {
    return await work(servers);
  } finally {
    for (const server of servers) await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** How many times the processor time of one request with one server it is with more. */
async function risesOf(
  servers: readonly RunningServer[],
  count: number,
  work: (asked: readonly RunningServer[]) => Promise<void>,
): Promise<Interleaved[]> {
  let turn = 0;
  // Each server has its turn alone, so that none has run more often, and thus faster code, than the others.
  const cost = (asked: number) => () => {
    const first = turn++ % servers.length;
    const chosen = [...servers.slice(first), ...servers.slice(0, first)].slice(0, asked);
    return cpuPerRequest(servers, count * asked, () => work(chosen));
  };
  for (let round = 0; round < ROUNDS; round += 1) await work(servers);
  const rises: Interleaved[] = [];
  for (const asked of ASKED) rises.push(await interleave(ROUNDS, cost(1), cost(asked)));
  return rises;
}

function compared(name: string, rises: readonly Interleaved[], bare: readonly Interleaved[]): Figure[] {
  return ASKED.map((asked, place) => {
    const [own, machine] = [rises[place]!, bare[place]!];
    const ratio = own.ratio / machine.ratio;
    const spread = Math.max(own.spread, machine.spread);
    return {
      name: `${name}: processor of servers, ${asked} of three replicas asked`,
      measured: `${own.subject.toFixed(2)} ms, one asked: ${own.baseline.toFixed(2)} ms (${own.ratio.toFixed(2)} times)`,
      baseline: `bare servers: ${machine.ratio.toFixed(2)} times (${shownSpread({ ...machine, spread })})`,
      value: ratio.toFixed(2),
      goal: `<= ${MOST_TIMES} times`,
      met: isAtMost(MOST_TIMES, { ...own, ratio, spread }),
    };
  });
}
