import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, RefusedFieldError } from '../../../platform/errors/index.js';
import type { Role } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivationsModule } from '../../activations/index.js';
import type { Account, AccountDeletion, AccountEdit, AuthModule, WantedAccount } from '../../auth/index.js';
import type { Facts, StaffChange } from '../audit/audit.models.js';
import { assertMayDo, type StaffRequest } from '../audit/staff-action.js';
import { assertUnchanged, changeAsStaff, changedFacts } from '../audit/staff-change.js';
import type { AdminUsersService } from './admin-users.service.js';
import type { AdminUserDto } from './user.dto.js';

interface Deps extends Pick<Platform, 'db' | 'settings' | 'clock'> {
  auth: Pick<AuthModule, 'staffAccounts' | 'getAccount'>;
  activations: Pick<ActivationsModule, 'purchaseBlocks'>;
  accountDeletion: AccountDeletion;
  users: AdminUsersService;
}

const MINUTE_MS = 60_000;

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

export class UserChangesService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError, DomainError EMAIL_ALREADY_REGISTERED */
  async create(wanted: WantedAccount, asked: StaffRequest): Promise<AdminUserDto> {
    assertMayEnter(asked, wanted.role);
    const create = await this.deps.auth.staffAccounts.prepare(wanted, asked.origin.staffId);
    const id = await changeAsStaff(this.deps, asked, async (unit) => {
      const account = await create(unit);
      const after = { ...factsOf(account), is_invited: wanted.sendsInvitation };
      return { result: account.id, changes: [entryOf(asked, account.id, { before: null, after })] };
    });
    return this.deps.users.get(id);
  }

  /**
   * Changes all fields or none. @throws InvalidInputError, DomainError NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMIN, OWN_ROLE,
   * EMAIL_ALREADY_REGISTERED, REAUTHENTICATION_REQUIRED
   */
  async change(userId: string, edit: AccountEdit, asked: StaffRequest): Promise<AdminUserDto> {
    const { staffAccounts } = this.deps.auth;
    const isAboutRights = edit.role !== undefined || edit.isActive !== undefined;
    if (edit.role !== undefined) assertMayDo(asked, 'user.change_role');
    if (edit.isActive !== undefined) assertMayDo(asked, 'user.change_status');
    await changeAsStaff(this.deps, asked, async (unit) => {
      const account = await (isAboutRights
        ? staffAccounts.lockAmongAdministrators(unit, userId)
        : staffAccounts.lock(unit, userId));
      await assertUnchanged(asked, account.updatedAt, () => this.deps.users.get(userId));
      if (edit.email !== undefined || edit.isActive !== undefined) assertMayEnter(asked, account.role);
      const changed = await staffAccounts.change(unit, account, edit, asked.origin.staffId);
      // Checked after LAST_ADMIN, because that error tells the only administrator what would help.
      if (userId === asked.origin.staffId && changed.role !== account.role) throw new DomainError('OWN_ROLE');
      const facts = changedFacts(factsOf(account), factsOf(changed));
      return { result: undefined, changes: facts ? [entryOf(asked, userId, facts)] : [] };
    });
    return this.deps.users.get(userId);
  }

  /** @throws DomainError NOT_FOUND, ACCOUNT_IN_USE, BALANCE_LEFT unless staff may give it up, LAST_ADMIN */
  async delete(userId: string, asked: StaffRequest, mayGiveUpBalance: boolean): Promise<void> {
    const { auth, accountDeletion } = this.deps;
    const account = await auth.getAccount(userId);
    await changeAsStaff(this.deps, asked, async (unit) => {
      await accountDeletion.deleteByStaff(account.id, mayGiveUpBalance, unit);
      const facts = { before: factsOf(account), after: { gave_up_balance: mayGiveUpBalance } };
      return { result: undefined, changes: [entryOf(asked, account.id, facts)] };
    });
  }

  /** @throws DomainError NOT_FOUND, EMAIL_ALREADY_VERIFIED, RATE_LIMITED */
  async resendVerification(userId: string, asked: StaffRequest): Promise<void> {
    const { staffAccounts } = this.deps.auth;
    await this.#act(userId, asked, async (unit, account) => {
      await staffAccounts.resendVerification(unit, account);
      return { before: null, after: null };
    });
  }

  /** @throws DomainError NOT_FOUND, InvalidInputError when neither a mail nor a password is given */
  async resetPassword(
    userId: string,
    asked: StaffRequest,
    { sendsMail, newPassword }: { sendsMail: boolean; newPassword: string | undefined },
  ): Promise<void> {
    if (!sendsMail && newPassword === undefined) {
      throw new RefusedFieldError('VALIDATION_ERROR', 'new_password', 'reset_way_required');
    }
    const { staffAccounts } = this.deps.auth;
    const reset = await staffAccounts.prepareReset(newPassword);
    await this.#act(userId, asked, async (unit, account) => {
      assertMayEnter(asked, account.role);
      await reset(unit, account);
      return { before: null, after: { must_change_password: true, by_mail: newPassword === undefined } };
    });
  }

  /** @throws DomainError NOT_FOUND */
  async block(userId: string, asked: StaffRequest, minutes: number | undefined): Promise<AdminUserDto> {
    const { clock, settings, activations } = this.deps;
    const pauseMs = minutes ? minutes * MINUTE_MS : settings.current().cancel_block.block_seconds * 1000;
    const until = new Date(clock.now().getTime() + pauseMs);
    await this.#act(userId, asked, async (unit, { id }) => {
      const before = await activations.purchaseBlocks.lock(unit, id);
      await activations.purchaseBlocks.block(unit, id, until);
      return { before: { blocked_until: before?.blockedUntil ?? null }, after: { blocked_until: until } };
    });
    return this.deps.users.get(userId);
  }

  /** Changes nothing when purchases are not paused. @throws DomainError NOT_FOUND */
  async release(userId: string, asked: StaffRequest): Promise<AdminUserDto> {
    const { purchaseBlocks } = this.deps.activations;
    await this.#act(userId, asked, async (unit, { id }) => {
      const before = await purchaseBlocks.lock(unit, id);
      if (!before) return null;
      await purchaseBlocks.release(unit, id);
      return { before: { blocked_until: before.blockedUntil }, after: { blocked_until: null } };
    });
    return this.deps.users.get(userId);
  }

  /** Changes nothing when the account has no flag. @throws DomainError NOT_FOUND */
  async clearFlag(userId: string, asked: StaffRequest): Promise<AdminUserDto> {
    const { staffAccounts } = this.deps.auth;
    await this.#act(userId, asked, async (unit, { id }) => {
      const before = await staffAccounts.clearFlag(unit, id);
      return before && { before: { flag: before.reason, since: before.since }, after: { flag: null } };
    });
    return this.deps.users.get(userId);
  }

  async #act(
    userId: string,
    asked: StaffRequest,
    work: (unit: UnitOfWork, account: Account) => Promise<Pick<StaffChange, 'before' | 'after'> | null>,
  ): Promise<void> {
    await changeAsStaff(this.deps, asked, async (unit) => {
      const done = await work(unit, await this.deps.auth.staffAccounts.lock(unit, userId));
      return { result: undefined, changes: done ? [entryOf(asked, userId, done)] : [] };
    });
  }
}

/** A person who can enter a staff account gets its rights, so this needs the permission to change roles. */
function assertMayEnter(asked: StaffRequest, role: Role): void {
  if (role !== 'CUSTOMER') assertMayDo(asked, 'user.change_role');
}

const entryOf = (
  { action }: StaffRequest,
  userId: string,
  facts: Pick<StaffChange, 'before' | 'after'>,
): StaffChange => ({ action, entityId: userId, userId, ...facts });
