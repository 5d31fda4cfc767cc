import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type {
  Idempotency,
  IdempotencyClaim,
  StoredAnswer,
} from '../../../platform/idempotency/idempotency.js';
import type { Language } from '../../../platform/languages.js';
import type { Account } from '../accounts/account.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { accountStore } from '../accounts/account.store.js';
import { noSoonerThan } from '../sign-in/answer-time.js';
import { authText } from '../auth-texts.js';
import { parseEmail } from '../accounts/email-address.js';
import type { LoginThrottle } from '../sign-in/login-throttle.js';
import type { MailedAccess } from './mailed-access.js';
import type { PasswordHasher } from './password-hasher.js';
import { passwordResetStore, passwordStore } from './password.store.js';
import { brokenPasswordRule } from './password-rules.js';
import { tokenHash, type KeyedHash } from '../secrets.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';

const ANSWER_MS = 100;

const FORGOT_PER_NETWORK: RateLimit = { name: 'forgot.network', limit: 60, windowSeconds: 600 };
const FORGOT_PER_ADDRESS: RateLimit = { name: 'forgot.address', limit: 5, windowSeconds: 900 };
const RESET_PER_NETWORK: RateLimit = { name: 'reset.network', limit: 60, windowSeconds: 600 };

export interface Forgotten {
  email: string;
  language: Language;
  network: string;
  origin: RequestOrigin;
}

export interface PasswordResetRequest {
  token: string;
  newPassword: string;
  language: Language;
  network: string;
  origin: RequestOrigin;
  idempotencyKey: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  idempotency: Idempotency;
  hasher: PasswordHasher;
  throttle: LoginThrottle;
  mailedAccess: MailedAccess;
  revocation: AccessRevocation;
  activityLog: ActivityLog;
  /** Recognises a repeated password without revealing it. */
  fingerprint: KeyedHash;
}

export class PasswordRecoveryService {
  constructor(private readonly deps: Deps) {}

  /** Answers the same, in the same time, for any address. @throws InvalidInputError, DomainError RATE_LIMITED */
  async forgot({ language, network, origin, ...rest }: Forgotten): Promise<MessageDto> {
    const { db, rateLimiter } = this.deps;
    const email = parseEmail(rest.email);
    await rateLimiter.consume(FORGOT_PER_NETWORK, network);
    await rateLimiter.consume(FORGOT_PER_ADDRESS, email);
    await noSoonerThan(ANSWER_MS, async () => {
      const account = await accountStore(db.sql).findByEmail(email);
      if (account?.isActive) await this.#mailRecovery(account, origin);
    });
    return { message: authText('way_back_sent_if_known', language) };
  }

  /** @throws InvalidInputError, DomainError INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMITED */
  async reset(request: PasswordResetRequest): Promise<MessageDto> {
    const { rateLimiter, idempotency, fingerprint } = this.deps;
    const { token, newPassword, network, idempotencyKey } = request;
    const broken = brokenPasswordRule(newPassword);
    if (broken) throw new InvalidInputError({ new_password: broken });
    await rateLimiter.consume(RESET_PER_NETWORK, network);
    const hash = tokenHash(token.trim());
    const answer = await idempotency.run(
      {
        scope: `reset-password:${hash.toString('hex')}`,
        key: idempotencyKey,
        body: { password: fingerprint.hash(newPassword).toString('hex') },
      },
      (claim) => this.#replace(hash, request, claim),
    );
    return answer.body as MessageDto;
  }

  async #mailRecovery(account: Account, origin: RequestOrigin): Promise<void> {
    const { db, mailedAccess, activityLog } = this.deps;
    await db.transaction(async (unit) => {
      await mailedAccess.send(account, 'forgotten', unit);
      await activityLog.record({ userId: account.id, kind: 'password_reset_requested', origin }, unit);
    });
  }

  async #replace(
    hash: Buffer,
    { newPassword, language, network, origin }: PasswordResetRequest,
    claim: IdempotencyClaim,
  ): Promise<StoredAnswer> {
    const { db, clock, hasher, throttle } = this.deps;
    const reset = await passwordResetStore(db.sql).findByToken(hash);
    if (!reset) throw new DomainError('INVALID_TOKEN');
    if (reset.expiresAt <= clock.now()) throw new DomainError('TOKEN_EXPIRED');
    const passwordHash = await hasher.hash(newPassword);
    const answer = { status: 200, body: { message: authText('password_reset', language) } };
    const account = await db.transaction(async (unit) => {
      if (!(await passwordResetStore(unit.sql).useToken(hash))) throw new DomainError('INVALID_TOKEN');
      await claim.complete(unit, answer);
      return this.#store(reset.userId, passwordHash, origin, unit);
    });
    // The owner has just proved who they are, so earlier wrong guesses no longer delay the sign-in.
    await throttle.succeeded({ email: account.email, network, deviceSessionId: null, knownNetwork: false });
    return answer;
  }

  async #store(
    userId: string,
    passwordHash: string,
    origin: RequestOrigin,
    unit: UnitOfWork,
  ): Promise<Account> {
    const isStored = await passwordStore(unit.sql).reset(userId, passwordHash);
    if (!isStored) throw new DomainError('INVALID_TOKEN');
    const ended = { userId, origin, cause: 'password_reset', revokesApiKeys: true } as const;
    await this.deps.revocation.revoke(ended, unit);
    return accountStore(unit.sql).get(userId);
  }
}
