import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/index.js';
import type { Logger } from '../logging/index.js';
import type { Random } from '../random.js';
import { holdLease } from './held-lease.js';
import { LEASE_MS, LeaseLostError, leaseStore } from './lease.js';
import type { Loop } from './loop.js';

interface Dependencies {
  db: Pick<Database, 'sql'>;
  random: Random;
  log: Logger;
  leaseMs?: number;
}

export interface LoopRunner {
  start(): void;
  /** Asks running rounds to end and waits for them. */
  stop(): Promise<void>;
  isRunning(): boolean;
}

/** Runs each loop at its cadence; replicas on one database share the rounds through leases. */
export function createLoopRunner(
  loops: readonly Loop[],
  { db, random, log, leaseMs = LEASE_MS }: Dependencies,
): LoopRunner {
  const leases = leaseStore(db);
  const stopping = new AbortController();
  let running: Promise<void>[] | undefined;

  async function round(loop: Loop, isFirst: boolean): Promise<void> {
    const holder = random.id();
    const takenAt = performance.now();
    if (!(await leases.take(loop.name, holder, leaseMs, isFirst))) return;
    const lease = holdLease({ leases, name: loop.name, holder, leaseMs, takenAt, stopping: stopping.signal });
    try {
      await loop.run(lease);
    } finally {
      await lease.end(loop.intervalMs);
    }
  }

  async function repeat(loop: Loop): Promise<void> {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      try {
        await round(loop, isFirst);
      } catch (error) {
        const isPassedOn = error instanceof LeaseLostError || stopping.signal.aborted;
        if (!isPassedOn) log.error({ err: error, loop: loop.name }, 'loop failed');
      }
      await wait(loop.intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
