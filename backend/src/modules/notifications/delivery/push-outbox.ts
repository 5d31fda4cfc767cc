import type { Database } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { outboxStore } from './outbox.store.js';
import type { PushJob } from './push-delivery.js';

const MOST_AT_ONCE = 100;

interface Dependencies {
  db: Database;
  /** Null: nobody can be told, and what happened is forgotten. */
  queue: Pick<JobQueue<PushJob>, 'add'> | null;
}

/** Passes on what happened: one job a browser, in the transaction that takes it out of the outbox. */
export class PushOutbox {
  constructor(private readonly deps: Dependencies) {}

  async drain(signal: AbortSignal): Promise<void> {
    let taken = MOST_AT_ONCE;
    while (taken === MOST_AT_ONCE && !signal.aborted) taken = await this.passOn();
  }

  private passOn(): Promise<number> {
    const { db, queue } = this.deps;
    return db.transaction(async (unit) => {
      const entries = await outboxStore(unit.sql).take(MOST_AT_ONCE);
      for (const { userId, notice, subscriptionId } of entries) {
        const { happenedAt, ...rest } = notice;
        if (subscriptionId)
          await queue?.add(
            { ...rest, subscriptionId, userId, happenedAt: happenedAt.toISOString(), tries: 0 },
            unit,
          );
      }
      return new Set(entries.map(({ id }) => id)).size;
    });
  }
}
