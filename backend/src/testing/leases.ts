import { LeaseLostError, type Lease } from '../platform/jobs/index.js';

/** A lease that nobody takes away. */
export const heldLease = (): Lease => ({ signal: new AbortController().signal, assertHeld: () => undefined });

/** The lease of a replica that freezes after so many assertions: its turn has passed, and no timer has noticed yet. */
export function leaseLostAfter(assertions: number): Lease {
  let left = assertions;
  return {
    signal: new AbortController().signal,
    assertHeld() {
      if (left === 0) throw new LeaseLostError('test');
      left -= 1;
    },
  };
}
