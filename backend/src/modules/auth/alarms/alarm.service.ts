import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import { tokenHash } from '../secrets.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import { authText } from '../auth-texts.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import { alarmLinkStore } from './alarm-link.store.js';

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
}

export class AlarmService {
  constructor(private readonly deps: Deps) {}

  /**
   * The second step stays: a mailbox alone must never be enough to remove it.
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
    const { db, revocation } = this.deps;
    await db.transaction(async (unit) => {
      if (!(await alarmLinkStore(unit.sql).useUp(hash))) throw new DomainError('INVALID_TOKEN');
      const ended = { userId, origin, cause: 'disowned_by_mail', revokesApiKeys: true } as const;
      await revocation.revoke(ended, unit);
    });
  }
}
