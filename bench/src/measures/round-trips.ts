import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { Figure } from '../ratio.js';

const MOST = 6;
const PURCHASES = 40;

/** Message types of the PostgreSQL protocol (chapter 54.7) that ask the server for something and wait. */
const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

export interface CountingProxy {
  url: string;
  /** Requests that waited for an answer since the last reset. */
  count: number;
  stop(): Promise<void>;
}

/** Counts complete messages in a client's stream; the first message has no type byte. */
function countIn(onRoundTrip: () => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const header = started ? 1 : 0;
      if (pending.length < header + 4) return;
      const length = header + pending.readInt32BE(header);
      if (pending.length < length) return;
      if (started && (pending[0] === SYNC || pending[0] === QUERY)) onRoundTrip();
      started = true;
      pending = pending.subarray(length);
    }
  };
}

/** A proxy in front of PostgreSQL that counts the round trips of any client. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const proxy: CountingProxy = { url: '', count: 0, stop: () => Promise.resolve() };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const count = countIn(() => (proxy.count += 1));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', count);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  proxy.url = url.href;
  proxy.stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return proxy;
}

/** Round trips of one purchase: the fewest of several purchases, because loops and queues run at the same time. */
export async function measureRoundTrips(proxy: CountingProxy, buy: () => Promise<unknown>): Promise<Figure> {
  const counts: number[] = [];
  for (let purchase = 0; purchase < PURCHASES; purchase += 1) {
    const before = proxy.count;
    await buy();
    counts.push(proxy.count - before);
  }
  const fewest = Math.min(...counts);
  return {
    name: 'SQL round trips per purchase',
    measured: `${fewest}`,
    baseline: '',
    value: `${fewest}`,
    goal: `<= ${MOST}`,
    met: fewest <= MOST,
  };
}
