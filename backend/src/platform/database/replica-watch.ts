import pg from 'pg';
import type { Clock } from '../clock.js';
import type { Logger } from '../logging/index.js';
import { statement, type Database } from './database.js';

const LOOK_MS = 1_000;
const ANSWER_MS = 1_000;
/** In ms: the longest lag that the setting allows, with some reserve. */
const KEPT_MS = 330_000;

/** How far a leader has written, or a standby has replayed, in bytes of WAL. */
export const POSITION = statement(
  'replica.position',
  `SELECT pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
                          '0/0')::bigint AS position`,
);

export type AskPosition = (client: pg.ClientBase) => Promise<number>;

export const askPosition: AskPosition = async (client) => {
  const asked = { ...POSITION, query_timeout: ANSWER_MS };
  const { rows } = await client.query<{ position: number }>(asked);
  return rows[0]?.position ?? 0;
};

/** Stores when each position of the leader was first seen. An idle leader adds none, so no replica falls behind. */
export class LeaderPositions {
  #seen: { position: number; at: number }[] = [];

  /** @param at in milliseconds of any steady clock */
  see(position: number, at: number): void {
    const last = this.#seen.at(-1);
    // A new leader may have a lower position than the old one.
    if (last && position < last.position) this.#seen = [];
    if (position !== last?.position) this.#seen.push({ position, at });
    while (this.#seen.length > 1 && this.#seen[1]!.at < at - KEPT_MS) this.#seen.shift();
  }

  /** Infinity for a replica that lacks even the oldest position that we know of the leader. */
  lagMs(position: number, at: number): number {
    const [first] = this.#seen;
    if (!first || position < first.position) return Infinity;
    const missing = this.#seen.find((seen) => seen.position > position);
    return missing ? at - missing.at : 0;
  }
}

export type ReplicaFault = 'unreachable' | 'behind';

export interface ReplicaWatchOptions {
  url: string;
  leader: Pick<Database, 'sql'>;
  maxLagMs: () => number;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'info'>;
  position?: AskPosition;
  /** Called each time the replica does not answer. */
  onUnreachable: () => void;
}

/** Checks the replica's position once a second, on a connection of its own. */
export class ReplicaWatch {
  readonly #leader = new LeaderPositions();
  #client: pg.Client | null = null;
  #fault: { reason: ReplicaFault; since: Date } | null;
  #lagMs = Infinity;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly options: ReplicaWatchOptions) {
    this.#fault = { reason: 'unreachable', since: options.clock.now() };
  }

  get fault() {
    return this.#fault;
  }

  get lagSeconds(): number {
    return this.#lagMs / 1_000;
  }

  /** Resolves when the first check is over, whatever its result. */
  async start(): Promise<void> {
    await this.look();
    const again = () => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.look().finally(again), LOOK_MS).unref();
    };
    again();
  }

  isFresh(position: number): boolean {
    return this.#leader.lagMs(position, performance.now()) <= this.options.maxLagMs();
  }

  async look(): Promise<void> {
    const { leader, position = askPosition } = this.options;
    const [led, replayed] = await Promise.allSettled([
      leader.sql.one<{ position: number }>(POSITION),
      this.#connected().then(position),
    ]);
    const now = performance.now();
    if (led.status === 'fulfilled') this.#leader.see(led.value.position, now);
    if (replayed.status === 'rejected') return this.lose(replayed.reason);
    this.#lagMs = this.#leader.lagMs(replayed.value, now);
    this.#report(this.#lagMs <= this.options.maxLagMs() ? null : 'behind');
  }

  lose(error: unknown): void {
    this.#hangUp();
    this.#lagMs = Infinity;
    this.#report('unreachable', error);
    this.options.onUnreachable();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'torpedo-replica-watch',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (this.#client === client) this.#client = null;
    });
    this.#client = client;
    await client.connect();
    return client;
  }

  #hangUp(): void {
    void this.#client?.end().catch(() => undefined);
    this.#client = null;
  }

  #report(reason: ReplicaFault | null, err?: unknown): void {
    if (this.#isClosed || reason === (this.#fault?.reason ?? null)) return;
    const { log, clock } = this.options;
    this.#fault = reason && { reason, since: this.#fault?.since ?? clock.now() };
    if (reason) log.warn({ reason, err }, 'the read replica is not used: reads go to the leader');
    else log.info('the read replica is used');
  }
}
