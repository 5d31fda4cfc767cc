import type { Clock } from '../clock.js';
import type { Logger } from '../logging/index.js';
import { LeaseLostError, type Lease } from './lease.js';
import type { Loop } from './loop-runner.js';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export interface DueRows<Row> {
  lease: Lease;
  /** The ids that back off after a failure are left out. */
  list(except: string[]): Promise<readonly Row[]> | readonly Row[];
  idOf(row: Row): string;
  /** Moves the due time in the database first. Outside calls go through `underLease`. */
  work(row: Row): Promise<unknown>;
  atOnce?: number;
}

export type ForEachDue = <Row>(rows: DueRows<Row>) => Promise<void>;

interface Deps {
  clock: Clock;
  log: Logger;
  loop: string;
}

/** A row whose work throws is not tried again in this process for 5 s, later for up to a minute. */
export function createForEachDue({ clock, log, loop }: Deps): ForEachDue {
  const failures = new Map<string, { count: number; until: number }>();

  function backOff(id: string, err: unknown): void {
    const count = (failures.get(id)?.count ?? 0) + 1;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS);
    failures.set(id, { count, until: clock.now().getTime() + pauseMs });
    log.error({ err, loop, row: id, failures: count, pause_ms: pauseMs }, 'row of a loop failed');
  }

  function backingOff(): Set<string> {
    const now = clock.now().getTime();
    for (const [id, { until }] of failures) if (until + LONGEST_PAUSE_MS <= now) failures.delete(id);
    return new Set([...failures].flatMap(([id, { until }]) => (until > now ? [id] : [])));
  }

  return async ({ lease, list, idOf, work, atOnce = 1 }) => {
    const resting = backingOff();
    const rows = (await list([...resting])).filter((row) => !resting.has(idOf(row)));
    const waiting = rows.values();

    async function workOff(): Promise<void> {
      for (const row of waiting) {
        if (lease.signal.aborted) return;
        lease.assertHeld();
        try {
          await work(row);
          failures.delete(idOf(row));
        } catch (error) {
          if (error instanceof LeaseLostError || lease.signal.aborted) throw error;
          backOff(idOf(row), error);
        }
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, rows.length) }, workOff));
    const broken = ended.find((worker) => worker.status === 'rejected');
    if (broken) throw broken.reason;
  };
}

type DueLoop<Row> = Pick<Loop, 'name' | 'intervalMs'> &
  Omit<DueRows<Row>, 'lease' | 'work'> & { work(row: Row, lease: Lease): Promise<unknown> };

/** A loop whose rounds only work off the rows that are due. */
export function dueLoop<Row>(
  { clock, log }: Omit<Deps, 'loop'>,
  { name, intervalMs, work, ...rows }: DueLoop<Row>,
): Loop {
  const forEachDue = createForEachDue({ clock, log, loop: name });
  return {
    name,
    intervalMs,
    run: (lease) => forEachDue({ ...rows, lease, work: (row) => work(row, lease) }),
  };
}
