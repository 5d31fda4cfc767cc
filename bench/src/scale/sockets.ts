import path from 'node:path';
import pg from 'pg';
import { WebSocket } from 'ws';
import { MOST_PER_USER } from '../../../backend/src/modules/activations/live/connections.js';
import { openNumbers, type OpenNumber } from '../measures/open-numbers.js';
import { announceMessage } from '../measures/live.js';
import { median, percentile, type Figure } from '../ratio.js';
import { residentMegabytes, startServer } from '../harness/child-process.js';
import { createCustomers, type Customer } from '../harness/customers.js';
import { PRICE } from '../harness/instant-provider.js';
import { assertOpen, openSockets } from '../harness/open-sockets.js';
import { withReplicas, type Business, type Replicas } from './business.js';

const SOCKETS = 10_000;
const PER_CUSTOMER = MOST_PER_USER;
const MESSAGES = 300;
const FAN_OUTS = 15;
const SETTLE_MS = 1_000;
const MOST_TIMES = 2;
const KILOBYTES = 1024;

interface Load {
  /** Milliseconds from the call to each socket that received the message. */
  times: number[];
  kilobytesPerSocket: number;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** Waits until each socket has received a message; answers the times in ms after the start. */
async function heardBy(sockets: readonly WebSocket[], send: () => Promise<unknown>): Promise<number[]> {
  const startedAt = performance.now();
  const heard = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        const hear = (data: unknown) => {
          if (!String(data).includes('sms_received')) return;
          socket.off('message', hear);
          resolve(performance.now() - startedAt);
        };
        socket.on('message', hear);
      }),
  );
  await send();
  return Promise.all(heard);
}

async function underLoad(
  pid: number,
  open: (index: number) => WebSocket,
  measure: (sockets: WebSocket[]) => Promise<number[]>,
): Promise<Load> {
  const before = await residentMegabytes(pid);
  const sockets = await openSockets(SOCKETS, open);
  await pause();
  assertOpen(sockets);
  const grown = (await residentMegabytes(pid)) - before;
  const times = await measure(sockets);
  for (const socket of sockets) socket.terminate();
  await pause();
  return { times, kilobytesPerSocket: (grown * KILOBYTES) / SOCKETS };
}

async function bareLoad(): Promise<Load> {
  const bare = await startServer(path.join(import.meta.dirname, '../harness/bare-sockets.ts'), [], {});
  const fanOut = () => fetch(`${bare.url}/fan-out`, { method: 'POST' });
  const load = await underLoad(
    bare.pid,
    () => new WebSocket(bare.url.replace('http', 'ws')),
    async (sockets) => {
      const times: number[] = [];
      for (let count = 0; count < FAN_OUTS; count += 1) times.push(...(await heardBy(sockets, fanOut)));
      return times;
    },
  );
  await bare.stop();
  return load;
}

/** Each customer has sockets at every replica; messages go to the webhook of the first replica. */
function productLoad(replicas: Replicas, customers: readonly Customer[], numbers: readonly OpenNumber[]) {
  const [first] = replicas;
  return underLoad(
    first.pid,
    (index) => {
      const { id, token } = customers[Math.floor(index / PER_CUSTOMER)]!;
      const { url } = replicas[index % replicas.length] ?? first;
      return new WebSocket(`${url.replace('http', 'ws')}/ws/${id}`, ['bearer', token]);
    },
    async (sockets) => {
      const times: number[] = [];
      for (const [index, number] of numbers.entries()) {
        const place = customers.indexOf(number.customer) * PER_CUSTOMER;
        const own = sockets.slice(place, place + PER_CUSTOMER);
        times.push(...(await heardBy(own, () => announceMessage(first.url, number, index))));
      }
      return times;
    },
  );
}

/**
 * Ten thousand sockets on one process: from the provider's webhook to its customer's sockets, compared with bare `ws`
 * that sends one event to all, and with as many sockets on three replicas; and how much memory a socket needs.
 */
export async function measureSockets(business: Business): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: business.databaseUrl });
  await client.connect();
  const count = SOCKETS / PER_CUSTOMER;
  const customers = await createCustomers(business.server.url, client, { count, cents: 100_000 });
  const numbers = await openNumbers(business.server.url, client, customers, PRICE);
  await client.end();
  const announced = () => numbers.splice(0, MESSAGES);

  // The process must be new, because the bare one is new too.
  business.server = await business.restart();
  const bare = [await bareLoad()];
  const product = await productLoad([business.server], customers, announced());
  bare.push(await bareLoad());
  const spread = await withReplicas(business, (replicas) => productLoad(replicas, customers, announced()));
  const alone = [product, await productLoad([business.server], customers, announced())];

  const p99 = ({ times }: Load) => percentile(times, 0.99);
  const kilobytes = ({ kilobytesPerSocket }: Load) => kilobytesPerSocket;
  return [
    figure('webhook to socket against one fan-out, p99', 'ms', p99(product), 'bare ws', bare.map(p99)),
    figure('memory of a socket', 'KB', kilobytes(product), 'bare ws', bare.map(kilobytes)),
    figure(
      'webhook at one of three replicas to the sockets of all, p99',
      'ms',
      p99(spread),
      'one replica',
      alone.map(p99),
    ),
  ];
}

function figure(
  name: string,
  unit: string,
  subject: number,
  against: string,
  rounds: readonly number[],
): Figure {
  const baseline = median(rounds);
  const spread = (Math.max(...rounds) - Math.min(...rounds)) / baseline;
  return {
    name: `${SOCKETS.toLocaleString('en')} sockets: ${name}`,
    measured: `${subject.toFixed(1)} ${unit}`,
    baseline: `${against}: ${baseline.toFixed(1)} ${unit} (spread ${Math.round(spread * 100)} %)`,
    value: (subject / baseline).toFixed(2),
    goal: `<= ${MOST_TIMES} times`,
    met: subject / baseline <= MOST_TIMES * (1 + spread),
  };
}
