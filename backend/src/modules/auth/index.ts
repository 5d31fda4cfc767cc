import type { ModuleParts, Platform } from '../../platform/module.js';
import type { Authenticator } from '../../platform/http/index.js';
import type { Page } from '../../platform/pagination.js';
import { createAccessTokens } from './access-token.js';
import { AccountController } from './account.controller.js';
import type { Account } from './account.js';
import { defineAccountModel } from './account.models.js';
import { listAccounts, type AccountQuery } from './account.read-model.js';
import { AccountService } from './account.service.js';
import { accountStore } from './account.store.js';
import { createAuthenticator } from './authenticator.js';
import { normalisedEmail } from './email-address.js';
import { ensureFirstAdministrator, type FirstAdministrator } from './first-administrator.js';
import { forgetSessionsJob } from './forget-sessions.job.js';
import { liveSessionStore } from './live-session.store.js';
import { createLoginThrottle } from './login-throttle.js';
import { createPasswordHasher } from './password-hasher.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';
import { createKeyedHash } from './secrets.js';
import { createSessionCookie } from './session-cookie.js';
import { SessionService } from './session.service.js';
import { createSessionTouch } from './session-touch.js';
import { SessionsController } from './sessions.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { createUpgradeAuthenticator, type UpgradeAuthenticator } from './upgrade.js';
import { VerificationCodes } from './verification-codes.js';
import { VerificationService } from './verification.service.js';

export { languageOfTag, type Account, type LanguageTag } from './account.js';
export type { AccountQuery, AccountStatus } from './account.read-model.js';
export type { FirstAdministrator } from './first-administrator.js';
export type { UpgradeActor, UpgradeAuthenticator } from './upgrade.js';

/**
 * Accounts and sessions. When a session ends, the event `session_ended` with its `session_id` goes over the
 * EventBus to its account: whoever holds a connection for it has to close it.
 */
export interface AuthModule {
  /** Finds out who makes a request. */
  authenticator: Authenticator;
  /** Finds out who opens a WebSocket. */
  authenticateUpgrade: UpgradeAuthenticator;
  /** @throws DomainError NOT_FOUND */
  getAccount(userId: string): Promise<Account>;
  findAccountByEmail(email: string): Promise<Account | null>;
  /** Newest first. */
  listAccounts(query: AccountQuery): Promise<Page<Account>>;
  /**
   * Creates the first administrator, with a generated password unless one is given.
   * Null when there is an administrator already.
   */
  ensureFirstAdministrator(wanted: {
    email: string;
    password: string | undefined;
  }): Promise<FirstAdministrator | null>;
}

type Dependencies = Pick<
  Platform,
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
  jwtSecret: string;
};

/** Builds the module. */
export function createAuthModule(platform: Dependencies): AuthModule & ModuleParts {
  const { publicUrl, db, clock, rateLimiter, log, jwtSecret } = platform;
  const hasher = createPasswordHasher();
  const accessTokens = createAccessTokens(jwtSecret);
  const cookie = createSessionCookie(publicUrl);
  const fingerprint = createKeyedHash(jwtSecret, 'torpedo idempotency fingerprint');
  const keyedHash = createKeyedHash(jwtSecret, 'torpedo e-mail verification');

  const codes = new VerificationCodes({ ...platform, keyedHash });
  const registration = new RegistrationService({ ...platform, hasher, codes, fingerprint });
  const verification = new VerificationService({ ...platform, codes, fingerprint });
  const throttle = createLoginThrottle(rateLimiter);
  const signIn = new SignInService({ ...platform, hasher, throttle, accessTokens });
  const sessions = new SessionService(platform);
  const accounts = new AccountService(db);

  const liveSessions = liveSessionStore(db.sql);
  const touch = createSessionTouch(liveSessions, clock, log);
  const authenticator = createAuthenticator({ clock, cookie, accessTokens, sessions: liveSessions, touch });
  const accountModel = defineAccountModel(db.sequelize);

  return {
    authenticator,
    authenticateUpgrade: createUpgradeAuthenticator(authenticator, publicUrl),
    getAccount: (userId) => accounts.getAccount(userId),
    findAccountByEmail: (email) => accountStore(db.sql).findByEmail(normalisedEmail(email)),
    listAccounts: (query) => listAccounts(accountModel, query),
    ensureFirstAdministrator: (wanted) => ensureFirstAdministrator({ ...platform, hasher }, wanted),
    controllers: [
      new RegistrationController(registration, verification),
      new SignInController(signIn, sessions, cookie),
      new SessionsController(sessions),
      new AccountController(accounts),
    ],
    loops: [],
    dailyJobs: [forgetSessionsJob(db, clock)],
  };
}
