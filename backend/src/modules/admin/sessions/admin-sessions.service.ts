import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { AuthModule } from '../../auth/index.js';
import { recordAudit } from '../audit/audit.store.js';
import { givenReason, type StaffOrigin } from '../audit/staff-action.js';

/** The staff member who ends sessions, and the reason. */
export interface SessionEnding {
  origin: StaffOrigin;
  reason: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  auth: Pick<AuthModule, 'getAccount' | 'endSessionsOf' | 'endEverySession'>;
}

/** Lets staff sign accounts out, such as after a stolen device or a leaked secret. */
export class AdminSessionsService {
  constructor(private readonly deps: Deps) {}

  /** Ends all sessions of one account; answers how many. @throws DomainError NOT_FOUND */
  async endOf(userId: string, { origin, reason }: SessionEnding): Promise<number> {
    const { db, clock, auth } = this.deps;
    await auth.getAccount(userId);
    return db.transaction(async (unit) => {
      const ended = await auth.endSessionsOf(userId, unit);
      await recordAudit(unit, {
        at: clock.now(),
        origin,
        action: 'sessions.end',
        entity: { type: 'user', id: userId },
        userId,
        before: { live_sessions: ended },
        after: { live_sessions: 0 },
        reason: givenReason(reason),
      });
      return ended;
    });
  }

  /** Ends all sessions of everybody, those of the staff who ask included; answers how many. */
  endEvery({ origin, reason }: SessionEnding): Promise<number> {
    const { db, clock, auth } = this.deps;
    return db.transaction(async (unit) => {
      const ended = await auth.endEverySession(unit);
      await recordAudit(unit, {
        at: clock.now(),
        origin,
        action: 'sessions.end',
        entity: { type: 'session', id: 'all' },
        userId: null,
        before: { live_sessions: ended },
        after: { live_sessions: 0 },
        reason: givenReason(reason),
      });
      return ended;
    });
  }
}
