import pg from 'pg';
import {
  Sequelize,
  type FindOptions,
  type Model,
  type ModelAttributes,
  type ModelStatic,
  type Transaction,
} from 'sequelize';
import { domainErrorOf, isRepeatable } from './sqlstate.js';

/** PostgreSQL keeps its plan under the name, which must be unique. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** On the transaction of a unit of work, else on a pooled connection. */
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
const MAXIMUM_REPETITIONS = 3;
const ACQUIRE_TIMEOUT_MS = 10_000;

/** A longer one would keep its connection and locks from others. */
const STATEMENT_TIMEOUT_MS = 30_000;

// Cents and row numbers stay far below 2^53.
pg.types.setTypeParser(INT8, Number);

export interface UnitOfWork {
  readonly sequelize: Sequelize;
  readonly sql: Sql;
  readonly transaction: Transaction;
  afterCommit(effect: () => void): void;
}

export interface Database {
  readonly sequelize: Sequelize;
  readonly sql: Sql;
  /** Repeats the work when it lost a deadlock. */
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

/** Plain objects: no instance of a model leaves a store. */
export function findRows<Row extends object>(
  model: TableModel<Row>,
  options: FindOptions<Row> = {},
): Promise<Row[]> {
  // The model's type hides its attributes while Row is a parameter.
  const plain = model as unknown as { findAll(options: FindOptions<Row>): Promise<Row[]> };
  return plain.findAll({ ...options, raw: true });
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  applicationName?: string;
  /** 0: a statement may take as long as it needs, as one that fills a database for tests. */
  statementTimeoutMs?: number;
}

async function run<Row>(
  client: pg.ClientBase,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const result = await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
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

function withDomainErrors(sequelize: Sequelize): Sequelize {
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(sequelize, {
    query: (...args: unknown[]) =>
      query(...args).catch((error: unknown) => {
        throw domainErrorOf(error);
      }),
  });
}

export function openDatabase({
  url,
  poolSize,
  applicationName = 'torpedo',
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: DatabaseOptions): Database {
  const sequelize = withDomainErrors(
    new Sequelize(url, {
      dialect: 'postgres',
      dialectModule: pg,
      logging: false,
      define: { underscored: true },
      dialectOptions: {
        application_name: applicationName,
        keepAlive: true,
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: statementTimeoutMs,
      },
      pool: { max: poolSize, min: 0, idle: 30_000, acquire: ACQUIRE_TIMEOUT_MS },
    }),
  );
  const { connectionManager } = sequelize;

  const sql = sqlOver(async (use) => {
    let client: pg.ClientBase;
    try {
      client = (await connectionManager.getConnection({ type: 'write' })) as pg.ClientBase;
    } catch (error) {
      throw domainErrorOf(error);
    }
    try {
      return await use(client);
    } finally {
      connectionManager.releaseConnection(client);
    }
  });

  async function attempt<Result>(work: (unit: UnitOfWork) => Promise<Result>): Promise<Result> {
    const effects: (() => void)[] = [];
    const result = await sequelize.transaction(async (transaction) => {
      const client = (transaction as unknown as { connection: pg.ClientBase }).connection;
      return work({
        sequelize,
        sql: sqlOver((use) => use(client)),
        transaction,
        afterCommit: (effect) => void effects.push(effect),
      });
    });
    for (const effect of effects) effect();
    return result;
  }

  return {
    sequelize,
    sql,
    async transaction(work) {
      for (let repetition = 0; ; repetition += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (!isRepeatable(error) || repetition === MAXIMUM_REPETITIONS) throw domainErrorOf(error);
        }
      }
    },
    close: () => sequelize.close(),
  };
}
