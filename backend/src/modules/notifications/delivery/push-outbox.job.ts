import { dueLoop, type JobQueue, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createOutboxStore } from './outbox.store.js';
import type { PushJob } from './push-delivery.js';

const NAME = 'push-outbox';

const INTERVAL_MS = 1_000;
const BATCH = 500;
const AT_ONCE = 2;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  /** Null before the module has started, and when the server has no push keys. */
  queue(): Pick<JobQueue<PushJob>, 'add'> | null;
};

/** Moves the outbox to the queue, a job for each browser. Both are one transaction, so no notice is lost or doubled. */
export function pushOutboxJob(deps: Deps): Loop {
  const { db, queue } = deps;

  function passOn(id: string): Promise<void> {
    return db.transaction(async (unit) => {
      for (const { subscriptionId, happenedAt, ...entry } of await createOutboxStore(unit.sql).take(id)) {
        if (!subscriptionId) continue;
        const job = { ...entry, subscriptionId, happenedAt: happenedAt.toISOString(), tries: 0 };
        await queue()?.add(job, unit);
      }
    });
  }

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => createOutboxStore(db.sql).list(BATCH, except),
    idOf: (id) => id,
    work: passOn,
    atOnce: AT_ONCE,
  });
}
