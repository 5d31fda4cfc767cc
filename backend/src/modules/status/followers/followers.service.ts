import type { UnitOfWork } from '../../../platform/database/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { parseEmail, tokenHash, type AccountDataHolder, type AuthModule } from '../../auth/index.js';
import { confirmationMail, knownFollowerMail } from './follower-mails.js';
import { createFollowerStore } from './follower.store.js';

const PER_NETWORK: RateLimit = { name: 'status.follow.network', limit: 10, windowSeconds: 3_600 };
const PER_ADDRESS: RateLimit = { name: 'status.follow.address', limit: 3, windowSeconds: 3_600 };
const SECRET_BYTES = 24;
const UNCONFIRMED_MS = 86_400_000;

interface WantedFollower {
  email: string;
  language: Language;
  network: string;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'mailer' | 'rateLimiter' | 'publicUrl'> & {
  auth: Pick<AuthModule, 'getAccount'>;
};

/** The followers: the addresses that are mailed what staff publish at /status. */
export class FollowersService {
  constructor(private readonly deps: Deps) {}

  /** Always mails a link, known address or not. @throws InvalidInputError naming `email`; DomainError RATE_LIMITED */
  async ask({ email: typed, language, network }: WantedFollower): Promise<void> {
    const { db, clock, random, mailer, rateLimiter, publicUrl } = this.deps;
    const email = parseEmail(typed);
    await rateLimiter.consume(PER_NETWORK, network);
    await rateLimiter.consume(PER_ADDRESS, email);
    const token = random.token(SECRET_BYTES);
    await db.transaction(async (unit) => {
      const { leavingKey, isConfirmed } = await createFollowerStore(unit.sql).ask({
        email,
        language,
        confirmationHash: tokenHash(token),
        leavingKey: random.token(SECRET_BYTES),
        createdAt: clock.now(),
      });
      const reader = { email, language, leavingKey };
      const mail = isConfirmed
        ? knownFollowerMail(reader, publicUrl)
        : confirmationMail(reader, token, publicUrl);
      await mailer.send(mail, unit);
    });
  }

  /** @returns false when the link is unknown or older than a day */
  confirm(token: string): Promise<boolean> {
    const now = this.deps.clock.now();
    const askedAfter = new Date(now.getTime() - UNCONFIRMED_MS);
    return createFollowerStore(this.deps.db.sql).confirm(tokenHash(token), now, askedAfter);
  }

  /** @returns false when the address had left before */
  leave(leavingKey: string): Promise<boolean> {
    return createFollowerStore(this.deps.db.sql).leave(leavingKey);
  }

  forgetJob(): DailyJob {
    const { db, clock } = this.deps;
    return {
      name: 'forget-unconfirmed-followers',
      cron: '45 4 * * *',
      run: async () => {
        const before = new Date(clock.now().getTime() - UNCONFIRMED_MS);
        await createFollowerStore(db.sql).forgetUnconfirmed(before);
      },
    };
  }
}

/** The followers of an account are found by its address, because one can follow without an account. */
export class FollowerData implements AccountDataHolder {
  constructor(private readonly deps: Pick<Deps, 'db' | 'auth'>) {}

  openMatters(): Promise<[]> {
    return Promise.resolve([]);
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    const { db, auth } = this.deps;
    const { email } = await auth.getAccount(userId);
    const follower = await createFollowerStore(db.sql).find(email);
    return {
      status_follower: follower && {
        language: follower.language,
        confirmed_at: follower.confirmedAt?.toISOString() ?? null,
      },
    };
  }

  async erase(userId: string, unit: UnitOfWork): Promise<void> {
    const { email } = await this.deps.auth.getAccount(userId);
    await createFollowerStore(unit.sql).erase(email);
  }
}
