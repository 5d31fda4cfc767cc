import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Measures the longest time in which nothing succeeded. */
export class Pauses {
  #lastAt = performance.now();
  #longestMs = 0;

  succeeded(): void {
    const now = performance.now();
    this.#longestMs = Math.max(this.#longestMs, now - this.#lastAt);
    this.#lastAt = now;
  }

  /** Answers the longest pause so far, and starts a new measurement. */
  take(): number {
    this.succeeded();
    const longest = this.#longestMs;
    this.#longestMs = 0;
    return longest;
  }
}

/** Writes one row after the other through the same HAProxy, without the product. */
export class BareWriter {
  readonly pauses = new Pauses();
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(private readonly url: string) {
    this.#running = this.#write();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const client = new pg.Client({
        connectionString: this.url,
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_000,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('CREATE TABLE IF NOT EXISTS bare_writes (at timestamptz NOT NULL)');
        while (!this.#isOver) {
          await client.query('INSERT INTO bare_writes VALUES (now())');
          this.pauses.succeeded();
          await wait(10);
        }
      } catch {
        await wait(50);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }
}
