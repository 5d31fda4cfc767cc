import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/logging/index.js';
import type { Random } from '../../platform/random.js';
import type { SettingsReader } from '../../platform/settings/index.js';
import type { AccessTokens } from './access-token.js';
import type { Account } from './account.js';
import type { ActivityLog } from './activity/activity-log.js';
import type { LoginDto } from './auth.dto.js';
import { tokenHash } from './secrets.js';
import { idleEnd, sessionEnd } from './session-lifetime.js';
import { BROWSER_SESSION, givenNameOf, type Session } from './session.js';
import { publishSessionEnded } from './session.service.js';
import { sessionStore } from './session.store.js';

const TOKEN_BYTES = 32;
const LONGEST_NAME = 60;
const LONGEST_USER_AGENT = 300;

/** Where somebody signs in. */
export interface SignInOrigin {
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
  accessTokens: AccessTokens;
  activityLog: ActivityLog;
  log: Logger;
}

function sessionNameOf(given: string | undefined): string {
  return given?.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || BROWSER_SESSION;
}

/** Opens the session of somebody who has proved who they are, by whatever means. */
export class SessionOpener {
  constructor(private readonly deps: Dependencies) {}

  async open(account: Account, origin: SignInOrigin): Promise<SignedIn> {
    const { db, clock, random, settings, events, accessTokens, activityLog, log } = this.deps;
    const now = clock.now();
    const sessionToken = random.token(TOKEN_BYTES);
    const expiresAt = sessionEnd(account.role, now);
    const name = sessionNameOf(origin.sessionName);
    const subject = givenNameOf({ name });
    const session = await db.transaction(async (unit) => {
      const store = sessionStore(unit.sql);
      if (origin.sessionToken) {
        // The browser is about to forget this one, so nobody should be able to use it.
        const replaced = await store.endByToken(tokenHash(origin.sessionToken), now);
        if (replaced) unit.afterCommit(() => publishSessionEnded(events, replaced));
      }
      await activityLog.record({ userId: account.id, kind: 'signed_in', origin, subject }, unit);
      return store.insert({
        userId: account.id,
        tokenHash: tokenHash(sessionToken),
        name,
        userAgent: origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        ipAddress: origin.ipAddress,
        network: origin.network,
        createdAt: now,
        idleExpiresAt: idleEnd(account.role, now, expiresAt),
        expiresAt,
      });
    });
    log.info({ userId: account.id, sessionId: session.id, network: origin.network }, 'login');
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
