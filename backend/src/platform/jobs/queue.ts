import type pg from 'pg';
import { PgBoss, type Db, type Job, type JobResult } from 'pg-boss';
import type { Database, UnitOfWork } from '../database/index.js';
import type { Logger } from '../logging/index.js';
import type { DailyJob } from './loop-runner.js';

export function queueOnPool({ sequelize }: Pick<Database, 'sequelize'>): Db {
  const { connectionManager } = sequelize;
  return {
    async executeSql(text, values) {
      const client = (await connectionManager.getConnection({ type: 'write' })) as pg.ClientBase;
      try {
        return await client.query(text, values);
      } catch (error) {
        // pg-boss sends a whole transaction as one text: after a failure it would stay open on the pooled connection.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        connectionManager.releaseConnection(client);
      }
    },
  };
}

/** Runs in the transaction of a unit of work: a job exists only if that commits. */
function queueInUnit({ transaction }: UnitOfWork): Db {
  const { connection } = transaction as unknown as { connection: pg.ClientBase };
  return { executeSql: (text, values) => connection.query(text, values) };
}

const TIME_ZONE = 'America/Sao_Paulo';
const STOP_TIMEOUT_MS = 5_000;
const SWEEP_SECONDS = 60;
const BURST = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

export interface Retries {
  limit: number;
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  timeoutSeconds: number;
}

export interface JobQueue<Data extends object> {
  /** In a unit of work the job exists only if that commits. It runs at once unless a time is given. */
  add(data: Data, unit?: UnitOfWork, when?: { startAfter: Date }): Promise<void>;
  /** A job whose handler throws is tried again. */
  work(handler: (data: Data) => Promise<void>): Promise<void>;
}

export interface Queue {
  start(): Promise<void>;
  /** Waits for running jobs to end. */
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Waiting jobs by queue, counted once a minute. */
  depths(): Promise<{ queue: string; waiting: number }[]>;
  define<Data extends object>(name: string, retries: Retries): Promise<JobQueue<Data>>;
  schedule(jobs: readonly DailyJob[]): Promise<void>;
}

/** Uses pg-boss. @param sweepSeconds how often finished jobs are deleted with their data */
export function createQueue(db: Database, log: Logger, sweepSeconds = SWEEP_SECONDS): Queue {
  const boss = new PgBoss({
    db: queueOnPool(db),
    // A migration creates the schema, so that the server itself does not need the right.
    createSchema: false,
    superviseIntervalSeconds: sweepSeconds,
    maintenanceIntervalSeconds: sweepSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warns'));
  let isRunning = false;

  return {
    async start() {
      await boss.start();
      isRunning = true;
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
    isRunning: () => isRunning,
    async depths() {
      if (!isRunning) return [];
      return (await boss.getQueues()).map(({ name, queuedCount }) => ({ queue: name, waiting: queuedCount }));
    },

    async define<Data extends object>(name: string, retries: Retries): Promise<JobQueue<Data>> {
      const rules = {
        retryLimit: retries.limit,
        retryDelay: retries.firstPauseSeconds,
        retryDelayMax: retries.longestPauseSeconds,
        retryBackoff: true,
        expireInSeconds: retries.timeoutSeconds,
        // The data of a finished job may be private.
        deleteAfterSeconds: 60,
      };
      await boss.createQueue(name, rules);
      await boss.updateQueue(name, rules);
      let worker: string | undefined;
      const wake = () => worker && boss.notifyWorker(worker);
      return {
        async add(data, unit, when = undefined) {
          await boss.send(name, data, { ...when, ...(unit && { db: queueInUnit(unit) }) });
          if (unit) unit.afterCommit(wake);
          else wake();
        },
        async work(handler) {
          const outcome = async ({ id, data }: Job<Data>): Promise<JobResult> => {
            try {
              await handler(data);
              return { id, status: 'completed' };
            } catch (error) {
              return { id, status: 'failed', output: { message: String(error) } };
            }
          };
          // A pg-boss worker that takes one job at a time pauses after each.
          worker = await boss.work<Data, void, typeof BURST>(name, BURST, (jobs) =>
            Promise.all(jobs.map(outcome)),
          );
        },
      };
    },

    async schedule(jobs) {
      const names = new Set(jobs.map(({ name }) => name));
      for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: 3, retryDelay: 60, retryBackoff: true });
        await boss.work(job.name, () => job.run());
        await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
      }
    },
  };
}
