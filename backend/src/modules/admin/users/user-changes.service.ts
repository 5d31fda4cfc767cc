import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError, RefusedFieldError } from '../../../platform/errors/index.js';
import type { Role } from '../../../platform/http/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { Account, AccountDeletion, AuthModule, BasicChanges, WantedAccount } from '../../auth/index.js';
import type { AuditAction, Facts } from '../audit/audit.models.js';
import { requiredReason } from '../audit/staff-action.js';
import { changeAsStaff, changedFacts, type StaffChange, type StaffRequest } from '../audit/staff-change.js';
import type { AdminUsersService } from './admin-users.service.js';
import { presentAdminUser, type KnownAccount } from './user.presenter.js';

/** Who changes an account, why, and as what they saw it. */
export interface UserChange extends StaffRequest {
  userId: string;
  /** `updated_at` as the editor saw it; undefined changes whatever there is. */
  expectedUpdatedAt?: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
  auth: Pick<AuthModule, 'staffAccounts' | 'accountFlags' | 'getAccount'>;
  activations: Pick<ActivationsModule, 'purchaseBlocks'>;
  accountDeletion: AccountDeletion;
  users: AdminUsersService;
}

const MINUTE_MS = 60_000;

/** An account in wire names, as the audit compares it. */
const factsOf = (account: Account): Facts => ({
  email: account.email,
  role: account.role,
  is_active: account.isActive,
  is_email_verified: account.isEmailVerified,
  must_change_password: account.mustChangePassword,
  preferred_language: account.preferredLanguage,
  preferred_currency: account.preferredCurrency,
  full_name: account.profile.fullName,
  phone_number: account.profile.phoneNumber,
});

