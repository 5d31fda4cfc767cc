import type { Platform } from '../../platform/platform.js';
import { createSeal, type ServerSecrets } from '../../platform/seal.js';
import { createAccessTokens } from './sessions/access-token.js';
import { AccountService } from './accounts/account.service.js';
import { ActivityLog } from './activity/activity-log.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import {
  createAuthenticator,
  createKeyTouch,
  createMemberTouch,
  createSessionTouch,
  createUpgradeAuthenticator,
} from './sessions/authenticator.js';
import {
  createLiveApiKeyStore,
  createLiveMemberStore,
  createLiveSessionStore,
  createLiveStaffTokenStore,
} from './sessions/live-credentials.store.js';
import { createDeviceCookie, createFlowCookie, createSessionCookie } from './sessions/cookies.js';
import { createLoginAnswers, SessionOpener } from './sign-in/session-opener.js';
import { createLoginThrottle } from './sign-in/login-throttle.js';
import { createPasswordHasher, TemporaryPasswords, type HashCost } from './passwords/password-hasher.js';
import { AvatarService } from './profile/avatar.service.js';
import { ProfileService } from './profile/profile.service.js';
import { MailedAccess } from './passwords/mailed-access.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordRecoveryService } from './passwords/password-recovery.service.js';
import { RegistrationService } from './registration/registration.service.js';
import { createKeyedHash } from './secrets.js';
import { AccessRevocation } from './sessions/access-revocation.js';
import { SessionService } from './sessions/session.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { VerificationCodes, VerificationService } from './registration/verification.service.js';
import { resealJob } from '../../platform/reseal.job.js';
import { StaffAccountService } from './accounts/staff-accounts.service.js';
import { DeviceSignInService } from './device-sign-in/device-sign-in.service.js';
import { AccountAdmission } from './identity/account-admission.js';
import { IdentitySignInService } from './identity/identity-sign-in.service.js';
import { openIdProviderOf } from './identity/openid-provider.js';
import { SecurityNotices } from './security-mails/security-notices.js';
import { Reconfirmation } from './sign-in/reconfirmation.js';
import { StaffTokenService } from './staff-tokens/staff-token.service.js';
import { TeamService } from './teams/team.service.js';
import { teamWarningsJob } from './teams/team-warnings.job.js';
import { SecondStep } from './two-factor/second-step.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { createTwoFactorStore } from './two-factor/two-factor.store.js';

export type AuthDependencies = Pick<
  Platform,
  | 'config'
  | 'publicUrl'
  | 'db'
  | 'settings'
  | 'clock'
  | 'random'
  | 'events'
  | 'mailer'
  | 'rateLimiter'
  | 'idempotency'
  | 'log'
> & { secrets: ServerSecrets; passwordCost?: HashCost | undefined };

export function createAuthServices(platform: AuthDependencies) {
  const { publicUrl, db, clock, rateLimiter, log, secrets } = platform;
  const hasher = createPasswordHasher(platform.passwordCost);
  const accessTokens = createAccessTokens(secrets);
  const cookie = createSessionCookie(publicUrl);
  const deviceCookie = createDeviceCookie(publicUrl);
  const fingerprint = createKeyedHash(secrets, 'torpedo idempotency fingerprint');
  const keyedHash = createKeyedHash(secrets, 'torpedo e-mail verification');
  const codes = new VerificationCodes({ ...platform, keyedHash });
  const throttle = createLoginThrottle(rateLimiter);
  const sessions = createLiveSessionStore(db.sql, clock);
  const activityLog = new ActivityLog(platform);
  const notices = new SecurityNotices({ ...platform, activityLog });
  const revocation = new AccessRevocation({ ...platform, activityLog, notices });
  const shared = { ...platform, hasher, activityLog, revocation };
  const touch = createSessionTouch(sessions, clock, log);
  const apiKeys = createLiveApiKeyStore(db.sql, clock);
  const staffTokens = createLiveStaffTokenStore(db.sql, clock);
  const members = createLiveMemberStore(db.sql, clock);
  const loginAnswers = createLoginAnswers({ ...platform, accessTokens });
  const opener = new SessionOpener({ ...shared, loginAnswers, notices });
  const temporaryPasswords = new TemporaryPasswords({
    ...platform,
    keyedHash: createKeyedHash(secrets, 'torpedo temporary password'),
  });
  const mailedAccess = new MailedAccess({ ...platform, temporaryPasswords });
  const passwords = { ...shared, temporaryPasswords, mailedAccess };
  const seal = createSeal(secrets, 'torpedo authenticator apps');
  const secondStep = new SecondStep({ ...shared, seal });
  const reconfirmation = new Reconfirmation({ ...shared, secondStep });
  const authenticator = createAuthenticator({
    ...platform,
    cookie,
    accessTokens,
    sessions,
    apiKeys,
    staffTokens,
    members,
    touchMember: createMemberTouch(members, clock, log),
    touch,
    touchApiKey: createKeyTouch(apiKeys, clock, log),
    touchStaffToken: createKeyTouch(staffTokens, clock, log),
  });
  return {
    liveSessions: sessions,
    hasher,
    cookie,
    deviceCookie,
    flowCookie: createFlowCookie(publicUrl),
    activityLog,
    revocation,
    notices,
    reconfirmation,
    authenticator,
    authenticateUpgrade: createUpgradeAuthenticator(authenticator, publicUrl),
    accounts: new AccountService(db),
    staffTokens: new StaffTokenService({ ...shared, notices }),
    staffAccounts: new StaffAccountService({ ...passwords, codes }),
    profiles: new ProfileService(shared),
    avatars: new AvatarService(shared),
    registration: new RegistrationService({ ...shared, codes, fingerprint }),
    verification: new VerificationService({ ...shared, codes, fingerprint }),
    signIn: new SignInService({ ...shared, secondStep, throttle, temporaryPasswords, opener }),
    passwordRecovery: new PasswordRecoveryService({ ...passwords, throttle, fingerprint }),
    passwordChange: new PasswordChangeService({ ...passwords, loginAnswers }),
    sessions: new SessionService(shared),
    apiKeys: new ApiKeyService({ ...shared, notices }),
    teams: new TeamService(shared),
    twoFactor: new TwoFactorService({ ...shared, seal, secondStep, reconfirmation }),
    devices: new DeviceSignInService({ ...platform, opener }),
    identities: new IdentitySignInService({
      ...platform,
      secondStep,
      opener,
      provider: openIdProviderOf(platform),
      admission: new AccountAdmission(shared),
    }),
    loops: [
      teamWarningsJob(platform),
      ...(secrets.length > 1
        ? [
            resealJob({
              ...platform,
              seal,
              what: 'authenticator apps',
              rows: createTwoFactorStore(db.sql).sealedRows,
            }),
          ]
        : []),
    ],
  };
}
