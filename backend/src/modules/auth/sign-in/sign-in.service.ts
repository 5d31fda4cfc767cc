import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account } from '../accounts/account.js';
import type { LockedAccount } from '../accounts/account.store.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { findCredentials, type Credentials } from './credentials.store.js';
import { isEmail, normalisedEmail } from '../accounts/email-address.js';
import type { LoginThrottle } from './login-throttle.js';
import type { PasswordHasher, TemporaryPasswords } from '../passwords/password-hasher.js';
import { tokenHash } from '../secrets.js';
import type { SessionOpener, SignedIn, SignInOrigin } from './session-opener.js';
import type { SecondStep } from '../two-factor/second-step.js';

export interface SignIn extends SignInOrigin {
  email: string;
  password: string;
  otpCode: string | undefined;
}

interface Proved {
  account: Account;
  passwordHash: string | null;
  temporaryPasswordHash: Buffer | null;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  hasher: PasswordHasher;
  throttle: LoginThrottle;
  temporaryPasswords: TemporaryPasswords;
  secondStep: SecondStep;
  opener: SessionOpener;
  activityLog: ActivityLog;
};

export class SignInService {
  constructor(private readonly deps: Deps) {}

  /**
   * The answer for an unknown address takes as long as the one for a wrong password.
   * @throws DomainError INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS; after the right password EMAIL_NOT_VERIFIED,
   * ACCOUNT_DISABLED, TWO_FACTOR_REQUIRED, INVALID_TWO_FACTOR_CODE
   */
  async signIn(attempt: SignIn): Promise<SignedIn> {
    const { clock, opener, secondStep } = this.deps;
    const proved = await this.#authenticated(attempt);
    const { account } = proved;
    if (!account.isActive) throw new DomainError('ACCOUNT_DISABLED');
    if (!account.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED', { email: account.email });
    await secondStep.assertPassed(account.id, attempt.otpCode, attempt);
    const mustChangePassword = account.mustChangePassword || proved.temporaryPasswordHash !== null;
    return opener.open({ ...account, mustChangePassword }, attempt, {
      provedAt: clock.now(),
      use: (unit, locked) => this.#use(proved, unit, locked),
    });
  }

  /** The password may have changed since the comparison, so it is checked again. */
  async #use(proved: Proved, unit: UnitOfWork, locked: LockedAccount): Promise<void> {
    const { account, passwordHash, temporaryPasswordHash } = proved;
    if (temporaryPasswordHash) {
      return this.deps.temporaryPasswords.use(account.id, temporaryPasswordHash, unit);
    }
    if (locked.passwordHash !== passwordHash) throw new DomainError('INVALID_CREDENTIALS');
  }

  async #authenticated(attempt: SignIn): Promise<Proved> {
    const { db, clock, throttle, activityLog, log } = this.deps;
    const { network, sessionToken } = attempt;
    const email = normalisedEmail(attempt.email);
    const offered = {
      email,
      network,
      tokenHash: sessionToken ? tokenHash(sessionToken) : null,
      now: clock.now(),
    };
    const known = isEmail(email) ? await findCredentials(db.sql, offered) : null;
    const origin = {
      email,
      network,
      deviceSessionId: known?.deviceSessionId ?? null,
      knownNetwork: known?.knownNetwork ?? false,
    };
    const noteFailure = (kind: 'sign_in_failed' | 'sign_in_blocked') => {
      if (known) activityLog.recordFailure({ userId: known.account.id, kind, origin: attempt });
    };
    await throttle.admit(origin).catch((error: unknown) => {
      noteFailure('sign_in_blocked');
      throw error;
    });
    const proved = await this.#proofOf(known, attempt.password);
    if (!proved) {
      log.info({ network, user_id: known?.account.id }, 'login failed');
      noteFailure('sign_in_failed');
      await throttle.failed(origin);
      throw new DomainError('INVALID_CREDENTIALS');
    }
    await throttle.succeeded(origin);
    return proved;
  }

  async #proofOf(known: Credentials | null, password: string): Promise<Proved | null> {
    const { hasher, temporaryPasswords } = this.deps;
    const isOwn = await hasher.verify(known?.passwordHash ?? null, password);
    if (!known) return null;
    const { account, passwordHash, temporaryPasswordHash } = known;
    if (isOwn) return { account, passwordHash, temporaryPasswordHash: null };
    const isTemporary =
      temporaryPasswordHash && temporaryPasswords.matches(temporaryPasswordHash, account.id, password);
    return isTemporary ? { account, passwordHash, temporaryPasswordHash } : null;
  }
}
