import type { Platform } from '../../platform/platform.js';
import type { ServerSecrets } from '../../platform/seal.js';
import { createAccessTokens } from './sessions/access-token.js';
import { AccountService } from './accounts/account.service.js';
import { StaffAccounts } from './accounts/staff-accounts.service.js';
import { ActivityLog } from './activity/activity-log.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import {
  createAuthenticator,
  createKeyTouch,
  createSessionTouch,
  createUpgradeAuthenticator,
} from './sessions/authenticator.js';
import { liveApiKeyStore, liveSessionStore } from './sessions/live-credentials.store.js';
import { AlarmService } from './alarms/alarm.service.js';
import { createDeviceCookie, createSessionCookie } from './sessions/cookies.js';
import { createDeviceSignIn } from './device-sign-in/index.js';
import { createIdentitySignIn } from './identity/index.js';
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
import { AlarmLinks, SecurityNotices } from './alarms/security-notices.js';
import { AccessRevocation } from './sessions/access-revocation.js';
import { SessionService } from './sessions/session.service.js';
import { StaffTokens } from './staff-tokens/staff-token.service.js';
import { liveStaffTokenStore } from './staff-tokens/staff-token.store.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { createTwoFactor } from './two-factor/index.js';
import { VerificationCodes, VerificationService } from './registration/verification.service.js';

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
> & {
  /** Signs access tokens; the keys of other secrets are derived from it. */
  secrets: ServerSecrets;
  /** OWASP's cost unless given. */
  passwordCost?: HashCost | undefined;
};

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
  const sessions = liveSessionStore(db.sql, clock);
  const activityLog = new ActivityLog(platform);
  const alarmLinks = new AlarmLinks(platform);
  const notices = new SecurityNotices({ ...platform, activityLog, alarmLinks });
  const revocation = new AccessRevocation({ ...platform, activityLog, notices });
  const shared = { ...platform, hasher, activityLog, revocation };
  const touch = createSessionTouch(sessions, clock, log);
  const apiKeys = liveApiKeyStore(db.sql, clock);
  const staffTokens = liveStaffTokenStore(db.sql, clock);
  const loginAnswers = createLoginAnswers({ ...platform, accessTokens });
  const opener = new SessionOpener({ ...shared, loginAnswers, notices });
  const temporaryPasswords = new TemporaryPasswords({
    ...platform,
    keyedHash: createKeyedHash(secrets, 'torpedo temporary password'),
  });
  const mailedAccess = new MailedAccess({ ...platform, temporaryPasswords });
  const passwords = { ...shared, temporaryPasswords, mailedAccess };
  const twoFactor = createTwoFactor(shared);
  const authenticator = createAuthenticator({
    ...platform,
    cookie,
    accessTokens,
    sessions,
    apiKeys,
    staffTokens,
    touch,
    touchApiKey: createKeyTouch(apiKeys, clock, log),
    touchStaffToken: createKeyTouch(staffTokens, clock, log),
  });
  return {
    liveSessions: sessions,
    hasher,
    cookie,
    deviceCookie,
    activityLog,
    revocation,
    notices,
    reconfirmation: twoFactor.reconfirmation,
    authenticator,
    authenticateUpgrade: createUpgradeAuthenticator(authenticator, publicUrl),
    accounts: new AccountService(db),
    staffTokens: new StaffTokens({ ...shared, notices }),
    staffAccounts: new StaffAccounts({ ...passwords, codes }),
    profiles: new ProfileService(shared),
    avatars: new AvatarService(shared),
    registration: new RegistrationService({ ...shared, codes, fingerprint }),
    verification: new VerificationService({ ...shared, codes, fingerprint }),
    signIn: new SignInService({ ...shared, ...twoFactor, throttle, temporaryPasswords, opener }),
    passwordRecovery: new PasswordRecoveryService({ ...passwords, throttle, fingerprint }),
    passwordChange: new PasswordChangeService({ ...passwords, loginAnswers }),
    alarm: new AlarmService(shared),
    sessions: new SessionService(shared),
    apiKeys: new ApiKeyService({ ...shared, notices }),
    twoFactor,
    devices: createDeviceSignIn({ ...platform, cookie, opener }),
    identities: createIdentitySignIn({ ...shared, ...twoFactor, cookie, deviceCookie, opener }),
  };
}
