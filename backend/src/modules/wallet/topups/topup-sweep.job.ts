import type { Clock } from '../../../platform/clock.js';
import { createForEachDue, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { TopupService } from './topup.service.js';

const NAME = 'topup-sweep';

/** Each top-up is read at its own, slower pace. */
const SWEEP_MS = 1_000;
const AT_ONCE = 5;

interface Deps {
  clock: Clock;
  log: Logger;
  cadenceMs: number;
  topups: TopupService;
}

export function topupSweepJob(deps: Deps): Loop {
  const { cadenceMs, topups } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  return {
    name: NAME,
    intervalMs: Math.min(SWEEP_MS, cadenceMs),
    run: (lease) =>
      forEachDue({
        lease,
        list: (except) => topups.listDue(except),
        idOf: ({ id }) => id,
        work: (topup) => topups.read(topup, lease),
        atOnce: AT_ONCE,
      }),
  };
}
