import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore, createAdministratorStore } from '../accounts/account.store.js';
import { NO_ORIGIN, type RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { SecurityNotices } from '../security-mails/security-notices.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { OwnerProof, Reconfirmation } from '../sign-in/reconfirmation.js';
import type { AccountDataHolder, OpenMatter } from './account-data-holder.js';
import type { GivenUpBalanceDto } from './account-data.dto.js';

export interface DeletionRequest {
  proof: OwnerProof;
  givenUp: readonly GivenUpBalanceDto[];
}

type Deps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  revocation: AccessRevocation;
  activityLog: ActivityLog;
  reconfirmation: Reconfirmation;
  notices: SecurityNotices;
  holders: readonly AccountDataHolder[];
};

type GivenUp = DeletionRequest['givenUp'] | 'all';

function assertNothingOpen(matters: readonly OpenMatter[], givenUp: GivenUp): void {
  const open = matters.filter((matter) => matter.kind !== 'balance');
  if (open.length > 0) throw new DomainError('ACCOUNT_IN_USE', { open });
  if (givenUp === 'all') return;
  const balances = matters
    .filter((matter) => matter.kind === 'balance')
    .map(({ currency, balance_cents }) => ({ currency, balance_cents }));
  const isGivenUp = balances.every(({ currency, balance_cents: cents }) =>
    givenUp.some((named) => named.currency === currency && named.balance_cents === cents),
  );
  if (!isGivenUp) throw new DomainError('BALANCE_LEFT', { balances });
}

export class AccountDeletionService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError as `assertOwner`; ACCOUNT_IN_USE, BALANCE_LEFT unless the owner gives it up, LAST_ADMIN */
  async delete(actor: Actor, { proof, givenUp }: DeletionRequest): Promise<void> {
    const { db, log } = this.deps;
    await this.#confirm(actor, proof);
    await db.transaction((unit) => this.#erase(actor.userId, givenUp, proof.origin, unit));
    log.info({ user_id: actor.userId }, 'account deleted');
  }

  /** @throws DomainError NOT_FOUND, ACCOUNT_IN_USE, BALANCE_LEFT unless staff may give it up, LAST_ADMIN */
  async deleteByStaff(userId: string, mayGiveUpBalance: boolean, unit: UnitOfWork): Promise<void> {
    const account = await createAccountStore(unit.sql).find(userId);
    if (!account) throw new DomainError('NOT_FOUND');
    await this.#erase(userId, mayGiveUpBalance ? 'all' : [], NO_ORIGIN, unit);
  }

  async #confirm(actor: Actor, proof: OwnerProof): Promise<void> {
    const { reconfirmation, activityLog } = this.deps;
    try {
      await reconfirmation.assertOwner(actor, proof);
    } catch (error) {
      const isGuess = error instanceof DomainError && error.code === 'INVALID_PASSWORD';
      if (isGuess)
        activityLog.recordFailure({ userId: actor.userId, kind: 'deletion_refused', origin: proof.origin });
      throw error;
    }
  }

  async #erase(userId: string, givenUp: GivenUp, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    const { clock, holders, notices, revocation } = this.deps;
    await this.#openMatters(userId, unit);
    await this.#assertMayGo(userId, unit);
    // Checked a second time, because a payment could open a wallet until the account was locked.
    assertNothingOpen(await this.#openMatters(userId, unit), givenUp);
    const accounts = createAccountStore(unit.sql);
    const account = await accounts.get(userId);
    await revocation.revoke({ userId, origin, cause: 'handed_over', revokesApiKeys: true }, unit);
    for (const holder of holders) await holder.erase(userId, unit);
    await accounts.erase(userId, clock.now());
    await notices.accountDeleted(account, unit);
  }

  async #openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]> {
    const matters: OpenMatter[] = [];
    for (const holder of this.deps.holders) matters.push(...(await holder.openMatters(userId, unit)));
    return matters;
  }

  async #assertMayGo(userId: string, unit: UnitOfWork): Promise<void> {
    const administrators = createAdministratorStore(unit.sql);
    await administrators.lock();
    const isThere = await createAccountStore(unit.sql).lockToErase(userId);
    if (!isThere) throw new DomainError('UNAUTHENTICATED');
    await administrators.assertNotLast(userId);
  }
}
