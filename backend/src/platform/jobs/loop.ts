import type { Lease } from './lease.js';

/** Something the clock makes happen at a cadence under a minute; safe to run twice. */
export interface Loop {
  /** Name of its lease: two replicas never run it at once. */
  name: string;
  /** Pause between two runs in milliseconds. */
  intervalMs: number;
  /**
   * One round under its lease: `lease.signal` aborts when the process stops or the turn has passed to another replica.
   * Rows go through `forEachDue`, calls to the outside through `underLease`.
   */
  run(lease: Lease): Promise<void>;
}

/** Something that happens once a day. */
export interface DailyJob {
  name: string;
  /** Cron expression in America/Sao_Paulo. */
  cron: string;
  run(): Promise<void>;
}
