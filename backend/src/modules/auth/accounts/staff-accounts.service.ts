import { violatesUnique, type UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError, RefusedFieldError } from '../../../platform/errors/index.js';
import type { Role } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import { NO_ORIGIN, type ActivityKind } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { MailedAccess } from '../passwords/mailed-access.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { brokenPasswordRule } from '../passwords/password-rules.js';
import { createPasswordResetStore } from '../passwords/password.store.js';
import { readProfile } from '../profile/profile-rules.js';
import { createProfileStore } from '../profile/profile.store.js';
import { CODE_PAUSE_SECONDS, type VerificationCodes } from '../registration/verification.service.js';
import { createVerificationStore } from '../registration/verification.store.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { Account } from './account.js';
import type { LanguageTag } from './preferences.js';
import type { AccountAccessDto } from './staff-account.dto.js';
import { createAccountStore, createAdministratorStore } from './account.store.js';
import { parseEmail } from './email-address.js';
import { createStaffAccountStore, type BasicFacts } from './staff-accounts.store.js';

export interface WantedAccount {
  email: string;
  password: string | undefined;
  sendsInvitation: boolean;
  role: Role;
  isActive: boolean;
  preferredLanguage: LanguageTag;
  preferredCurrency: Currency;
  fullName: string | null | undefined;
  phoneNumber: string | null | undefined;
}

/** An undefined field does not change. A new address is unverified unless `isEmailVerified` says otherwise. */
type BasicChanges = { [Name in keyof BasicFacts]?: BasicFacts[Name] | undefined };

export interface AccountEdit extends BasicChanges {
  fullName?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  role?: Role | undefined;
  isActive?: boolean | undefined;
}

type Deps = Pick<Platform, 'db' | 'clock'> & {
  hasher: PasswordHasher;
  codes: VerificationCodes;
  mailedAccess: MailedAccess;
  revocation: AccessRevocation;
  activityLog: ActivityLog;
};

