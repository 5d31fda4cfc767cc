import { DeviceSignInController } from './device-sign-in/device-sign-in.controller.js';
import { TeamsController } from './teams/teams.controller.js';
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
import { createAuthServices, type AuthDependencies } from './auth.services.js';
import type { AccountDataHolder } from './account-data/account-data-holder.js';
import { NO_ORIGIN, type NewActivity } from './activity/activity-event.js';
import { createActivityStore, type TimelinePoint } from './activity/activity.store.js';
import { createSessionReadModel, listLiveSessions } from './sessions/session-list.read-model.js';
import { createAccountReadModel, findInactiveAccounts, findPeople } from './accounts/account.read-model.js';
import { createAccountStore } from './accounts/account.store.js';
import { normalisedEmail } from './accounts/email-address.js';
import { ensureFirstAdministrator, type WantedAdministrator } from './accounts/account.service.js';
import { avatarsRouter } from './profile/avatars.router.js';
import { AccountDeletionService } from './account-data/account-deletion.service.js';
import { AccountExportService } from './account-data/account-export.service.js';
import { forgetOldDataJobs } from './forget-old-data.job.js';
import { identityProviderOf } from './identity/openid-provider.js';

export { COUNTRY_PREFERENCES, languageOfTag, type LanguageTag } from './accounts/preferences.js';
export { lockAccount } from './accounts/account.store.js';
export { type Account } from './accounts/account.js';
export { parseEmail } from './accounts/email-address.js';
export { tokenHash } from './secrets.js';
export type { AccountFilter, AccountList, AccountSort, Person } from './accounts/account.read-model.js';
export type { AccountAccessDto, StaffAccountDto } from './accounts/staff-account.dto.js';
export type { AccountEdit, StaffAccountService, WantedAccount } from './accounts/staff-accounts.service.js';
export type { StaffTeamDto } from './teams/team.dto.js';
export { originOf, type Activity, type RequestOrigin } from './activity/activity-event.js';
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

interface WebhookActivity extends NewActivity {
  kind: 'webhook_created' | 'webhook_secret_replaced' | 'webhook_removed';
  /** The address of the endpoint. */
  subject: string;
}

export type AccountDeletion = Pick<AccountDeletionService, 'deleteByStaff'>;

/** Each controller takes the services that it needs from the object of all services. */
const CONTROLLERS = [
  RegistrationController,
  SignInController,
  PasswordsController,
  SessionsController,
  AccountController,
  ProfileController,
  ActivityController,
  ApiKeysController,
  TeamsController,
  TwoFactorController,
  SignInMethodsController,
  IdentityController,
  DeviceSignInController,
];

/**
 * Its events close connections: `session_ended` (`session_id`), `api_key_revoked` (`api_key_id`), for a team account
 * `member_removed` (`member_id`), and for all sockets `every_session_ended` (`api_keys`: whether keys are revoked too).
 */
export function createAuthModule(platform: AuthDependencies) {
  const { db, clock, publicUrl } = platform;
  const services = createAuthServices(platform);
  const { accounts, authenticator, authenticateUpgrade } = services;
  return {
    authenticator,
    authenticateUpgrade,
    authenticateApiKey: (key: string) => authenticator.fromApiKey(key),
    identityProvider: identityProviderOf(platform.config),
    /** @throws DomainError NOT_FOUND */
    getAccount: (userId: string) => accounts.getAccount(userId),
    async accountOfSession(sessionId: string) {
      const session = await services.liveSessions.findById(sessionId);
      return session && accounts.getAccount(session.userId);
    },
    findAccountByEmail: (email: string) => createAccountStore(db.sql).findByEmail(normalisedEmail(email)),
    findAccounts: (named: readonly string[]) => accounts.findNamed(named),
    accountData(holders: readonly AccountDataHolder[]): ModuleParts & AccountDeletion {
      const deps = { ...platform, ...services, holders };
      const deletions = new AccountDeletionService(deps);
      return {
        deleteByStaff: (...request) => deletions.deleteByStaff(...request),
        controllers: [
          new AccountDataController({ ...services, exports: new AccountExportService(deps), deletions }),
        ],
        loops: [],
        dailyJobs: [],
      };
    },
    async recordAndMailWebhook(activity: WebhookActivity, unit: UnitOfWork): Promise<void> {
      const { userId, kind, subject } = activity;
      await services.activityLog.record(activity, unit);
      if (kind === 'webhook_removed') return;
      await services.notices.named(kind, await createAccountStore(unit.sql).get(userId), subject, unit);
    },
    teamsOf: (userId: string) => services.teams.ofPerson(userId),
    staffAccounts: services.staffAccounts,
    staffTokens: services.staffTokens,
    sessionList: createSessionReadModel(db),
    async findSession(userId: string, sessionId: string) {
      const sessions = await listLiveSessions(db, userId, clock.now());
      return sessions.find(({ id }) => id === sessionId.toLowerCase()) ?? null;
    },
    /** @throws DomainError NOT_FOUND */
    async endSessionOf(userId: string, sessionId: string, unit: UnitOfWork) {
      const why = { userId, kind: 'sessions_ended_by_staff', origin: NO_ORIGIN } as const;
      const ended = await services.revocation.revokeOne(sessionId, why, unit);
      if (!ended) throw new DomainError('NOT_FOUND');
      return ended.name;
    },
    activityBefore: (userId: string, before: TimelinePoint | null, limit: number) =>
      createActivityStore(db.sql).listBefore(userId, before, limit),
    endSessionsOf: (userId: string, revokesApiKeys: boolean, unit: UnitOfWork) =>
      services.revocation.revoke(
        { userId, revokesApiKeys, cause: 'signed_out_by_staff', origin: NO_ORIGIN },
        unit,
      ),
    endEverySession: (revokesApiKeys: boolean, unit: UnitOfWork) =>
      services.revocation.revokeEveryone(revokesApiKeys, unit),
    accountList: createAccountReadModel(db.reads),
    findInactive: (userIds: readonly string[]) => findInactiveAccounts(db.sql, userIds),
    async emailsOf(userIds: readonly string[]) {
      const people = await findPeople(db.sql, userIds);
      return new Map([...people.values()].map(({ id, email }) => [id, email]));
    },
    peopleOf: (userIds: readonly string[]) => findPeople(db.sql, userIds),
    ensureFirstAdministrator: (wanted: WantedAdministrator) =>
      ensureFirstAdministrator({ ...platform, ...services }, wanted),
    controllers: CONTROLLERS.map((Controller) => new Controller({ ...services, publicUrl })),
    testControllers: [new AccountController(services)],
    routers: [avatarsRouter(db)],
    loops: services.loops,
    dailyJobs: Object.values(forgetOldDataJobs(platform)),
  };
}

export type AuthModule = ReturnType<typeof createAuthModule>;
