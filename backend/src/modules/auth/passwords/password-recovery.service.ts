import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit } from '../../../platform/http/index.js';
import type { IdempotencyClaim, StoredAnswer } from '../../../platform/idempotency/idempotency.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account } from '../accounts/account.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { createAccountStore } from '../accounts/account.store.js';
import { authText } from '../auth-texts.js';
import { parseEmail } from '../accounts/email-address.js';
import type { LoginThrottle } from '../sign-in/login-throttle.js';
import type { MailedAccess } from './mailed-access.js';
import type { PasswordHasher } from './password-hasher.js';
import { createPasswordResetStore, createPasswordStore } from './password.store.js';
import { brokenPasswordRule } from './password-rules.js';
import { tokenHash, type KeyedHash } from '../secrets.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import { createDisownLinkStore } from '../security-mails/disown-link.store.js';
import { type AnonymousCall, withMinimumLatency } from '../sign-in/anonymous-call.js';

const FORGOT_PER_NETWORK: RateLimit = { name: 'forgot.network', limit: 60, windowSeconds: 600 };
const FORGOT_PER_ADDRESS: RateLimit = { name: 'forgot.address', limit: 5, windowSeconds: 900 };
const DISOWN_PER_NETWORK: RateLimit = { name: 'disown.network', limit: 60, windowSeconds: 600 };
const RESET_PER_NETWORK: RateLimit = { name: 'reset.network', limit: 60, windowSeconds: 600 };

export interface PasswordResetRequest extends AnonymousCall {
  token: string;
  newPassword: string;
  idempotencyKey: string | undefined;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'idempotency'> & {
  hasher: PasswordHasher;
  throttle: LoginThrottle;
  mailedAccess: MailedAccess;
  revocation: AccessRevocation;
  activityLog: ActivityLog;
  fingerprint: KeyedHash;
};

export class PasswordRecoveryService {
  constructor(private readonly deps: Deps) {}

  /** Gives the same answer, in the same time, for any address. @throws InvalidInputError, DomainError RATE_LIMITED */
  async forgot({
    language,
    network,
    origin,
    ...rest
  }: AnonymousCall & { email: string }): Promise<MessageDto> {
    const { db, rateLimiter } = this.deps;
    const email = parseEmail(rest.email);
    await rateLimiter.consume(FORGOT_PER_NETWORK, network);
    await rateLimiter.consume(FORGOT_PER_ADDRESS, email);
    await withMinimumLatency(async () => {
      const account = await createAccountStore(db.sql).findByEmail(email);
      if (account?.isActive) await this.#mailRecovery(account, origin);
    });
    return { message: authText('access_sent_if_known', language) };
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

  /** Ends every access except the mailbox. @throws DomainError INVALID_TOKEN, TOKEN_EXPIRED, RATE_LIMITED */
  async disown({ token, language, network, origin }: AnonymousCall & { token: string }): Promise<MessageDto> {
    const { db, clock, rateLimiter, revocation } = this.deps;
    await rateLimiter.consume(DISOWN_PER_NETWORK, network);
    const hash = tokenHash(token.trim());
    const link = await createDisownLinkStore(db.sql).find(hash);
    if (!link) throw new DomainError('INVALID_TOKEN');
    if (link.expiresAt <= clock.now()) throw new DomainError('TOKEN_EXPIRED');
    await db.transaction(async (unit) => {
      if (!(await createDisownLinkStore(unit.sql).useUp(hash))) throw new DomainError('INVALID_TOKEN');
      const { userId } = link;
      await revocation.revoke({ userId, origin, cause: 'disowned_by_mail', revokesApiKeys: true }, unit);
    });
    return { message: authText('account_secured', language) };
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
    const reset = await createPasswordResetStore(db.sql).findByToken(hash);
    if (!reset) throw new DomainError('INVALID_TOKEN');
    if (reset.expiresAt <= clock.now()) throw new DomainError('TOKEN_EXPIRED');
    const passwordHash = await hasher.hash(newPassword);
    const answer = { status: 200, body: { message: authText('password_reset', language) } };
    const account = await db.transaction(async (unit) => {
      if (!(await createPasswordResetStore(unit.sql).useToken(hash))) throw new DomainError('INVALID_TOKEN');
      await claim.complete(unit, answer);
      return this.#store(reset.userId, passwordHash, origin, unit);
    });
    // Earlier wrong guesses from this network no longer delay the sign-in of the owner.
    await throttle.succeeded({ email: account.email, network, deviceSessionId: null, knownNetwork: false });
    return answer;
  }

  async #store(
    userId: string,
    passwordHash: string,
    origin: RequestOrigin,
    unit: UnitOfWork,
  ): Promise<Account> {
    const isStored = await createPasswordStore(unit.sql).reset(userId, passwordHash);
    if (!isStored) throw new DomainError('INVALID_TOKEN');
    const { revocation } = this.deps;
    await revocation.revoke({ userId, origin, cause: 'password_reset', revokesApiKeys: true }, unit);
    return createAccountStore(unit.sql).get(userId);
  }
}
