import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { tagOfLanguage } from '../accounts/preferences.js';
import type { Account } from '../accounts/account.js';
import { createAccountStore } from '../accounts/account.store.js';
import { isEmail, normalisedEmail } from '../accounts/email-address.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import { createIdentityStore, type Named } from './identity.store.js';
import type { Identity } from './openid-provider.js';

type Deps = Pick<Platform, 'db' | 'clock'> & { revocation: AccessRevocation; activityLog: ActivityLog };

export class AccountAdmission {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError IDENTITY_EMAIL_NOT_VERIFIED when no account is linked and the address is unverified */
  async find(identity: Identity): Promise<Account | null> {
    const { sql } = this.deps.db;
    const linked = await createIdentityStore(sql).findAccount(identity);
    return linked ?? createAccountStore(sql).findByEmail(verifiedEmailOf(identity));
  }

  /** An unverified account may be a stranger's, so its access ends. @throws DomainError IDENTITY_CONFLICT */
  async link(account: Account, identity: Named, origin: RequestOrigin): Promise<Account> {
    const { db, revocation } = this.deps;
    return db.transaction(async (unit) => {
      const owner = await createIdentityStore(unit.sql).findAccount(identity);
      if (owner?.id === account.id) return account;
      if (!account.isEmailVerified) {
        const planted = { userId: account.id, origin, cause: 'handed_over', revokesApiKeys: true } as const;
        await revocation.revoke(planted, unit);
        await createAccountStore(unit.sql).markVerified(account.id);
      }
      await this.#writeLink(account.id, identity, origin, unit);
      return {
        ...account,
        isEmailVerified: true,
        mustChangePassword: account.isEmailVerified && account.mustChangePassword,
      };
    });
  }

  async create(identity: Identity, language: Language, origin: RequestOrigin): Promise<Account> {
    const { db, clock, activityLog } = this.deps;
    return db.transaction(async (unit) => {
      const store = createAccountStore(unit.sql);
      const account = await store.insert({
        email: verifiedEmailOf(identity),
        passwordHash: null,
        cpf: null,
        preferredLanguage: tagOfLanguage(language),
        preferredCurrency: 'BRL',
        createdAt: clock.now(),
      });
      // The address was registered at the same moment. The next try will find that account.
      if (!account) throw new DomainError('IDENTITY_SIGN_IN_FAILED');
      await store.markVerified(account.id);
      await activityLog.record({ userId: account.id, kind: 'registered', origin }, unit);
      await this.#writeLink(account.id, identity, origin, unit);
      return { ...account, isEmailVerified: true };
    });
  }

  async #writeLink(userId: string, identity: Named, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    const { clock, activityLog } = this.deps;
    if (!(await createIdentityStore(unit.sql).link(identity, userId, clock.now()))) {
      throw new DomainError('IDENTITY_CONFLICT');
    }
    await activityLog.record({ userId, kind: 'identity_linked', origin }, unit);
  }
}

function verifiedEmailOf({ verifiedEmail }: Identity): string {
  const email = normalisedEmail(verifiedEmail ?? '');
  if (!isEmail(email)) throw new DomainError('IDENTITY_EMAIL_NOT_VERIFIED');
  return email;
}
