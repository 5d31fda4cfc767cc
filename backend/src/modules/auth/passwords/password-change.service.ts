import { DomainError, RefusedFieldError, type FieldTextKey } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { LoginAnswers, SignedIn } from '../sign-in/session-opener.js';
import type { PasswordHasher, TemporaryPasswords } from './password-hasher.js';
import { createPasswordResetStore, createPasswordStore } from './password.store.js';
import { brokenChangeRule, brokenPasswordRule } from './password-rules.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';

const PER_ACCOUNT: RateLimit = { name: 'password_change.account', limit: 10, windowSeconds: 900 };

export interface PasswordChanger {
  actor: Actor;
  origin: RequestOrigin;
}

export interface PasswordChange {
  current: string;
  next: string;
  revokesApiKeys: boolean;
}

export type RenewedSession = Omit<SignedIn, 'deviceToken'>;

type Deps = Pick<Platform, 'db' | 'rateLimiter'> & {
  hasher: PasswordHasher;
  temporaryPasswords: TemporaryPasswords;
  revocation: AccessRevocation;
  loginAnswers: LoginAnswers;
};

const REQUIRED_CHANGE_TEXTS: Partial<Record<FieldTextKey, FieldTextKey>> = {
  password_required: 'new_password_required',
  password_too_short: 'new_password_too_short',
};

const weak = (text: FieldTextKey) => new RefusedFieldError('WEAK_PASSWORD', 'new_password', text);
const same = (text: FieldTextKey) => new RefusedFieldError('SAME_PASSWORD', 'new_password', text);

export class PasswordChangeService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError INVALID_PASSWORD, SAME_PASSWORD, WEAK_PASSWORD, TOO_MANY_ATTEMPTS */
  async change(
    changer: PasswordChanger,
    { current, next, revokesApiKeys }: PasswordChange,
  ): Promise<RenewedSession> {
    const { db, rateLimiter, hasher } = this.deps;
    const { actor } = changer;
    await rateLimiter.consume(PER_ACCOUNT, actor.userId, 'TOO_MANY_ATTEMPTS');
    const currentHash = await createPasswordStore(db.sql).findHash(actor.userId);
    if (!(await hasher.verify(currentHash, current))) throw new DomainError('INVALID_PASSWORD');
    await rateLimiter.reset(PER_ACCOUNT, actor.userId);
    if (next.normalize('NFKC') === current.normalize('NFKC')) throw same('new_password_same');
    const broken = brokenChangeRule(next);
    if (broken) throw weak(broken);
    return this.#replace(changer, currentHash, next, revokesApiKeys);
  }

  /** @throws DomainError FORBIDDEN unless a change is required, SAME_PASSWORD, WEAK_PASSWORD, TOO_MANY_ATTEMPTS */
  async changeRequired(changer: PasswordChanger, next: string): Promise<RenewedSession> {
    const { db, rateLimiter } = this.deps;
    const { actor } = changer;
    if (!actor.mustChangePassword) throw new DomainError('FORBIDDEN');
    await rateLimiter.consume(PER_ACCOUNT, actor.userId, 'TOO_MANY_ATTEMPTS');
    const currentHash = await createPasswordStore(db.sql).findHash(actor.userId);
    if (await this.#isCurrent(actor.userId, currentHash, next)) throw same('new_password_same_as_temporary');
    const broken = brokenPasswordRule(next);
    if (broken) throw weak(REQUIRED_CHANGE_TEXTS[broken] ?? broken);
    return this.#replace(changer, currentHash, next, true);
  }

  async #isCurrent(userId: string, currentHash: string | null, next: string): Promise<boolean> {
    const { db, hasher, temporaryPasswords } = this.deps;
    const temporary = await createPasswordResetStore(db.sql).findTemporaryPassword(userId);
    if (temporary && temporaryPasswords.matches(temporary, userId, next)) return true;
    return hasher.verify(currentHash, next);
  }

  async #replace(
    { actor, origin }: PasswordChanger,
    currentHash: string | null,
    next: string,
    revokesApiKeys: boolean,
  ): Promise<RenewedSession> {
    const { db, hasher, revocation, loginAnswers } = this.deps;
    const nextHash = await hasher.hash(next);
    return db.transaction(async (unit) => {
      const isReplaced = await createPasswordStore(unit.sql).replace(actor.userId, nextHash, currentHash);
      if (!isReplaced) throw new DomainError('INVALID_PASSWORD');
      const renewed = await revocation.renew(actor, { origin, revokesApiKeys }, unit);
      const account = await createAccountStore(unit.sql).get(actor.userId);
      return { ...renewed, answer: loginAnswers(account, renewed.session) };
    });
  }
}
