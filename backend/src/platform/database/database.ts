import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  Sequelize,
  type FindOptions,
  type Model,
  type ModelAttributes,
  type ModelStatic,
  type Transaction,
} from 'sequelize';
import { tracedStatement } from '../tracing/tracing.js';
import { LeaderClient } from './leader-client.js';
import {
  DatabaseAwayError,
  domainErrorOf,
  isRepeatable,
  isUnreachable,
  isWorthRepeating,
} from './sqlstate.js';

/** PostgreSQL stores its plan under the name, so the name must be unique. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs on a unit of work's transaction, or else on a pooled connection; there a lost read is repeated once. */
export interface Sql {
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  row<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | null>;
  /** @throws Error when there is no row */
  one<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row>;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

const INT8 = 20;
const TIMESTAMPTZ = 1184;
const MAXIMUM_REPETITIONS = 3;

const CONNECT_PAUSE_MS = 200;

const SILENCE_MS = 5_000;

// Cents and row numbers stay far below 2^53, so a number holds them.
pg.types.setTypeParser(INT8, Number);

const readTimestamp = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
/** Rewrites a time in UTC to ISO 8601, which JavaScript reads faster than the driver's own reader does. */
pg.types.setTypeParser(TIMESTAMPTZ, (text) =>
  text[10] === ' ' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : readTimestamp(text),
);

export interface UnitOfWork {
  readonly sequelize: Sequelize;
  readonly sql: Sql;
  readonly transaction: Transaction;
  afterCommit(effect: () => void): void;
}

/** Only for lists and reports: the rows may come from a read replica, which lags behind. */
export type Reads = Pick<UnitOfWork, 'sequelize' | 'sql'>;

export interface Database {
  readonly sequelize: Sequelize;
  readonly sql: Sql;
  /** The leader itself where there is no read replica. */
  readonly reads: Reads;
  /** Repeats the work when it lost a deadlock, and once when it lost its connection before the commit. */
  transaction<Result>(work: (unit: UnitOfWork) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export type TableModel<Row extends object> = ModelStatic<Model<Row> & Row>;

export function tableModel<Row extends object>(
  tableName: string,
  columns: ModelAttributes<Model<Row> & Row>,
): (db: Pick<Database, 'sequelize'>) => TableModel<Row> {
  return ({ sequelize }) =>
    sequelize.isDefined(tableName)
      ? (sequelize.model(tableName) as TableModel<Row>)
      : sequelize.define<Model<Row> & Row>(tableName, columns, { tableName, timestamps: false });
}

/** Answers plain objects, because no instance of a model may leave a store. */
export function findRows<Row extends object>(
  model: TableModel<Row>,
  options: FindOptions<Row> = {},
): Promise<Row[]> {
  // While Row is a parameter, the model's type does not show its attributes.
  const plain = model as unknown as { findAll(options: FindOptions<Row>): Promise<Row[]> };
  return plain.findAll({ ...options, raw: true });
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  applicationName?: string;
  timeouts?: Partial<DatabaseTimeouts>;
  Client?: typeof pg.Client;
}

export interface DatabaseTimeouts {
  /** A longer statement is stopped, because it keeps its connection and its locks from others. 0: no limit. */
  statementMs: number;
  lockMs: number;
  idleMs: number;
  /** How long work waits for a server that accepts connections, in ms. */
  connectMs: number;
  /** How long work waits while all connections of the pool are in use, in ms. */
  acquireMs: number;
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  statementMs: 30_000,
  lockMs: 10_000,
  idleMs: 30_000,
  connectMs: 3_000,
  acquireMs: 10_000,
};

async function run<Row>(
  client: pg.ClientBase,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const query = { name, text, values: [...values] };
    const result = await tracedStatement(name, () => client.query<Row & pg.QueryResultRow>(query));
    return result.rows;
  } catch (error) {
    throw domainErrorOf(error);
  }
}

function sqlOver(withClient: <T>(use: (client: pg.ClientBase) => Promise<T>) => Promise<T>): Sql {
  const rows = <Row>(statement: Statement, values: readonly unknown[] = []) =>
    withClient((client) => run<Row>(client, statement, values));
  return {
    rows,
    async row<Row>(statement: Statement, values?: readonly unknown[]) {
      return (await rows<Row>(statement, values))[0] ?? null;
    },
    async one<Row>(statement: Statement, values?: readonly unknown[]) {
      const [row] = await rows<Row>(statement, values);
      if (!row) throw new Error(`${statement.name} answered nothing`);
      return row;
    },
  };
}

/** Repeats the query of a lost connection, if it only reads: PostgreSQL itself refuses writes here. */
async function readOnly<T>(client: pg.ClientBase, use: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  try {
    await client.query('BEGIN READ ONLY');
    const result = await use(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw domainErrorOf(error);
  }
}

function waitForServer(manager: Sequelize['connectionManager'], longestMs: number): void {
  const connect = manager.getConnection.bind(manager);
  manager.getConnection = async (options) => {
    const deadline = performance.now() + longestMs;
    for (;;) {
      try {
        return await connect(options);
      } catch (error) {
        if (!isUnreachable(error) || performance.now() > deadline) throw error;
        await wait(CONNECT_PAUSE_MS);
      }
    }
  };
}

/** Only the first word, such as `SELECT` or `COMMIT`, because the rest may contain values. */
const firstWordOf = (text: unknown): string =>
  /^\s*([a-z]+)/i.exec(String(text))?.[1]?.toUpperCase() ?? 'SQL';

function withDomainErrors(sequelize: Sequelize): Sequelize {
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(sequelize, {
    query: (...args: unknown[]) =>
      tracedStatement(firstWordOf(args[0]), () => query(...args)).catch((error: unknown) => {
        throw domainErrorOf(error);
      }),
  });
}

export function openDatabase({
  url,
  poolSize,
  applicationName = 'torpedo',
  timeouts,
  Client = LeaderClient,
}: DatabaseOptions): Database {
  const { statementMs, lockMs, idleMs, connectMs, acquireMs } = { ...DATABASE_TIMEOUTS, ...timeouts };
  const sequelize = withDomainErrors(
    new Sequelize(url, {
      dialect: 'postgres',
      dialectModule: { ...pg, Client },
      logging: false,
      define: { underscored: true },
      dialectOptions: {
        application_name: applicationName,
        keepAlive: true,
        statement_timeout: statementMs,
        lock_timeout: lockMs,
        idle_in_transaction_session_timeout: idleMs,
        connectionTimeoutMillis: connectMs,
        query_timeout: statementMs && statementMs + SILENCE_MS,
      },
      pool: { max: poolSize, min: 0, idle: 30_000, acquire: acquireMs },
    }),
  );
  const { connectionManager } = sequelize;
  waitForServer(connectionManager, connectMs);

  async function onConnection<T>(use: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    let client: pg.ClientBase;
    try {
      client = (await connectionManager.getConnection({ type: 'write' })) as pg.ClientBase;
    } catch (error) {
      throw domainErrorOf(error);
    }
    try {
      return await use(client);
    } catch (error) {
      if (isWorthRepeating(error)) void (client as pg.Client).end().catch(() => undefined);
      throw error;
    } finally {
      connectionManager.releaseConnection(client);
    }
  }

  const sql = sqlOver(async (use) => {
    try {
      return await onConnection(use);
    } catch (lost) {
      if (!isWorthRepeating(lost)) throw lost;
      if (lost.outcome === 'refused') return onConnection(use);
      return onConnection((client) => readOnly(client, use)).catch((error: unknown) => {
        // The result of the first try is still not known.
        throw error instanceof DatabaseAwayError ? lost : error;
      });
    }
  });

  async function attempt<Result>(
    work: (unit: UnitOfWork) => Promise<Result>,
    onCommit: () => void,
  ): Promise<Result> {
    const effects: (() => void)[] = [];
    const result = await sequelize.transaction(async (transaction) => {
      const client = (transaction as unknown as { connection: pg.ClientBase }).connection;
      const done = await work({
        sequelize,
        sql: sqlOver((use) => use(client)),
        transaction,
        afterCommit: (effect) => void effects.push(effect),
      });
      onCommit();
      return done;
    });
    for (const effect of effects) effect();
    return result;
  }

  return {
    sequelize,
    sql,
    reads: { sequelize, sql },
    async transaction(work) {
      let wasLost = false;
      for (let repetition = 0; ; repetition += 1) {
        let isCommitting = false;
        try {
          return await attempt(work, () => (isCommitting = true));
        } catch (cause) {
          const error = domainErrorOf(cause);
          // Without a commit nothing has happened; after a lost commit only the caller's key can tell.
          const isOnceMore = !isCommitting && !wasLost && isWorthRepeating(error);
          if (isOnceMore) wasLost = true;
          else if (!isRepeatable(cause) || repetition === MAXIMUM_REPETITIONS) throw error;
        }
      }
    },
    close: () => sequelize.close(),
  };
}
