import { DeviceSignInController } from './device-sign-in/device-sign-in.controller.js';
import { TwoFactorController, SignInMethodsController } from './two-factor/two-factor.controller.js';
import { IdentityController } from './identity/identity.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { ActivityController } from './activity/activity.controller.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { AccountDataController } from './account-data/account-data.controller.js';
import { AccountController } from './accounts/account.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { RegistrationController } from './registration/registration.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import type { UnitOfWork } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { ModuleParts } from '../../platform/platform.js';
import type { Actor, Authenticator } from '../../platform/http/index.js';
import { createAuthServices, type AuthDependencies } from './auth.services.js';
import type { AccountDataHolder } from './account-data/account-data-holder.js';
import { NO_ORIGIN, type Activity } from './activity/activity-event.js';
import { createActivityStore, type TimelinePoint } from './activity/activity.store.js';
import type { Revoked } from './sessions/access-revocation.js';
import type { Session } from './sessions/session.js';
import {
  createSessionReadModel,
  listLiveSessions,
  type SessionList,
} from './sessions/session-list.read-model.js';
import type { Account } from './accounts/account.js';
import {
  type AccountList,
  createAccountReadModel,
  findInactiveAccounts,
  findPeople,
  type Person,
} from './accounts/account.read-model.js';
import { createAccountStore } from './accounts/account.store.js';
import { normalisedEmail } from './accounts/email-address.js';
import { ensureFirstAdministrator, type FirstAdministrator } from './accounts/account.service.js';
import { avatarsRouter } from './profile/avatars.router.js';
import type { UpgradeAuthenticator } from './sessions/authenticator.js';
import { AccountDeletionService } from './account-data/account-deletion.service.js';
import { AccountExportService } from './account-data/account-export.service.js';
import type { StaffAccountService } from './accounts/staff-accounts.service.js';
import { forgetOldDataJobs } from './forget-old-data.job.js';
import { type IdentityProvider, identityProviderOf } from './identity/openid-provider.js';
import { createFlowCookie } from './sessions/cookies.js';
import type { StaffTokenService } from './staff-tokens/staff-token.service.js';

export { COUNTRY_PREFERENCES, languageOfTag, type LanguageTag } from './accounts/preferences.js';
export { type Account } from './accounts/account.js';
export { parseEmail } from './accounts/email-address.js';
export type { AccountFilter, AccountList, AccountSort, Person } from './accounts/account.read-model.js';
export type { AccountAccessDto, StaffAccountDto } from './accounts/staff-account.dto.js';
export type { AccountEdit, StaffAccountService, WantedAccount } from './accounts/staff-accounts.service.js';
export type { Activity } from './activity/activity-event.js';
export type { TimelinePoint } from './activity/activity.store.js';
export type { Session } from './sessions/session.js';
export type { StaffToken } from './staff-tokens/staff-token.store.js';
export { deviceOf } from './sessions/session.js';
export {
  maskedAddress,
  presentRevoked,
  presentSession,
  type AdminSessionDto,
  type EndedSessionsDto,
} from './sessions/sessions.dto.js';
export type { Revoked } from './sessions/access-revocation.js';
export type { SessionFilter, SessionList } from './sessions/session-list.read-model.js';
export type { AccountDataHolder, OpenMatter } from './account-data/account-data-holder.js';
export type { AuthDependencies } from './auth.services.js';
export type { HashCost } from './passwords/password-hasher.js';
export type { FirstAdministrator } from './accounts/account.service.js';
export type { IdentityProvider } from './identity/openid-provider.js';
export { SUBPROTOCOLS, type UpgradeActor, type UpgradeAuthenticator } from './sessions/authenticator.js';

export type AccountDeletion = Pick<AccountDeletionService, 'deleteByStaff'>;

/**
 * Events close connections: `session_ended` (`session_id`), `api_key_revoked` (`api_key_id`), and to all sockets
 * `every_session_ended` (`api_keys`: those are revoked, too).
 */
