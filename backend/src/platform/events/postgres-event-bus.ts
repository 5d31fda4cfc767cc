import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { LeaderClient } from '../database/index.js';
import type { Logger } from '../logging/index.js';
import type { EventBus } from './event-bus.js';
import { createRemoteEventBus } from './remote-events.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

interface LastingConnection {
  open(): Promise<void>;
  /** @throws Error while the connection is broken */
  query(text: string, values: unknown[]): Promise<void>;
  close(): Promise<void>;
}

/** Names the outage in the log: a refused connection alone would not say whose it was. */
class BrokenConnection extends Error {
  override readonly name = 'DatabaseConnectionError';

  constructor(cause: unknown) {
    super('no connection for live events', { cause });
  }
}

interface Options {
  url: string;
  name: string;
  prepare: (client: pg.Client) => Promise<void>;
  onBroken: (error: unknown) => void;
}

function lastingConnection({ url, name, prepare, onBroken }: Options): LastingConnection {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  async function connect(): Promise<void> {
    const client = new LeaderClient({ connectionString: url, application_name: name, keepAlive: true });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (current !== client) return;
      current = null;
      if (!closing.signal.aborted) void reconnect();
    });
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await connect();
      } catch (error) {
        onBroken(new BrokenConnection(error));
        await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    open: connect,
    async query(text, values) {
      if (!current) throw new Error(`${name} is not connected`);
      await current.query(text, values);
    },
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
    },
  };
}

const CHANNEL = 'torpedo_events';
const NOTIFY = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;

interface Deps {
  url: string;
  origin: string;
  log: Logger;
}

/** Uses LISTEN/NOTIFY on connections of its own: a NOTIFY in customers' transactions would make their commits wait. */
export function createPostgresEventBus({ url, origin, log }: Deps): EventBus {
  let received = (_payload: string): void => undefined;
  const listening = lastingConnection({
    url,
    name: 'torpedo-events-in',
    async prepare(client) {
      client.on('notification', ({ payload = '' }) => received(payload));
      await client.query(`LISTEN ${CHANNEL}`);
    },
    onBroken: (error) => log.warn({ err: error }, 'live events of other replicas are not received'),
  });
  const sending = lastingConnection({
    url,
    name: 'torpedo-events-out',
    prepare: () => Promise.resolve(),
    onBroken: (error) => log.warn({ err: error }, 'live events are not sent to other replicas'),
  });
  return createRemoteEventBus(origin, log, {
    async open(receive) {
      received = receive;
      await Promise.all([listening.open(), sending.open()]);
    },
    send: (payloads) => sending.query(NOTIFY, [payloads]),
    async close() {
      await Promise.all([listening.close(), sending.close()]);
    },
  });
}
