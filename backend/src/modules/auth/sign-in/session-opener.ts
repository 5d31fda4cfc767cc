import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account } from '../accounts/account.js';
import { lockAccount, type LockedAccount } from '../accounts/account.store.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { LoginDto } from '../auth.dto.js';
import { createKnownDeviceStore, createSessionStore } from '../sessions/session.store.js';
import { tokenHash } from '../secrets.js';
import {
  idleEnd,
  sessionEnd,
  BROWSER_SESSION,
  givenNameOf,
  readableName,
  type Session,
} from '../sessions/session.js';
import { publishSessionEnded } from '../sessions/access-revocation.js';
import type { AccessTokens } from '../sessions/access-token.js';
import type { SecurityNotices } from '../security-mails/security-notices.js';

const TOKEN_BYTES = 32;
const LONGEST_USER_AGENT = 300;

export interface SignInOrigin extends RequestOrigin {
  sessionName: string | undefined;
  sessionToken: string | null;
  deviceToken: string | null;
  network: string;
}

export interface SignedIn {
  session: Session;
  sessionToken: string;
  deviceToken: string;
  answer: LoginDto;
}

export interface Proof {
  provedAt: Date | null;
  /** Runs in the same transaction, and throws when the proof is no longer valid. */
  use?: (unit: UnitOfWork, locked: LockedAccount) => Promise<unknown>;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'events' | 'log'> & {
  loginAnswers: LoginAnswers;
  notices: SecurityNotices;
  activityLog: ActivityLog;
};

const sessionNameOf = (given: string | undefined): string => readableName(given) ?? BROWSER_SESSION;

export class SessionOpener {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError ACCOUNT_DISABLED, and the errors of `use` */
  async open(account: Account, origin: SignInOrigin, { provedAt, use }: Proof): Promise<SignedIn> {
    const { db, random, loginAnswers, log } = this.deps;
    const sessionToken = random.token(TOKEN_BYTES);
    const deviceToken = origin.deviceToken ?? random.token(TOKEN_BYTES);
    const session = await db.transaction(async (unit) => {
      // With this lock, a deactivation of the account has to wait, and then ends this session too.
      const locked = await lockAccount(unit.sql, account.id);
      if (!locked?.isActive) throw new DomainError('ACCOUNT_DISABLED');
      await use?.(unit, locked);
      await this.#endReplaced(origin, unit);
      await this.#note(account, origin, deviceToken, unit);
      return this.#insert(account, { ...origin, sessionToken, provedAt }, unit);
    });
    log.info({ user_id: account.id, session_id: session.id, network: origin.network }, 'login');
    return { session, sessionToken, deviceToken, answer: loginAnswers(account, session) };
  }

  /** The new cookie replaces that of an earlier session, which must not stay usable. */
  async #endReplaced({ sessionToken }: SignInOrigin, unit: UnitOfWork): Promise<void> {
    const { clock, events } = this.deps;
    if (!sessionToken) return;
    const replaced = await createSessionStore(unit.sql).endByToken(tokenHash(sessionToken), clock.now());
    if (replaced) unit.afterCommit(() => publishSessionEnded(events, replaced));
  }

  async #note(account: Account, origin: SignInOrigin, deviceToken: string, unit: UnitOfWork): Promise<void> {
    const { clock, activityLog, notices } = this.deps;
    const subject = givenNameOf({ name: sessionNameOf(origin.sessionName) });
    await activityLog.record({ userId: account.id, kind: 'signed_in', origin, subject }, unit);
    const devices = createKnownDeviceStore(unit.sql);
    const isNews = await devices.note(account.id, tokenHash(deviceToken), clock.now());
    if (isNews) await notices.newDevice(account, origin, unit);
  }

  #insert(
    account: Account,
    origin: SignInOrigin & { sessionToken: string; provedAt: Date | null },
    unit: UnitOfWork,
  ): Promise<Session> {
    const now = this.deps.clock.now();
    const expiresAt = sessionEnd(account.role, now);
    return createSessionStore(unit.sql).insert({
      userId: account.id,
      tokenHash: tokenHash(origin.sessionToken),
      name: sessionNameOf(origin.sessionName),
      userAgent: origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
      ipAddress: origin.ipAddress,
      network: origin.network,
      createdAt: now,
      idleExpiresAt: idleEnd(account.role, now, expiresAt),
      expiresAt,
      confirmedAt: origin.provedAt,
    });
  }
}

type LoginAnswersDeps = Pick<Platform, 'clock' | 'settings'> & { accessTokens: AccessTokens };

export type LoginAnswers = (account: Account, session: Session) => LoginDto;

export function createLoginAnswers({ clock, settings, accessTokens }: LoginAnswersDeps): LoginAnswers {
  return ({ id: userId, mustChangePassword }, { id: sessionId, rotation }) => {
    const lifetimeSeconds = settings.current().access_token_seconds;
    const claims = { userId, sessionId, rotation, issuedAt: clock.now(), lifetimeSeconds };
    return {
      access_token: accessTokens.issue(claims),
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      must_change_password: mustChangePassword,
    };
  };
}
