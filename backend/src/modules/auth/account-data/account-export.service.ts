import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { presentMe } from '../accounts/account.dto.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { presentActivity } from '../activity/activity.dto.js';
import { presentApiKey } from '../api-keys/api-key.dto.js';
import { createApiKeyStore } from '../api-keys/api-key.store.js';
import { presentTeam } from '../teams/team.dto.js';
import { createTeamStore } from '../teams/team.store.js';
import { listLiveSessions } from '../sessions/session-list.read-model.js';
import { presentSessions } from '../sessions/sessions.dto.js';
import type { AccountDataHolder } from './account-data-holder.js';
import type { AccountExportDto } from './account-data.dto.js';

const PER_ACCOUNT: RateLimit = { name: 'export.account', limit: 5, windowSeconds: 3600 };
/** More than any account has in a year, because failed sign-ins of strangers are limited to a few a day. */
const MOST_ACTIVITIES = 100_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter'> & {
  activityLog: ActivityLog;
  holders: readonly AccountDataHolder[];
};

export class AccountExportService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError RATE_LIMITED */
  async export(
    { userId, sessionId }: Actor,
    language: Language,
    origin: RequestOrigin,
  ): Promise<AccountExportDto> {
    const { db, clock, rateLimiter, activityLog, holders } = this.deps;
    await rateLimiter.consume(PER_ACCOUNT, userId);
    await db.transaction((unit) => activityLog.record({ userId, kind: 'data_exported', origin }, unit));
    const [account, sessions, keys, teams, activity] = await Promise.all([
      createAccountStore(db.sql).get(userId),
      listLiveSessions(db, userId, clock.now()),
      createApiKeyStore(db.sql).list({ userId, memberId: null }, clock.now()),
      createTeamStore(db.sql).list(userId),
      activityLog.list(userId, { limit: MOST_ACTIVITIES, beforeId: null }),
    ]);
    const sections = await Promise.all(holders.map((holder) => holder.exportOf(userId, language)));
    return {
      exported_at: clock.now().toISOString(),
      account: presentMe(account),
      // The export shows the full address. Only screens mask it.
      sessions: presentSessions(sessions, sessionId).sessions.map((session, index) => ({
        ...session,
        ip_address: sessions[index]?.ipAddress ?? null,
      })),
      api_keys: keys.map(presentApiKey),
      teams: teams.map(presentTeam),
      activity: activity.items.map((entry) => ({
        ...presentActivity(entry),
        ip_address: entry.ipAddress,
        user_agent: entry.userAgent,
      })),
      ...Object.fromEntries(sections.flatMap((section) => Object.entries(section))),
    };
  }
}
