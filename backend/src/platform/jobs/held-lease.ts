import { LeaseLostError, type Lease, type LeaseStore } from './lease.js';

/** Renewed this many times within its length, so that one slow renewal does not lose it. */
const RENEWALS = 3;

/** A lease that renews itself until it is ended. */
export interface HeldLease extends Lease {
  end(pauseMs: number): Promise<void>;
}

interface Turn {
  leases: LeaseStore;
  name: string;
  holder: string;
  leaseMs: number;
  /** When the lease was asked for (monotonic ms): it lasts from there at the least. */
  takenAt: number;
  stopping: AbortSignal;
}

/** Keeps a lease that was just taken; time is the monotonic clock, which runs on while the process is frozen. */
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
    // A renewal that fails is tried again; the lease ends by itself when none succeeds.
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
