import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** A connection of its own to PostgreSQL that is opened again whenever it breaks. */
export interface LastingConnection {
  open(): Promise<void>;
  /** @throws Error while the connection is broken */
  query(text: string, values: unknown[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  name: string;
  /** Prepares each new connection before it is used. */
  prepare: (client: pg.Client) => Promise<void>;
  onBroken: (error: unknown) => void;
}

export function lastingConnection({ url, name, prepare, onBroken }: Options): LastingConnection {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
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
        onBroken(error);
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
