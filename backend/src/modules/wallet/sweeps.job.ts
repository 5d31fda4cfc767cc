import { createForEachDue, type Lease, type Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import type { PayoutTries } from './payouts/payout-tries.js';
import type { TopupService } from './topups/topup.service.js';

type Deps = Pick<Platform, 'clock' | 'log'> & { cadenceMs: number };

interface Sweep<Row extends { id: string }> {
  name: string;
  intervalMs: number;
  atOnce?: number;
  listDue(except: string[]): Promise<Row[]>;
  work(row: Row, lease: Lease): Promise<void>;
}

function sweepJob<Row extends { id: string }>(
  { cadenceMs, ...deps }: Deps,
  { name, intervalMs, listDue, work, ...rest }: Sweep<Row>,
): Loop {
  const forEachDue = createForEachDue({ ...deps, loop: name });
  return {
    name,
    intervalMs: Math.min(intervalMs, cadenceMs),
    run: (lease) =>
      forEachDue({ ...rest, lease, list: listDue, idOf: ({ id }) => id, work: (row) => work(row, lease) }),
  };
}

export const topupSweepJob = ({ topups, ...deps }: Deps & { topups: TopupService }): Loop =>
  sweepJob(deps, {
    name: 'topup-sweep',
    intervalMs: 1_000,
    atOnce: 5,
    listDue: (except) => topups.listDue(except),
    work: (topup, lease) => topups.read(topup, lease),
  });

export const payoutSweepJob = ({ tries, ...deps }: Deps & { tries: PayoutTries }): Loop =>
  sweepJob(deps, {
    name: 'payout-sweep',
    intervalMs: 5_000,
    listDue: (except) => tries.listDue(except),
    work: (payout, lease) => tries.tryAgain(payout, lease),
  });
