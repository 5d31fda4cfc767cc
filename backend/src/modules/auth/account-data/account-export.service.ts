import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Actor, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { presentMe } from '../accounts/account.presenter.js';
import { accountStore } from '../accounts/account.store.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { presentActivity } from '../activity/activity.controller.js';
import { presentApiKey } from '../api-keys/api-keys.controller.js';
import { listApiKeys } from '../api-keys/api-key.store.js';
import { presentSessions } from '../sessions/sessions.controller.js';
import { listLiveSessions } from '../sessions/session.store.js';
import type { AccountDataHolder } from './account-data-holder.js';
import type { AccountExportDto } from './account-data.dto.js';

const PER_ACCOUNT: RateLimit = { name: 'export.account', limit: 5, windowSeconds: 3600 };
/** More than a year's entries of any account: strangers can cause a few a day only. */
const MOST_ACTIVITIES = 100_000;

interface Deps {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  activityLog: ActivityLog;
  holders: readonly AccountDataHolder[];
}

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
    const [account, sessions, keys, activity] = await Promise.all([
      accountStore(db.sql).get(userId),
      listLiveSessions(db, userId, clock.now()),
      listApiKeys(db, userId),
      activityLog.list(userId, { limit: MOST_ACTIVITIES, beforeId: null }),
    ]);
    const sections = await Promise.all(holders.map((holder) => holder.exportOf(userId, language)));
    return {
      exported_at: clock.now().toISOString(),
      account: presentMe(account),
      // In full: only screens mask it.
      sessions: presentSessions(sessions, sessionId).sessions.map((session, index) => ({
        ...session,
        ip_address: sessions[index]?.ipAddress ?? null,
      })),
      api_keys: keys.map(presentApiKey),
      activity: activity.items.map((entry) => ({
        ...presentActivity(entry),
        ip_address: entry.ipAddress,
        user_agent: entry.userAgent,
      })),
      ...Object.fromEntries(sections.flatMap((section) => Object.entries(section))),
    };
  }
}
