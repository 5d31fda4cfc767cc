import autocannon from 'autocannon';
import { interleave, isAtLeast, shownSpread, type Figure } from '../ratio.js';
import type { Customer } from '../harness/customers.js';

const SECONDS = 4;
const ROUNDS = 4;

export interface Target {
  url: string;
  headers: Record<string, string>;
}

/** One connection for each target, which reads its own path over and over. */
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

/** One read of the product, by a different customer on each connection, compared with the same statement alone. */
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

/** An answer without a query, through the whole product, compared with bare Express that sends the same. */
export function measureCheapRead(productUrl: string, bareUrl: string, path: string): Promise<Figure> {
  const targets = (url: string) =>
    Array.from({ length: CONNECTIONS }, () => ({ url: `${url}${path}`, headers: {} }));
  const sides = { bare: targets(bareUrl), product: targets(productUrl), baseline: 'bare Express' };
  return compareReads('Cheapest answer', 0.6, sides);
}

/** Answers per second of the product and of the bare server, measured in turn. */
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
