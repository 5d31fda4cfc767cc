import { dueLoop, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { updateMail } from './follower-mails.js';
import { createFollowerStore } from './follower.store.js';

const NAME = 'status-mails';

const INTERVAL_MS = 2_000;
const BATCH = 500;

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'mailer' | 'publicUrl'>;

/** Mails each update of an incident to all followers. A batch of mails and its cursor are one transaction. */
export function followerMailsJob(deps: Deps): Loop {
  const { db, clock, mailer, publicUrl } = deps;

  /** @returns whether more mails may be left */
  function mailBatch(updateId: string): Promise<boolean> {
    return db.transaction(async (unit) => {
      const store = createFollowerStore(unit.sql);
      const update = await store.lockUnmailed(updateId);
      if (!update) return false;
      const followers = await store.listAfter(update.mailedThrough, update.publishedAt, BATCH);
      for (const follower of followers) await mailer.send(updateMail(update, follower, publicUrl), unit);
      const isLast = followers.length < BATCH;
      await store.advance(updateId, followers.at(-1)?.id ?? null, isLast ? clock.now() : null);
      return !isLast;
    });
  }

  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => createFollowerStore(db.sql).unmailed(except),
    idOf: ({ id }) => id,
    async work({ id }, lease) {
      while (await mailBatch(id)) lease.assertHeld();
    },
  });
}
