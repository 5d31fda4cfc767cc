import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { alarmLinkStore } from './alarm-link.store.js';
import { authText } from '../auth-texts.js';
import { knownDeviceStore } from '../sessions/known-device.store.js';
import { passwordResetStore } from '../passwords/password-reset.store.js';
import { passwordStore } from '../passwords/password.store.js';
import { tokenHash } from '../secrets.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';

const PER_NETWORK: RateLimit = { name: 'alarm.network', limit: 60, windowSeconds: 600 };

export interface Alarm {
  token: string;
  language: Language;
  network: string;
  origin: RequestOrigin;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  revocation: AccessRevocation;
  activityLog: ActivityLog;
}

/** What happens when an owner answers a security mail with "that was not me". */
export class AlarmService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Nobody is signed in afterwards and no password or key opens the account: the way back leads through its mailbox.
   * A second step stays, because a mailbox alone must never be enough to remove it.
   * @throws DomainError INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMITED
   */
  async raise(alarm: Alarm): Promise<MessageDto> {
    const { db, clock, rateLimiter } = this.deps;
    await rateLimiter.consume(PER_NETWORK, alarm.network);
    const hash = tokenHash(alarm.token.trim());
    const link = await alarmLinkStore(db.sql).find(hash);
    if (!link) throw new DomainError('INVALID_TOKEN');
    if (link.expiresAt <= clock.now()) throw new DomainError('TOKEN_EXPIRED');
    await this.shut(link.userId, hash, alarm.origin);
    return { message: authText('account_secured', alarm.language) };
  }

  private async shut(userId: string, hash: Buffer, origin: RequestOrigin): Promise<void> {
    const { db, revocation, activityLog } = this.deps;
    await db.transaction(async (unit) => {
      if (!(await alarmLinkStore(unit.sql).useUp(hash))) throw new DomainError('INVALID_TOKEN');
      await passwordStore(unit.sql).discard(userId);
      await passwordResetStore(unit.sql).forgetOf(userId);
      // The intruder's browser must be news again.
      await knownDeviceStore(unit.sql).forgetOf(userId);
      await revocation.revokeSessions(userId, unit);
      await revocation.revokeApiKeys(userId, origin, unit);
      await activityLog.record({ userId, kind: 'all_sessions_ended', origin }, unit);
    });
  }
}