/** What staff do to accounts, audited. */
export class UserChangesService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError, DomainError EMAIL_ALREADY_REGISTERED */
  async create(wanted: WantedAccount, asked: StaffRequest): Promise<KnownAccount> {
    const create = await this.deps.auth.staffAccounts.prepare(wanted);
    const id = await changeAsStaff(this.deps, asked, async (unit) => {
      const account = await create(unit);
      const after = { ...factsOf(account), is_invited: wanted.sendsInvitation };
      return { result: account.id, changes: [this.#entry('user.create', account.id, null, after)] };
    });
    return this.deps.users.get(id);
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMIN, InvalidInputError without a reason */
  setStatus(change: UserChange & { reason: string }, isActive: boolean): Promise<KnownAccount> {
    const { staffAccounts } = this.deps.auth;
    const reason = requiredReason(change.reason);
    return this.#change(
      { ...change, reason },
      'user.change_status',
      'among administrators',
      (unit, account) => staffAccounts.changeStatus(unit, account, isActive),
    );
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMIN, OWN_ROLE */
  setRole(change: UserChange, role: Role): Promise<KnownAccount> {
    const { staffAccounts } = this.deps.auth;
    return this.#change(change, 'user.change_role', 'among administrators', async (unit, account) => {
      const changed = await staffAccounts.changeRole(unit, account, role);
      // Told after LAST_ADMIN: who is the only one learns what would help.
      if (account.id === change.origin.staffId && role !== account.role) throw new DomainError('OWN_ROLE');
      return changed;
    });
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, EMAIL_ALREADY_REGISTERED, InvalidInputError */
  setBasic(change: UserChange, changes: BasicChanges): Promise<KnownAccount> {
    const { staffAccounts } = this.deps.auth;
    return this.#change(change, 'user.change_basic', 'alone', (unit, account) =>
      staffAccounts.changeBasic(unit, account, changes),
    );
  }

  /** @throws DomainError NOT_FOUND, CHANGED_MEANWHILE, InvalidInputError */
  setProfile(
    change: UserChange,
    changes: { fullName?: string | null | undefined; phoneNumber?: string | null | undefined },
  ): Promise<KnownAccount> {
    const { staffAccounts } = this.deps.auth;
    return this.#change(change, 'user.change_profile', 'alone', (unit, account) =>
      staffAccounts.changeProfile(unit, account, changes),
    );
  }

  /** @throws DomainError NOT_FOUND, ACCOUNT_IN_USE, BALANCE_LEFT unless it may be given up, LAST_ADMIN */
  async delete(change: UserChange, mayGiveUpBalance: boolean): Promise<void> {
    const { auth, accountDeletion } = this.deps;
    const account = await auth.getAccount(change.userId);
    await changeAsStaff(this.deps, change, async (unit) => {
      await accountDeletion.deleteByStaff(account.id, mayGiveUpBalance, unit);
      return {
        result: undefined,
        changes: [
          this.#entry('user.delete', account.id, factsOf(account), { gave_up_balance: mayGiveUpBalance }),
        ],
      };
    });
  }

  /** @throws DomainError NOT_FOUND, EMAIL_ALREADY_VERIFIED, RATE_LIMITED */
  async resendVerification(change: UserChange): Promise<void> {
    const { staffAccounts } = this.deps.auth;
    await this.#act(change, 'user.resend_verification', async (unit, account) => {
      await staffAccounts.resendVerification(unit, account);
      return { before: null, after: null };
    });
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError when neither way is wanted */
  async resetPassword(
    change: UserChange,
    { sendsMail, newPassword }: { sendsMail: boolean; newPassword: string | undefined },
  ): Promise<void> {
    if (!sendsMail && newPassword === undefined) {
      throw new RefusedFieldError('VALIDATION_ERROR', 'new_password', 'reset_way_required');
    }
    const { staffAccounts } = this.deps.auth;
    const reset = await staffAccounts.prepareReset(newPassword);
    await this.#act(change, 'user.reset_password', async (unit, account) => {
      await reset(unit, account);
      return { before: null, after: { must_change_password: true, by_mail: newPassword === undefined } };
    });
  }

  /** Pauses the customer's purchases from now on. @throws DomainError NOT_FOUND */
  async block(change: UserChange, minutes: number | undefined): Promise<KnownAccount> {
    const { clock, settings, activations } = this.deps;
    const pauseMs = minutes ? minutes * MINUTE_MS : settings.current().cancel_block.block_seconds * 1000;
    const until = new Date(clock.now().getTime() + pauseMs);
    await this.#act(change, 'user.block_purchases', async (unit, { id }) => {
      const before = await activations.purchaseBlocks.lock(unit, id);
      await activations.purchaseBlocks.block(unit, id, until);
      return { before: { blocked_until: before?.blockedUntil ?? null }, after: { blocked_until: until } };
    });
    return this.deps.users.get(change.userId);
  }

  /** Lets the customer buy again; changes nothing when nothing is paused. @throws DomainError NOT_FOUND */
  async release(change: UserChange): Promise<KnownAccount> {
    const { purchaseBlocks } = this.deps.activations;
    await this.#act(change, 'user.release_purchases', async (unit, { id }) => {
      const before = await purchaseBlocks.lock(unit, id);
      if (!before) return null;
      await purchaseBlocks.release(unit, id);
      return { before: { blocked_until: before.blockedUntil }, after: { blocked_until: null } };
    });
    return this.deps.users.get(change.userId);
  }

  /** Says that staff have looked; changes nothing where there is no flag. @throws DomainError NOT_FOUND, InvalidInputError without a reason */
  async clearFlag(change: UserChange & { reason: string }): Promise<KnownAccount> {
    const { accountFlags } = this.deps.auth;
    const reason = requiredReason(change.reason);
    await this.#act({ ...change, reason }, 'user.clear_flag', async (unit, { id }) => {
      const before = await accountFlags.clear(unit, id);
      return before && { before: { flag: before.reason, since: before.since }, after: { flag: null } };
    });
    return this.deps.users.get(change.userId);
  }

  async #change(
    change: UserChange,
    action: AuditAction,
    lock: 'alone' | 'among administrators',
    work: (unit: UnitOfWork, account: Account) => Promise<Account>,
  ): Promise<KnownAccount> {
    const { staffAccounts } = this.deps.auth;
    await changeAsStaff(this.deps, change, async (unit) => {
      const account = await (lock === 'alone'
        ? staffAccounts.lock(unit, change.userId)
        : staffAccounts.lockAmongAdministrators(unit, change.userId));
      await this.#assertUnchanged(account, change.expectedUpdatedAt);
      const facts = changedFacts(factsOf(account), factsOf(await work(unit, account)));
      const changes = facts ? [this.#entry(action, account.id, facts.before, facts.after)] : [];
      return { result: undefined, changes };
    });
    return this.deps.users.get(change.userId);
  }

  async #act(
    change: UserChange,
    action: AuditAction,
    work: (unit: UnitOfWork, account: Account) => Promise<Pick<StaffChange, 'before' | 'after'> | null>,
  ): Promise<void> {
    await changeAsStaff(this.deps, change, async (unit) => {
      const account = await this.deps.auth.staffAccounts.lock(unit, change.userId);
      const done = await work(unit, account);
      const changes = done ? [this.#entry(action, account.id, done.before, done.after)] : [];
      return { result: undefined, changes };
    });
  }

  async #assertUnchanged(account: Account, expected: string | undefined): Promise<void> {
    if (expected === undefined) return;
    const seenAt = new Date(expected).getTime();
    if (Number.isNaN(seenAt)) throw new InvalidInputError({ expected_updated_at: 'invalid' });
    if (seenAt === account.updatedAt.getTime()) return;
    const [known] = await this.deps.users.known([account]);
    throw new DomainError('CHANGED_MEANWHILE', { current: presentAdminUser(known!) });
  }

  #entry(action: AuditAction, userId: string, before: Facts | null, after: Facts | null): StaffChange {
    return { action, entity: { type: 'user', id: userId }, userId, before, after };
  }
}
