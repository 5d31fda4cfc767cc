import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { openDatabase, type Database, type DatabaseTimeouts, type Reads, type Sql } from './database.js';
import { askPosition, ReplicaWatch, type AskPosition, type ReplicaWatchOptions } from './replica-watch.js';
import { DatabaseAwayError, isUnreachable, isWorthRepeating } from './sqlstate.js';

/** How long to wait for the replica in ms; after that the leader answers. */
const WAIT_MS = 1_000;
const KNOWN_MS = 1_000;

/** A request that only reads. One server answers all of it, one statement after the other. */
interface Reader {
  /** The member of staff who must see their own changes; null for others. */
  staffId: () => string | null;
  client: Promise<pg.Client | null> | null;
  isTurnedAway: boolean;
  turn: Promise<void>;
}

export interface ReadReplicaOptions extends Omit<ReplicaWatchOptions, 'leader' | 'onUnreachable'> {
  leader: Database;
  poolSize: number;
  timeouts?: Partial<DatabaseTimeouts>;
}

/** How many requests each server answered. */
export interface ReaderCounts {
  replica: number;
  leader: number;
}

/** Reads from a standby where the request allows that, and everything else from the leader. */
export class ReadReplica {
  readonly reads: Reads;
  readonly watch: ReplicaWatch;
  readonly counts: ReaderCounts = { replica: 0, leader: 0 };
  readonly #readers = new AsyncLocalStorage<Reader>();
  readonly #replica: Database;
  readonly #open = new Set<pg.Client>();
  readonly #known = new WeakMap<pg.Client, { position: number; at: number }>();
  readonly #ask: AskPosition;
  readonly #take: () => Promise<pg.Client>;
  readonly #giveBack: (client: pg.Client) => void;
  #positionAfterWrites: (staffId: string) => Promise<number> = () => Promise.resolve(0);

  private constructor(options: ReadReplicaOptions) {
    const { url, poolSize, leader, timeouts, position = askPosition } = options;
    this.#ask = position;
    this.#replica = openDatabase({
      url,
      poolSize,
      applicationName: 'torpedo-reads',
      timeouts: { ...timeouts, connectMs: WAIT_MS, acquireMs: WAIT_MS },
      Client: pg.Client,
    });
    this.watch = new ReplicaWatch({ ...options, onUnreachable: () => this.#cut() });
    const { connectionManager: own } = this.#replica.sequelize;
    const { connectionManager: leaders } = leader.sequelize;
    const [take, giveBack] = [own.getConnection.bind(own), own.releaseConnection.bind(own)];
    this.#take = async () => {
      const client = (await take({ type: 'read' })) as pg.Client;
      if (!this.#open.has(client)) client.once('end', () => this.#open.delete(client));
      this.#open.add(client);
      return client;
    };
    this.#giveBack = giveBack;
    const turns = new WeakMap<object, () => void>();
    own.getConnection = async (wanted) => {
      const reader = this.#readers.getStore();
      const client = reader && (await (reader.client ??= this.#choose(reader)));
      if (!client || reader.isTurnedAway) return leaders.getConnection(wanted);
      turns.set(client, await turnOf(reader));
      return client;
    };
    own.releaseConnection = (client) => {
      const endTurn = turns.get(client);
      if (!endTurn) return leaders.releaseConnection(client);
      turns.delete(client);
      endTurn();
    };
    this.reads = this.#orLeader(this.#replica);
  }

  /** Starts without the replica when it cannot be reached. */
  static async open(options: ReadReplicaOptions): Promise<ReadReplica> {
    const replica = new ReadReplica(options);
    await replica.watch.start();
    return replica;
  }

  /** @param positionAfterWrites the position that contains this person's writes; 0 without a recent write */
  showsWrites(positionAfterWrites: (staffId: string) => Promise<number>): void {
    this.#positionAfterWrites = positionAfterWrites;
  }

  /** Only statements inside `work` read from the replica. @returns the function that ends it */
  reader(staffId: () => string | null, work: () => void): () => void {
    const reader: Reader = { staffId, client: null, isTurnedAway: false, turn: Promise.resolve() };
    this.#readers.run(reader, work);
    return () => void this.#end(reader);
  }

  async close(): Promise<void> {
    this.watch.close();
    await this.#replica.close();
  }

  async #choose(reader: Reader): Promise<pg.Client | null> {
    const client = this.watch.fault ? null : await this.#freshClient(reader);
    this.counts[client ? 'replica' : 'leader'] += 1;
    return client;
  }

  async #freshClient(reader: Reader): Promise<pg.Client | null> {
    const staffId = reader.staffId();
    const wanted = staffId === null ? 0 : await this.#positionAfterWrites(staffId).catch(() => Infinity);
    let client: pg.Client;
    try {
      client = await this.#take();
    } catch (error) {
      if (isUnreachable(error)) this.watch.lose(error);
      return null;
    }
    const position = await this.#positionOf(client, wanted).catch(() => hangUp(client));
    if (position >= wanted && this.watch.isFresh(position)) return client;
    this.#giveBack(client);
    return null;
  }

  /** Remembers the position for a connection: it stays with one server, whose position never goes back. */
  async #positionOf(client: pg.Client, wanted: number): Promise<number> {
    const at = performance.now();
    const known = this.#known.get(client);
    if (known && known.position >= wanted && at - known.at < KNOWN_MS) return known.position;
    const position = await this.#ask(client);
    this.#known.set(client, { position, at });
    return position;
  }

  #orLeader({ sequelize, sql }: Database): Reads {
    const attempt = async <T>(read: () => Promise<T>): Promise<T> => {
      const reader = this.#readers.getStore();
      const wasTurnedAway = reader?.isTurnedAway ?? true;
      try {
        return await read();
      } catch (error) {
        if (!reader || wasTurnedAway || !(await reader.client)) throw error;
        // A statement that took too long here would take as long at the leader.
        if (error instanceof DatabaseAwayError && !isWorthRepeating(error)) throw error;
        reader.isTurnedAway = true;
        return read();
      }
    };
    const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(sequelize, { query: (...args: unknown[]) => attempt(() => query(...args)) });
    const guarded: Sql = {
      rows: (...asked) => attempt(() => sql.rows(...asked)),
      row: (...asked) => attempt(() => sql.row(...asked)),
      one: (...asked) => attempt(() => sql.one(...asked)),
    };
    return { sequelize, sql: guarded };
  }

  async #end(reader: Reader): Promise<void> {
    reader.isTurnedAway = true;
    const client = await reader.client;
    await reader.turn;
    if (client) this.#giveBack(client);
  }

  /** Closes all connections, so that nobody waits for a server that does not answer. */
  #cut(): void {
    for (const client of this.#open) hangUp(client);
  }
}

/** @returns a position that is lower than every real one */
function hangUp(client: pg.Client): number {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  return -1;
}

/** Resolves when the statement before has ended. @returns the function that ends this turn */
async function turnOf(reader: Reader): Promise<() => void> {
  const before = reader.turn;
  let endTurn = () => {};
  reader.turn = new Promise((resolve) => (endTurn = resolve));
  await before;
  return endTurn;
}