export interface AuthModule {
  authenticator: Authenticator;
  authenticateUpgrade: UpgradeAuthenticator;
  authenticateApiKey(key: string): Promise<Actor | null>;
  identityProvider: IdentityProvider | null;
  /** @throws DomainError NOT_FOUND */
  getAccount(userId: string): Promise<Account>;
  accountOfSession(sessionId: string): Promise<Account | null>;
  findAccountByEmail(email: string): Promise<Account | null>;
  findAccounts(named: readonly string[]): Promise<Map<string, Account>>;
  accountData(holders: readonly AccountDataHolder[]): ModuleParts & AccountDeletion;
  staffAccounts: StaffAccountService;
  staffTokens: StaffTokenService;
  sessionList: SessionList;
  findSession(userId: string, sessionId: string): Promise<Session | null>;
  /** @throws DomainError NOT_FOUND */
  endSessionOf(userId: string, sessionId: string, unit: UnitOfWork): Promise<string>;
  activityBefore(userId: string, before: TimelinePoint | null, limit: number): Promise<Activity[]>;
  endSessionsOf(userId: string, revokesApiKeys: boolean, unit: UnitOfWork): Promise<Revoked>;
  /** Also the caller's own. */
  endEverySession(revokesApiKeys: boolean, unit: UnitOfWork): Promise<Revoked>;
  accountList: AccountList;
  findInactive(userIds: readonly string[]): Promise<string[]>;
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  peopleOf(userIds: readonly string[]): Promise<Map<string, Person>>;
  /** Null when there is an administrator. Generates a password unless one is given. */
  ensureFirstAdministrator(wanted: {
    email: string;
    password: string | undefined;
  }): Promise<FirstAdministrator | null>;
}

export function createAuthModule(platform: AuthDependencies): AuthModule & ModuleParts {
  const { db, clock, publicUrl } = platform;
  const services = createAuthServices(platform);
  const { accounts, authenticator, authenticateUpgrade, cookie, sessions } = services;
  return {
    authenticator,
    authenticateUpgrade,
    authenticateApiKey: (key) => authenticator.fromApiKey(key),
    identityProvider: identityProviderOf(platform.config),
    getAccount: (userId) => accounts.getAccount(userId),
    async accountOfSession(sessionId) {
      const session = await services.liveSessions.findById(sessionId);
      return session && accounts.getAccount(session.userId);
    },
    findAccountByEmail: (email) => createAccountStore(db.sql).findByEmail(normalisedEmail(email)),
    findAccounts: (named) => accounts.findNamed(named),
    accountData(holders) {
      const deps = { ...platform, ...services, holders };
      const deletions = new AccountDeletionService(deps);
      return {
        deleteByStaff: (...request) => deletions.deleteByStaff(...request),
        controllers: [new AccountDataController(new AccountExportService(deps), deletions, cookie)],
        loops: [],
        dailyJobs: [],
      };
    },
    staffAccounts: services.staffAccounts,
    staffTokens: services.staffTokens,
    sessionList: createSessionReadModel(db),
    async findSession(userId, sessionId) {
      const sessions = await listLiveSessions(db, userId, clock.now());
      return sessions.find(({ id }) => id === sessionId.toLowerCase()) ?? null;
    },
    async endSessionOf(userId, sessionId, unit) {
      const why = { userId, kind: 'sessions_ended_by_staff', origin: NO_ORIGIN } as const;
      const ended = await services.revocation.revokeOne(sessionId, why, unit);
      if (!ended) throw new DomainError('NOT_FOUND');
      return ended.name;
    },
    activityBefore: (userId, before, limit) => createActivityStore(db.sql).listBefore(userId, before, limit),
    endSessionsOf: (userId, revokesApiKeys, unit) => {
      const ended = { userId, revokesApiKeys, cause: 'signed_out_by_staff', origin: NO_ORIGIN } as const;
      return services.revocation.revoke(ended, unit);
    },
    endEverySession: (revokesApiKeys, unit) => services.revocation.revokeEveryone(revokesApiKeys, unit),
    accountList: createAccountReadModel(db),
    findInactive: (userIds) => findInactiveAccounts(db.sql, userIds),
    async emailsOf(userIds) {
      const people = await findPeople(db.sql, userIds);
      return new Map([...people.values()].map(({ id, email }) => [id, email]));
    },
    peopleOf: (userIds) => findPeople(db.sql, userIds),
    ensureFirstAdministrator: (wanted) => ensureFirstAdministrator({ ...platform, ...services }, wanted),
    controllers: [
      new RegistrationController(services.registration, services.verification),
      new SignInController(services.signIn, sessions, cookie, services.deviceCookie),
      new PasswordsController(services.passwordRecovery, services.passwordChange, cookie),
      new SessionsController(sessions, services.reconfirmation),
      new AccountController(accounts),
      new ProfileController(services.profiles, services.avatars),
      new ActivityController(services.activityLog),
      new ApiKeysController(services.apiKeys),
      new TwoFactorController(services.twoFactor),
      new SignInMethodsController(services.twoFactor),
      new IdentityController(services.identities, cookie, services.deviceCookie, createFlowCookie(publicUrl)),
      new DeviceSignInController(services.devices, cookie, publicUrl),
    ],
    routers: [avatarsRouter(db)],
    loops: services.loops,
    dailyJobs: Object.values(forgetOldDataJobs(platform)),
  };
}
