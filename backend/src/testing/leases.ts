import { LeaseLostError, type Lease } from '../platform/jobs/index.js';

/** A lease that is never lost. */
export const heldLease = (): Lease => ({ signal: new AbortController().signal, assertHeld: () => undefined });

/** The lease of a replica that freezes after so many assertions: another replica has it, and no timer has run yet. */
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
