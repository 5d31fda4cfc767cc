import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/index.js';
import type { Logger } from '../logging/index.js';
import type { Random } from '../random.js';
import type { LoopFigures, RoundOutcome } from './loop-figures.js';
import { holdLease, LEASE_MS, LeaseLostError, leaseStore, type Lease } from './lease.js';

/** A loop must be safe to run twice. */
export interface Loop {
  /** The name of the loop's lease: two replicas never run the loop at the same time. */
  name: string;
  intervalMs: number;
  /** With it, the interval counts from the beginning of a run, not from its end. */
  isPaced?: true;
  /** Rows go through `forEachDue`, calls to the outside through `underLease`. */
  run(lease: Lease): Promise<void>;
}

export interface DailyJob {
  name: string;
  /** The time is in America/Sao_Paulo. */
  cron: string;
  run(): Promise<void>;
}

interface Deps {
  db: Pick<Database, 'sql'>;
  random: Random;
  log: Logger;
  figures: LoopFigures;
  leaseMs?: number;
}

export interface LoopRunner {
  start(): void;
  stop(): Promise<void>;
  isRunning(): boolean;
}

const SHORTEST_PAUSE_MS = 50;
/** In ms: longer than the statement that ends a lease takes. */
const STATEMENT_MS = 250;

function pauseAfter({ intervalMs, isPaced }: Loop, beganAt: number): number {
  return isPaced ? Math.max(SHORTEST_PAUSE_MS, intervalMs - (performance.now() - beganAt)) : intervalMs;
}

export function createLoopRunner(
  loops: readonly Loop[],
  { db, random, log, figures, leaseMs = LEASE_MS }: Deps,
): LoopRunner {
  const leases = leaseStore(db);
  const stopping = new AbortController();
  let running: Promise<void>[] | undefined;

  async function round(loop: Loop, isFirst: boolean, beganAt: number): Promise<RoundOutcome | null> {
    const holder = random.id();
    const takenAt = performance.now();
    if (!(await leases.take(loop.name, holder, leaseMs, isFirst))) return null;
    figures.began(loop.name);
    const lease = holdLease({ leases, name: loop.name, holder, leaseMs, takenAt, stopping: stopping.signal });
    try {
      await loop.run(lease);
      return 'done';
    } finally {
      // The statement takes some time, so the loop must be due before this process asks again.
      await lease.end(Math.max(0, pauseAfter(loop, beganAt) - (loop.isPaced ? STATEMENT_MS : 0)));
    }
  }

  async function repeat(loop: Loop): Promise<void> {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const beganAt = performance.now();
      let outcome: RoundOutcome | null = null;
      try {
        outcome = await round(loop, isFirst, beganAt);
      } catch (error) {
        const isPassedOn = error instanceof LeaseLostError || stopping.signal.aborted;
        if (!isPassedOn) {
          log.error({ err: error, loop: loop.name }, 'loop failed');
          outcome = 'failed';
        }
      }
      figures.ended(loop.name, outcome);
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
