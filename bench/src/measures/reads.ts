import autocannon from 'autocannon';
import { interleave, type Figure } from '../ratio.js';
import type { Customer } from '../stand/customers.js';

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 2;

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** One read of the product against the bare handler of the same statement. */
export async function measureRead(
  name: string,
  {
    productUrl,
    bareUrl,
    path,
    customer,
  }: { productUrl: string; bareUrl: string; path: string; customer: Customer },
): Promise<Figure> {
  const goal = 0.5;
  const headers = { Authorization: `Bearer ${customer.token}` };
  const { subject, baseline, ratio, spread } = await interleave(
    ROUNDS,
    () => requestsPerSecond(`${bareUrl}${path}`, {}),
    () => requestsPerSecond(`${productUrl}${path}`, headers),
  );
  return {
    name,
    measured: `${Math.round(subject)} req/s`,
    baseline: `bare Express + pg: ${Math.round(baseline)} req/s (spread ${Math.round(spread * 100)} %)`,
    value: ratio.toFixed(2),
    goal: `>= ${goal}`,
    met: ratio >= goal,
  };
}
