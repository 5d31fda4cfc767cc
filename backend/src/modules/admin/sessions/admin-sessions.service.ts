import type { Platform } from '../../../platform/platform.js';
import { presentRevoked, type AuthModule, type EndedSessionsDto, type Revoked } from '../../auth/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<AuthModule, 'getAccount' | 'endSessionsOf' | 'endEverySession'>;
}

const endedSessions = (
  { sessions, apiKeys }: Revoked,
  isOfKeys: boolean,
  whose: Pick<StaffChange, 'entityType' | 'entityId' | 'userId'>,
): StaffChange => ({
  ...whose,
  action: 'sessions.end',
  before: { live_sessions: sessions, ...(isOfKeys && { api_keys: apiKeys }) },
  after: { live_sessions: 0, ...(isOfKeys && { api_keys: 0 }) },
});

const isAnything = ({ sessions, apiKeys }: Revoked) => sessions + apiKeys > 0;

export class AdminSessionsService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError NOT_FOUND */
  async endOf(userId: string, revokesApiKeys: boolean, asked: StaffRequest): Promise<EndedSessionsDto> {
    const { auth } = this.deps;
    await auth.getAccount(userId);
    return changeAsStaff(this.deps, asked, async (unit) => {
      const ended = await auth.endSessionsOf(userId, revokesApiKeys, unit);
      const change = endedSessions(ended, revokesApiKeys, { entityType: 'user', entityId: userId, userId });
      return { result: presentRevoked(ended), changes: isAnything(ended) ? [change] : [] };
    });
  }

  /** Also ends the caller's own session. */
  endEvery(revokesApiKeys: boolean, asked: StaffRequest): Promise<EndedSessionsDto> {
    return changeAsStaff(this.deps, asked, async (unit) => {
      const ended = await this.deps.auth.endEverySession(revokesApiKeys, unit);
      const change = endedSessions(ended, revokesApiKeys, { entityId: 'all', userId: null });
      return { result: presentRevoked(ended), changes: isAnything(ended) ? [change] : [] };
    });
  }
}
