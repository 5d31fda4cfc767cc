import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/logging/index.js';
import type { Random } from '../../platform/random.js';
import type { SettingsReader } from '../../platform/settings/index.js';
import type { AccessTokens } from './access-token.js';
import type { Account } from './account.js';
import type { LoginDto } from './auth.dto.js';
import { findCredentials } from './credentials.store.js';
import { isEmail, normalisedEmail } from './email-address.js';
import type { LoginThrottle } from './login-throttle.js';
import type { PasswordHasher } from './password-hasher.js';
import { tokenHash } from './secrets.js';
import { idleEnd, sessionEnd } from './session-lifetime.js';
import type { Session } from './session.js';
import { publishSessionEnded } from './session.service.js';
import { sessionStore } from './session.store.js';

const TOKEN_BYTES = 32;
const LONGEST_NAME = 60;
const LONGEST_USER_AGENT = 300;
const BROWSER = 'web';

export interface SignIn {
  email: string;
  password: string;
  /** What the session is called in the account's list; undefined for a browser. */
  sessionName: string | undefined;
  /** The session cookie that came along. */
  sessionToken: string | null;
  ipAddress: string | null;
  network: string;
  userAgent: string | null;
}

export interface SignedIn {
  session: Session;
  /** For the cookie: it is stored nowhere else. */
  sessionToken: string;
  answer: LoginDto;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
  settings: SettingsReader;
  events: EventBus;
  hasher: PasswordHasher;
  throttle: LoginThrottle;
  accessTokens: AccessTokens;
  log: Logger;
}

function sessionNameOf(given: string | undefined): string {
  return given?.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || BROWSER;
}

/** Turns an address and a password into a session. */
export class SignInService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * An unknown address takes as long as a wrong password and says the same.
   * @throws DomainError INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS; after the right password EMAIL_NOT_VERIFIED
   * (with `email`), ACCOUNT_DISABLED
   */
  async signIn(attempt: SignIn): Promise<SignedIn> {
    const account = await this.authenticated(attempt);
    if (!account.isActive) throw new DomainError('ACCOUNT_DISABLED');
    if (!account.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED', { email: account.email });
    return this.open(account, attempt);
  }

  private async authenticated(attempt: SignIn): Promise<Account> {
    const { db, clock, throttle, hasher, log } = this.deps;
    const { network, sessionToken } = attempt;
    const email = normalisedEmail(attempt.email);
    const offered = {
      email,
      network,
      tokenHash: sessionToken ? tokenHash(sessionToken) : null,
      now: clock.now(),
    };
    const known = isEmail(email) ? await findCredentials(db.sql, offered) : null;
    const origin = {
      email,
      network,
      deviceSessionId: known?.deviceSessionId ?? null,
      knownNetwork: known?.knownNetwork ?? false,
    };
    await throttle.admit(origin);
    if (!(await hasher.verify(known?.passwordHash ?? null, attempt.password)) || !known) {
      log.info({ network, userId: known?.account.id }, 'login failed');
      await throttle.failed(origin);
      throw new DomainError('INVALID_CREDENTIALS');
    }
    await throttle.succeeded(origin);
    return known.account;
  }

  private async open(account: Account, attempt: SignIn): Promise<SignedIn> {
    const { db, clock, random, settings, events, accessTokens, log } = this.deps;
    const now = clock.now();
    const sessionToken = random.token(TOKEN_BYTES);
    const expiresAt = sessionEnd(account.role, now);
    const session = await db.transaction(async (unit) => {
      const store = sessionStore(unit.sql);
      if (attempt.sessionToken) {
        // The browser is about to forget this one, so nobody should be able to use it.
        const replaced = await store.endByToken(tokenHash(attempt.sessionToken), now);
        if (replaced) unit.afterCommit(() => publishSessionEnded(events, replaced));
      }
      return store.insert({
        userId: account.id,
        tokenHash: tokenHash(sessionToken),
        name: sessionNameOf(attempt.sessionName),
        userAgent: attempt.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        ipAddress: attempt.ipAddress,
        network: attempt.network,
        createdAt: now,
        idleExpiresAt: idleEnd(account.role, now, expiresAt),
        expiresAt,
      });
    });
    log.info({ userId: account.id, sessionId: session.id, network: attempt.network }, 'login');
    const lifetimeSeconds = settings.current().access_token_seconds;
    const claims = { userId: account.id, sessionId: session.id, issuedAt: now, lifetimeSeconds };
    return {
      session,
      sessionToken,
      answer: {
        access_token: accessTokens.issue(claims),
        token_type: 'bearer',
        expires_in: lifetimeSeconds,
        must_change_password: account.mustChangePassword,
      },
    };
  }
}
