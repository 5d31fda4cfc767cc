import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import { publishSessionEnded } from './session.service.js';
import { sessionStore } from './session.store.js';

/** Owners read that staff did it, not where staff sit. */
const UNTOLD: RequestOrigin = { ipAddress: null, userAgent: null };

interface Dependencies {
  clock: Clock;
  events: EventBus;
  activityLog: ActivityLog;
}

/** Ends sessions at the will of staff; API keys are not sessions and stay. */
export class StaffSessionEnds {
  constructor(private readonly deps: Dependencies) {}

  /** All of one account; answers how many there were. */
  async endAllOf(userId: string, unit: UnitOfWork): Promise<number> {
    const { clock, events, activityLog } = this.deps;
    const ended = await sessionStore(unit.sql).endAll(userId, clock.now());
    if (ended.length === 0) return 0;
    await activityLog.record({ userId, kind: 'sessions_ended_by_staff', origin: UNTOLD }, unit);
    unit.afterCommit(() => ended.forEach((session) => publishSessionEnded(events, session)));
    return ended.length;
  }

  /** All of everybody, the caller's own included; answers how many there were. */
  async endEveryone(unit: UnitOfWork): Promise<number> {
    const { clock, events } = this.deps;
    const ended = await sessionStore(unit.sql).endEveryone(clock.now(), 'sessions_ended_by_staff');
    // One event for all: as many as there are sessions would drown the bus.
    unit.afterCommit(() => events.publish({ userId: null, type: 'every_session_ended', fields: {} }));
    return ended;
  }
}
