import type { UnitOfWork, CursorPage } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Activity, NewActivity } from './activity-event.js';
import { createActivityStore } from './activity.store.js';

const DAY_MS = 86_400_000;
const FAILURES_FROM_ONE_ADDRESS = 5;
const FAILURES = 20;

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>;

export interface ActivityPage {
  limit: number;
  beforeId: string | null;
}

export class ActivityLog {
  constructor(private readonly deps: Deps) {}

  async record(activity: NewActivity, unit: UnitOfWork): Promise<void> {
    await createActivityStore(unit.sql).insert(activity, this.deps.clock.now());
  }

  /** Limited, so that strangers cannot fill the list. Not awaited, so that the time reveals no account. */
  recordFailure(activity: NewActivity): void {
    const { db, clock, log } = this.deps;
    const now = clock.now();
    const bound = {
      since: new Date(now.getTime() - DAY_MS),
      fromOneAddress: FAILURES_FROM_ONE_ADDRESS,
      inAll: FAILURES,
    };
    db.transaction(({ sql }) => createActivityStore(sql).insertWithin(activity, now, bound)).catch(
      (error: unknown) => log.warn({ err: error }, 'a failed attempt could not be written down'),
    );
  }

  async list(userId: string, { limit, beforeId }: ActivityPage): Promise<CursorPage<Activity>> {
    const found = await createActivityStore(this.deps.db.sql).list(userId, beforeId, limit + 1);
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }
}
