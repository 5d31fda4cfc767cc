import { DomainError } from '../../../platform/errors/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { Seal } from '../../../platform/seal.js';
import type { Platform } from '../../../platform/platform.js';
import { matchedStep, isRecoveryCode, matchingCode, plainCode } from './two-factor-secrets.js';
import { createTwoFactorStore, type TwoFactor } from './two-factor.store.js';

/** Only a person with the password gets here, so a strict limit does not lock out the owner. */
const PER_ACCOUNT: RateLimit = { name: 'two_factor.account', limit: 10, windowSeconds: 3600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'log'> & {
  hasher: PasswordHasher;
  seal: Seal;
  activityLog: ActivityLog;
};

export class SecondStep {
  constructor(private readonly deps: Deps) {}

  async isOn(userId: string): Promise<boolean> {
    const app = await createTwoFactorStore(this.deps.db.sql).find(userId);
    return Boolean(app?.confirmedAt);
  }

  /** Passes when no app is on. @throws DomainError TWO_FACTOR_REQUIRED, INVALID_TWO_FACTOR_CODE, TOO_MANY_ATTEMPTS */
  async assertPassed(userId: string, code: string | undefined, origin: RequestOrigin): Promise<void> {
    const app = await createTwoFactorStore(this.deps.db.sql).find(userId);
    if (!app?.confirmedAt) return;
    if (!code?.trim()) throw new DomainError('TWO_FACTOR_REQUIRED');
    if (await this.accepts(app, code, origin)) return;
    this.deps.activityLog.recordFailure({ userId, kind: 'sign_in_failed', origin });
    throw new DomainError('INVALID_TWO_FACTOR_CODE');
  }

  /** A code that is accepted cannot be used again. @throws DomainError TOO_MANY_ATTEMPTS */
  async accepts(app: TwoFactor, code: string, origin: RequestOrigin): Promise<boolean> {
    const { rateLimiter, log } = this.deps;
    const { userId } = app;
    await rateLimiter.consume(PER_ACCOUNT, userId, 'TOO_MANY_ATTEMPTS');
    const plain = plainCode(code);
    const accepted = isRecoveryCode(plain)
      ? await this.#useRecoveryCode(userId, plain, origin)
      : await this.#useAppCode(app, plain);
    if (!accepted) {
      log.info({ user_id: userId }, 'second step failed');
      return false;
    }
    await rateLimiter.reset(PER_ACCOUNT, userId);
    return true;
  }

  async #useAppCode(app: TwoFactor, plain: string): Promise<boolean> {
    const { db, clock, seal, log } = this.deps;
    const secret = seal.open(app.secret, app.userId);
    if (!secret) {
      log.error(
        { user_id: app.userId },
        'the secret of an authenticator app cannot be read with this JWT_SECRET',
      );
      return false;
    }
    const step = matchedStep(secret, plain, clock.now());
    return step !== null && (await createTwoFactorStore(db.sql).useStep(app.userId, step));
  }

  async #useRecoveryCode(userId: string, plain: string, origin: RequestOrigin): Promise<boolean> {
    const { db, clock, hasher, activityLog } = this.deps;
    const unused = await createTwoFactorStore(db.sql).listUnusedCodes(userId);
    const code = await matchingCode(unused, plain, hasher);
    if (!code) return false;
    return db.transaction(async (unit) => {
      const isUsed = await createTwoFactorStore(unit.sql).useCode(code.id, clock.now());
      if (isUsed) await activityLog.record({ userId, kind: 'recovery_code_used', origin }, unit);
      return isUsed;
    });
  }
}
