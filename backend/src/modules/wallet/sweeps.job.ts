import { dueLoop, type Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import type { PayoutTries } from './payouts/payout-tries.js';
import type { TopupService } from './topups/topup.service.js';

type Deps = Pick<Platform, 'clock' | 'log'> & { cadenceMs: number };

export const topupSweepJob = ({ topups, cadenceMs, ...deps }: Deps & { topups: TopupService }): Loop =>
  dueLoop(deps, {
    name: 'topup-sweep',
    intervalMs: Math.min(1_000, cadenceMs),
    atOnce: 5,
    list: (except) => topups.listDue(except),
    idOf: ({ id }) => id,
    work: (topup, lease) => topups.read(topup, lease),
  });

export const payoutSweepJob = ({ tries, cadenceMs, ...deps }: Deps & { tries: PayoutTries }): Loop =>
  dueLoop(deps, {
    name: 'payout-sweep',
    intervalMs: Math.min(5_000, cadenceMs),
    list: (except) => tries.listDue(except),
    idOf: ({ id }) => id,
    work: (payout, lease) => tries.tryAgain(payout, lease),
  });
