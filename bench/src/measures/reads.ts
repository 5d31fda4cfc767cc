import autocannon from 'autocannon';
import { interleave, isAtLeast, shownSpread, type Figure } from '../ratio.js';
import type { Customer } from '../harness/customers.js';

const SECONDS = 4;
const ROUNDS = 4;

export interface Target {
  url: string;
  headers: Record<string, string>;
}

/** As many connections as there are targets, each reading its own over and over. */
async function requestsPerSecond(targets: readonly Target[]): Promise<number> {
  let next = 0;
  const [first] = targets;
  const { requests, non2xx, errors } = await autocannon({
    url: first?.url ?? '',
    connections: targets.length,
    duration: SECONDS,
    setupClient(client) {
      const { url, headers } = targets[next++ % targets.length] ?? { url: '', headers: {} };
      const { pathname, search } = new URL(url);
      client.setRequests([{ method: 'GET', path: pathname + search, headers }]);
    },
  });
  if (non2xx + errors > 0) throw new Error(`${first?.url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** One read of the product, by a different customer on each connection, against the bare handler of the same statement. */
export async function measureRead(
  name: string,
  {
    productUrl,
    bareUrl,
    pathOf,
    readers,
  }: {
    productUrl: string;
    bareUrl: string;
    pathOf: (reader: Customer) => string;
    readers: readonly Customer[];
  },
): Promise<Figure> {
  const bare = readers.map((reader) => ({ url: `${bareUrl}${pathOf(reader)}`, headers: {} }));
  const product = readers.map((reader) => ({
    url: `${productUrl}${pathOf(reader)}`,
    headers: { Authorization: `Bearer ${reader.token}` },
  }));
  return compareReads(name, 1.2, { bare, product, baseline: 'bare Express + pg' });
}

const CONNECTIONS = 16;

/** An answer that asks nobody, through all of the product, against bare Express that sends the same. */
export function measureCheapRead(productUrl: string, bareUrl: string, path: string): Promise<Figure> {
  const targets = (url: string) =>
    Array.from({ length: CONNECTIONS }, () => ({ url: `${url}${path}`, headers: {} }));
  const sides = { bare: targets(bareUrl), product: targets(productUrl), baseline: 'bare Express' };
  return compareReads('Cheapest answer', 0.6, sides);
}

/** Products' and bare answers in requests a second, taken in turn. */
export async function compareReads(
  name: string,
  goal: number,
  sides: { bare: readonly Target[]; product: readonly Target[]; baseline: string },
): Promise<Figure> {
  const result = await interleave(
    ROUNDS,
    () => requestsPerSecond(sides.bare),
    () => requestsPerSecond(sides.product),
  );
  const { subject, baseline, ratio } = result;
  return {
    name,
    measured: `${Math.round(subject)} req/s`,
    baseline: `${sides.baseline}: ${Math.round(baseline)} req/s (${shownSpread(result)})`,
    value: ratio.toFixed(2),
    goal: `>= ${goal}`,
    met: isAtLeast(goal, result),
  };
}
