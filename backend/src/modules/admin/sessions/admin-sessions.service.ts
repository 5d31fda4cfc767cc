import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { AuthModule } from '../../auth/index.js';
import { changeAsStaff, type StaffChange, type StaffRequest } from '../audit/staff-change.js';

interface Deps {
  db: Database;
  clock: Clock;
  auth: Pick<AuthModule, 'getAccount' | 'endSessionsOf' | 'endEverySession'>;
}

const endedSessions = (ended: number, whose: Pick<StaffChange, 'entity' | 'userId'>): StaffChange => ({
  ...whose,
  action: 'sessions.end',
  before: { live_sessions: ended },
  after: { live_sessions: 0 },
});

/** Lets staff sign accounts out, such as after a stolen device or a leaked secret. */
export class AdminSessionsService {
  constructor(private readonly deps: Deps) {}

  /** Ends all sessions of one account; answers how many. @throws DomainError NOT_FOUND */
  async endOf(userId: string, asked: StaffRequest): Promise<number> {
    const { auth } = this.deps;
    await auth.getAccount(userId);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const ended = await auth.endSessionsOf(userId, unit);
      const change = endedSessions(ended, { entity: { type: 'user', id: userId }, userId });
      return { result: ended, changes: [change] };
    });
  }

  /** Ends the sessions of all accounts, the caller's included; answers how many. */
  endEvery(asked: StaffRequest): Promise<number> {
    return changeAsStaff(this.deps, asked, async (unit) => {
      const ended = await this.deps.auth.endEverySession(unit);
      const change = endedSessions(ended, { entity: { type: 'session', id: 'all' }, userId: null });
      return { result: ended, changes: [change] };
    });
  }
}
