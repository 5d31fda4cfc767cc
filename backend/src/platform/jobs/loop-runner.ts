import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/index.js';
import type { Logger } from '../logging/index.js';
import type { Random } from '../random.js';
import { holdLease, LEASE_MS, LeaseLostError, leaseStore, type Lease } from './lease.js';

/** Safe to run twice. */
export interface Loop {
  /** Of its lease: two replicas never run it at once. */
  name: string;
  intervalMs: number;
  /** Counts the interval from the beginning of a run. */
  isPaced?: true;
  /** Rows go through `forEachDue`, calls to the outside through `underLease`. */
  run(lease: Lease): Promise<void>;
}

export interface DailyJob {
  name: string;
  /** In America/Sao_Paulo. */
  cron: string;
  run(): Promise<void>;
}

interface Deps {
  db: Pick<Database, 'sql'>;
  random: Random;
  log: Logger;
  leaseMs?: number;
}

export interface LoopRunner {
  start(): void;
  stop(): Promise<void>;
  isRunning(): boolean;
}

const SHORTEST_PAUSE_MS = 50;
/** Longer than the end of a lease takes. */
const STATEMENT_MS = 250;

function pauseAfter({ intervalMs, isPaced }: Loop, beganAt: number): number {
  return isPaced ? Math.max(SHORTEST_PAUSE_MS, intervalMs - (performance.now() - beganAt)) : intervalMs;
}

export function createLoopRunner(
  loops: readonly Loop[],
  { db, random, log, leaseMs = LEASE_MS }: Deps,
): LoopRunner {
  const leases = leaseStore(db);
  const stopping = new AbortController();
  let running: Promise<void>[] | undefined;

  async function round(loop: Loop, isFirst: boolean, beganAt: number): Promise<void> {
    const holder = random.id();
    const takenAt = performance.now();
    if (!(await leases.take(loop.name, holder, leaseMs, isFirst))) return;
    const lease = holdLease({ leases, name: loop.name, holder, leaseMs, takenAt, stopping: stopping.signal });
    try {
      await loop.run(lease);
    } finally {
      // Due before this process asks again: the statement takes its time.
      await lease.end(Math.max(0, pauseAfter(loop, beganAt) - (loop.isPaced ? STATEMENT_MS : 0)));
    }
  }

  async function repeat(loop: Loop): Promise<void> {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const beganAt = performance.now();
      try {
        await round(loop, isFirst, beganAt);
      } catch (error) {
        const isPassedOn = error instanceof LeaseLostError || stopping.signal.aborted;
        if (!isPassedOn) log.error({ err: error, loop: loop.name }, 'loop failed');
      }
      await wait(pauseAfter(loop, beganAt), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    start: () => void (running = loops.map(repeat)),
    async stop() {
      stopping.abort();
      await Promise.all(running ?? []);
    },
    isRunning: () => running !== undefined && !stopping.signal.aborted,
  };
}
