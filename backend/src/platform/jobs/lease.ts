import { statement, type Database } from '../database/index.js';

export const LEASE_MS = 10_000;

export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

export interface Lease {
  /** Aborts when the process stops or the lease is lost. */
  readonly signal: AbortSignal;
  /** Call it before an effect that must not happen twice: the process may have been frozen. @throws LeaseLostError */
  assertHeld(): void;
}

export function underLease<Port extends object>(port: Port, lease: Lease | undefined): Port {
  if (!lease) return port;
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        lease.assertHeld();
        return value.apply(target, values);
      };
    },
  });
}

// The database's clock decides, because the clocks of replicas may differ.
const TAKE = statement(
  'leases.take',
  `INSERT INTO leases AS present (name, holder, expires_at, due_at)
   VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms', clock_timestamp())
   ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
     WHERE present.expires_at <= clock_timestamp() AND ($4 OR present.due_at <= clock_timestamp())
   RETURNING name`,
);

const EXTEND = statement(
  'leases.extend',
  `UPDATE leases SET expires_at = clock_timestamp() + $3 * interval '1 ms'
   WHERE name = $1 AND holder = $2 RETURNING name`,
);

const END = statement(
  'leases.end',
  `UPDATE leases SET expires_at = clock_timestamp(), due_at = clock_timestamp() + $3 * interval '1 ms'
   WHERE name = $1 AND holder = $2`,
);

export function leaseStore({ sql }: Pick<Database, 'sql'>) {
  return {
    async take(name: string, holder: string, leaseMs: number, evenIfNotDue: boolean): Promise<boolean> {
      return (await sql.row(TAKE, [name, holder, leaseMs, evenIfNotDue])) !== null;
    },
    async extend(name: string, holder: string, leaseMs: number): Promise<boolean> {
      return (await sql.row(EXTEND, [name, holder, leaseMs])) !== null;
    },
    async end(name: string, holder: string, pauseMs: number): Promise<void> {
      await sql.rows(END, [name, holder, pauseMs]);
    },
  };
}

type LeaseStore = ReturnType<typeof leaseStore>;

/** With so many renewals, one slow renewal does not lose the lease. */
const RENEWALS = 3;

export interface HeldLease extends Lease {
  end(pauseMs: number): Promise<void>;
}

interface Turn {
  leases: LeaseStore;
  name: string;
  holder: string;
  leaseMs: number;
  /** In ms of the monotonic clock: from this moment the lease lasts at least its full time. */
  takenAt: number;
  stopping: AbortSignal;
}

/** Uses the monotonic clock, which continues while the process is frozen. */
export function holdLease({ leases, name, holder, leaseMs, takenAt, stopping }: Turn): HeldLease {
  const lost = new AbortController();
  let validUntil = takenAt + leaseMs;

  async function renew(): Promise<void> {
    const askedAt = performance.now();
    if (await leases.extend(name, holder, leaseMs)) validUntil = askedAt + leaseMs;
    else lost.abort(new LeaseLostError(name));
  }
  const timer = setInterval(() => {
    if (performance.now() >= validUntil) lost.abort(new LeaseLostError(name));
    // A renewal that failed is tried again at the next interval.
    else void renew().catch(() => undefined);
  }, leaseMs / RENEWALS);

  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    assertHeld() {
      if (lost.signal.aborted || performance.now() >= validUntil) throw new LeaseLostError(name);
    },
    async end(pauseMs) {
      clearInterval(timer);
      await leases.end(name, holder, pauseMs);
    },
  };
}
