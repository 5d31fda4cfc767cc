import type { Clock } from '../../../platform/clock.js';
import { createForEachDue, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { PayoutTries } from './payout-tries.js';

const NAME = 'payout-sweep';

/** Each payout is tried at its own, slower pace. */
const SWEEP_MS = 5_000;

interface Deps {
  clock: Clock;
  log: Logger;
  cadenceMs: number;
  tries: PayoutTries;
}

export function payoutSweepJob(deps: Deps): Loop {
  const { cadenceMs, tries } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  return {
    name: NAME,
    intervalMs: Math.min(SWEEP_MS, cadenceMs),
    run: (lease) =>
      forEachDue({
        lease,
        list: (except) => tries.listDue(except),
        idOf: ({ id }) => id,
        work: (payout) => tries.tryAgain(payout, lease),
      }),
  };
}
