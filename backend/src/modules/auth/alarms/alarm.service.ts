import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork, Database } from '../../../platform/database/index.js';
import type { Random } from '../../../platform/random.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { tokenHash } from '../secrets.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { authText } from '../auth-texts.js';
import { knownDeviceStore } from '../sessions/session.store.js';
import { passwordResetStore, passwordStore } from '../passwords/password.store.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import { alarmLinkStore } from './alarm-link.store.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

/** How long such a link works. */
export const ALARM_LINK_DAYS = 7;

interface AlarmLinksDeps {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

/** Makes the "wasn't you?" links of security mails. */
export class AlarmLinks {
  constructor(private readonly deps: AlarmLinksDeps) {}

  /** An address that may shut the account, once and for some days. */
  async create(userId: string, unit: UnitOfWork): Promise<string> {
    const { clock, random, publicUrl } = this.deps;
    const token = random.token(TOKEN_BYTES);
    const expiresAt = new Date(clock.now().getTime() + ALARM_LINK_DAYS * DAY_MS);
    await alarmLinkStore(unit.sql).insert(tokenHash(token), userId, expiresAt);
    return `${publicUrl}/secure-account?token=${token}`;
  }
}

const PER_NETWORK: RateLimit = { name: 'alarm.network', limit: 60, windowSeconds: 600 };

export interface Alarm {
  token: string;
  language: Language;
  network: string;
  origin: RequestOrigin;
}

interface Deps {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  revocation: AccessRevocation;
  activityLog: ActivityLog;
}

/** What happens when an owner answers a security mail with "that was not me". */
export class AlarmService {
  constructor(private readonly deps: Deps) {}

  /**
   * Afterwards no session, password or key opens the account: the way back leads through its mailbox. A second step
   * stays, because a mailbox alone must never be enough to remove it.
   * @throws DomainError INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMITED
   */
  async raise(alarm: Alarm): Promise<MessageDto> {
    const { db, clock, rateLimiter } = this.deps;
    await rateLimiter.consume(PER_NETWORK, alarm.network);
    const hash = tokenHash(alarm.token.trim());
    const link = await alarmLinkStore(db.sql).find(hash);
    if (!link) throw new DomainError('INVALID_TOKEN');
    if (link.expiresAt <= clock.now()) throw new DomainError('TOKEN_EXPIRED');
    await this.#shut(link.userId, hash, alarm.origin);
    return { message: authText('account_secured', alarm.language) };
  }

  async #shut(userId: string, hash: Buffer, origin: RequestOrigin): Promise<void> {
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
