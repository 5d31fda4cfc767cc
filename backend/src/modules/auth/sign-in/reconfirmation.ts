import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { createPasswordStore } from '../passwords/password.store.js';
import { createSessionStore } from '../sessions/session.store.js';
import type { SecondStep } from '../two-factor/second-step.js';

const PER_ACCOUNT: RateLimit = { name: 'reconfirmation.account', limit: 10, windowSeconds: 900 };

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter'> & {
  hasher: PasswordHasher;
  secondStep: SecondStep;
};

export interface OwnerProof {
  password: string | undefined;
  otpCode: string | undefined;
  origin: RequestOrigin;
}

export class Reconfirmation {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError INVALID_PASSWORD, REAUTHENTICATION_REQUIRED, TOO_MANY_ATTEMPTS; InvalidInputError */
  async assertConfirmed(actor: Actor, password: string | undefined): Promise<void> {
    const { db, rateLimiter, hasher } = this.deps;
    const passwordHash = await createPasswordStore(db.sql).findHash(actor.userId);
    if (passwordHash === null) {
      if (actor.isRecentlyConfirmed) return;
      throw new DomainError('REAUTHENTICATION_REQUIRED');
    }
    if (!password) throw new InvalidInputError({ password: 'password_required' });
    await rateLimiter.consume(PER_ACCOUNT, actor.userId, 'TOO_MANY_ATTEMPTS');
    if (!(await hasher.verify(passwordHash, password))) throw new DomainError('INVALID_PASSWORD');
    await rateLimiter.reset(PER_ACCOUNT, actor.userId);
  }

  /** @throws DomainError as `assertConfirmed`; TWO_FACTOR_REQUIRED, INVALID_TWO_FACTOR_CODE */
  async assertOwner(actor: Actor, { password, otpCode, origin }: OwnerProof): Promise<void> {
    await this.assertConfirmed(actor, password);
    await this.deps.secondStep.assertPassed(actor.userId, otpCode, origin);
  }

  /** @throws DomainError as `assertOwner` */
  async confirmSession(actor: Actor, proof: OwnerProof): Promise<void> {
    await this.assertOwner(actor, proof);
    const { db, clock } = this.deps;
    if (actor.sessionId) await createSessionStore(db.sql).confirm(actor.sessionId, clock.now());
  }
}