/** Works in the transaction of the caller, on an account that `lock` has locked. */
export class StaffAccountService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError NOT_FOUND */
  lock(unit: UnitOfWork, userId: string): Promise<Account> {
    return createStaffAccountStore(unit.sql).lock(userId);
  }

  /** Locks administrators first, so that two changes cannot remove the last one. @throws DomainError NOT_FOUND */
  async lockAmongAdministrators(unit: UnitOfWork, userId: string): Promise<Account> {
    await createAdministratorStore(unit.sql).lock();
    return this.lock(unit, userId);
  }

  access(userId: string): Promise<AccountAccessDto> {
    return createStaffAccountStore(this.deps.db.sql).access(userId, this.deps.clock.now());
  }

  clearFlag(unit: UnitOfWork, userId: string) {
    return createStaffAccountStore(unit.sql).clearFlag(userId);
  }

  /** Hashes before the transaction. @throws InvalidInputError, DomainError EMAIL_ALREADY_REGISTERED, FORBIDDEN */
  async prepare(wanted: WantedAccount, staffId: string): Promise<(unit: UnitOfWork) => Promise<Account>> {
    const email = parseEmail(wanted.email);
    const names = readProfile({ fullName: wanted.fullName, phoneNumber: wanted.phoneNumber }, '');
    const passwordHash = await this.#firstPassword(wanted);
    return async (unit) => {
      const store = createStaffAccountStore(unit.sql);
      const id = await store.insert({
        ...wanted,
        email,
        passwordHash,
        fullName: names.fullName ?? null,
        phoneNumber: names.phoneNumber ?? null,
        createdAt: this.deps.clock.now(),
      });
      if (id === null) throw new DomainError('EMAIL_ALREADY_REGISTERED');
      // A colleague gets the password in person, so the address needs no verification, only a change of the password.
      const isVouchedFor = wanted.role !== 'CUSTOMER' && !wanted.sendsInvitation;
      if (isVouchedFor) await store.setBasic(id, { ...wanted, email, isEmailVerified: true });
      if (wanted.role !== 'CUSTOMER') await this.#setRole(unit, id, wanted.role, staffId);
      const account = await createAccountStore(unit.sql).get(id);
      await this.#record(account, 'registered', unit);
      if (wanted.sendsInvitation) await this.deps.mailedAccess.send(account, 'invited', unit);
      else if (!isVouchedFor) await this.deps.codes.mailFirst(account, unit);
      return account;
    };
  }

  /** @throws DomainError EMAIL_ALREADY_REGISTERED, LAST_ADMIN, FORBIDDEN, InvalidInputError */
  async change(unit: UnitOfWork, account: Account, edit: AccountEdit, staffId: string): Promise<Account> {
    const named = await this.#changeProfile(unit, await this.#changeBasic(unit, account, edit), edit);
    const ranked = await this.#changeRole(unit, named, edit.role ?? named.role, staffId);
    return this.#changeStatus(unit, ranked, edit.isActive ?? ranked.isActive);
  }

  async #changeRole(unit: UnitOfWork, account: Account, role: Role, staffId: string): Promise<Account> {
    if (role === account.role) return account;
    if (role !== 'ADMIN') await createAdministratorStore(unit.sql).assertNotLast(account.id);
    await this.#signOut(unit, account);
    await this.#setRole(unit, account.id, role, staffId);
    return createAccountStore(unit.sql).get(account.id);
  }

  async #setRole(unit: UnitOfWork, userId: string, role: Role, staffId: string): Promise<void> {
    if (!(await createStaffAccountStore(unit.sql).setRole(userId, role, staffId)))
      throw new DomainError('FORBIDDEN');
  }

  async #changeStatus(unit: UnitOfWork, account: Account, isActive: boolean): Promise<Account> {
    if (isActive === account.isActive) return account;
    if (!isActive) {
      await createAdministratorStore(unit.sql).assertNotLast(account.id);
      await this.#signOut(unit, account);
    }
    await createStaffAccountStore(unit.sql).setActive(account.id, isActive);
    return createAccountStore(unit.sql).get(account.id);
  }

  /** A new address makes the passwords and links in mails to the old address invalid. */
  async #changeBasic(unit: UnitOfWork, account: Account, changes: BasicChanges): Promise<Account> {
    const email = changes.email === undefined ? account.email : parseEmail(changes.email);
    const isMoved = email !== account.email;
    const next: BasicFacts = {
      email,
      isEmailVerified: changes.isEmailVerified ?? (isMoved ? false : account.isEmailVerified),
      preferredCurrency: changes.preferredCurrency ?? account.preferredCurrency,
      preferredLanguage: changes.preferredLanguage ?? account.preferredLanguage,
    };
    const names = Object.keys(next) as (keyof BasicFacts)[];
    if (names.every((name) => next[name] === account[name])) return account;
    await this.#storeBasic(unit, account.id, next);
    const changed = await createAccountStore(unit.sql).get(account.id);
    if (isMoved) {
      await createPasswordResetStore(unit.sql).forgetOf(account.id);
      if (next.isEmailVerified) await createVerificationStore(unit.sql).forgetOf(account.id);
      else await this.deps.codes.mailToNewAddress(changed, unit);
      await this.#record(account, 'profile_changed', unit);
    }
    return changed;
  }

  async #changeProfile(
    unit: UnitOfWork,
    account: Account,
    { fullName, phoneNumber }: AccountEdit,
  ): Promise<Account> {
    const wanted = readProfile({ fullName, phoneNumber }, '');
    const { profile } = account;
    const { fullName: name = profile.fullName, phoneNumber: phone = profile.phoneNumber } = wanted;
    if (name === profile.fullName && phone === profile.phoneNumber) return account;
    await createProfileStore(unit.sql).update(account.id, wanted);
    await this.#record(account, 'profile_changed', unit);
    return createAccountStore(unit.sql).get(account.id);
  }

  /** @throws DomainError EMAIL_ALREADY_VERIFIED, RATE_LIMITED when a code was asked for in the last minute */
  async resendVerification(unit: UnitOfWork, account: Account): Promise<void> {
    if (account.isEmailVerified) throw new DomainError('EMAIL_ALREADY_VERIFIED');
    if (await this.deps.codes.mailAnother(account, unit)) return;
    throw new DomainError('RATE_LIMITED', { retry_after_seconds: CODE_PAUSE_SECONDS });
  }

  /** Hashes before the transaction. Mails a temporary password when none is given. @throws InvalidInputError */
  async prepareReset(
    password: string | undefined,
  ): Promise<(unit: UnitOfWork, account: Account) => Promise<void>> {
    if (password !== undefined) this.#assertGoodPassword(password, 'new_password');
    const hash = password === undefined ? null : await this.deps.hasher.hash(password);
    return async (unit, account) => {
      const { revocation, mailedAccess } = this.deps;
      await createStaffAccountStore(unit.sql).setPassword(account.id, hash);
      const cause = hash === null ? 'password_replaced_by_mail' : 'password_reset';
      await revocation.revoke({ userId: account.id, origin: NO_ORIGIN, cause, revokesApiKeys: true }, unit);
      if (hash === null) await mailedAccess.send(account, 'reset_by_staff', unit);
    };
  }

  async #signOut(unit: UnitOfWork, { id: userId }: Account): Promise<void> {
    const cause = 'signed_out_by_staff';
    await this.deps.revocation.revoke({ userId, origin: NO_ORIGIN, cause, revokesApiKeys: false }, unit);
  }

  async #firstPassword({ password, sendsInvitation }: WantedAccount): Promise<string | null> {
    if (!password) {
      if (sendsInvitation) return null;
      throw new RefusedFieldError('VALIDATION_ERROR', 'password', 'new_user_password_required');
    }
    this.#assertGoodPassword(password, 'password');
    return this.deps.hasher.hash(password);
  }

  #assertGoodPassword(password: string, field: string): void {
    const broken = brokenPasswordRule(password);
    if (broken) throw new InvalidInputError({ [field]: broken });
  }

  async #storeBasic(unit: UnitOfWork, userId: string, next: BasicFacts): Promise<void> {
    const store = createStaffAccountStore(unit.sql);
    if (await store.isTaken(userId, next.email)) throw new DomainError('EMAIL_ALREADY_REGISTERED');
    await store.setBasic(userId, next).catch((error: unknown) => {
      throw violatesUnique(error, 'users_email') ? new DomainError('EMAIL_ALREADY_REGISTERED') : error;
    });
  }

  async #record({ id: userId }: Account, kind: ActivityKind, unit: UnitOfWork): Promise<void> {
    await this.deps.activityLog.record({ userId, kind, origin: NO_ORIGIN }, unit);
  }
}
