import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { MessageDto, RateLimit } from '../../../platform/http/index.js';
import type { IdempotencyClaim, StoredAnswer } from '../../../platform/idempotency/idempotency.js';
import type { Platform } from '../../../platform/platform.js';
import { languageOfTag } from '../accounts/preferences.js';
import type { Account } from '../accounts/account.js';
import { verificationMail } from '../mails.js';
import type { KeyedHash } from '../secrets.js';
import { createAccountStore } from '../accounts/account.store.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { authText } from '../auth-texts.js';
import { parseEmail } from '../accounts/email-address.js';
import { createVerificationStore, type MailedCode, type AttemptedCode } from './verification.store.js';
import { type AnonymousCall, withMinimumLatency } from '../sign-in/anonymous-call.js';

const DIGITS = 6;
export const CODE_PAUSE_SECONDS = 60;

type CodesDeps = Pick<Platform, 'clock' | 'random' | 'settings' | 'mailer'> & { keyedHash: KeyedHash };

export class VerificationCodes {
  constructor(private readonly deps: CodesDeps) {}

  async mailFirst(account: Account, unit: UnitOfWork): Promise<void> {
    const { code, mailed } = this.#make(account);
    await createVerificationStore(unit.sql).insert(mailed);
    await this.#mail(account, code, unit);
  }

  async mailAnother(account: Account, unit: UnitOfWork): Promise<boolean> {
    const { code, mailed } = this.#make(account);
    const lastAskedBy = new Date(this.deps.clock.now().getTime() - CODE_PAUSE_SECONDS * 1000);
    const isReplaced = await createVerificationStore(unit.sql).replaceUnlessAskedAfter(mailed, lastAskedBy);
    if (isReplaced) await this.#mail(account, code, unit);
    return isReplaced;
  }

  async mailToNewAddress(account: Account, unit: UnitOfWork): Promise<void> {
    await createVerificationStore(unit.sql).forgetOf(account.id);
    await this.mailFirst(account, unit);
  }

  matches(mailed: Pick<MailedCode, 'userId' | 'codeHash'>, code: string): boolean {
    return this.deps.keyedHash.matches(mailed.codeHash, mailed.userId, code);
  }

  #make({ id: userId }: Account): { code: string; mailed: MailedCode } {
    const { clock, random, settings, keyedHash } = this.deps;
    const code = random.digits(DIGITS);
    const sentAt = clock.now();
    const expiresAt = new Date(sentAt.getTime() + settings.current().verification_code_seconds * 1000);
    return { code, mailed: { userId, codeHash: keyedHash.hash(userId, code), sentAt, expiresAt } };
  }

  #mail(account: Account, code: string, unit: UnitOfWork): Promise<void> {
    const { mailer, settings } = this.deps;
    const lifetimeSeconds = settings.current().verification_code_seconds;
    const mail = verificationMail({
      code,
      lifetimeSeconds,
      language: languageOfTag(account.preferredLanguage),
    });
    return mailer.send({ to: account.email, ...mail }, unit);
  }
}

const ATTEMPTS_PER_CODE = 5;

const VERIFY_PER_NETWORK: RateLimit = { name: 'verify.network', limit: 100, windowSeconds: 600 };
const RESEND_PER_NETWORK: RateLimit = { name: 'resend.network', limit: 60, windowSeconds: 600 };
const RESEND_PER_ADDRESS: RateLimit = { name: 'resend.address', limit: 10, windowSeconds: 3600 };

export interface Verification extends AnonymousCall {
  email: string;
  code: string;
  idempotencyKey: string | undefined;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'idempotency'> & {
  codes: VerificationCodes;
  activityLog: ActivityLog;
  fingerprint: KeyedHash;
};

export class VerificationService {
  constructor(private readonly deps: Deps) {}

  /** A wrong code never gets CODE_EXPIRED. @throws DomainError INVALID_CODE, CODE_EXPIRED, RATE_LIMITED */
  async verify(request: Verification): Promise<MessageDto> {
    const { rateLimiter, idempotency, fingerprint } = this.deps;
    const { code, network, idempotencyKey } = request;
    const email = parseEmail(request.email);
    await rateLimiter.consume(VERIFY_PER_NETWORK, network);
    const answer = await idempotency.run(
      {
        scope: `verify-email:${email}`,
        key: idempotencyKey,
        body: { email, code: fingerprint.hash(code).toString('hex') },
      },
      async (claim) => {
        const attempt = await withMinimumLatency(() => this.#attempt(email, code));
        return this.#confirm(attempt, request, claim);
      },
    );
    return answer.body as MessageDto;
  }

  /** Gives the same answer, in the same time, for any address. */
  async resend({
    language,
    network,
    ...rest
  }: Omit<AnonymousCall, 'origin'> & { email: string }): Promise<MessageDto> {
    const { db, rateLimiter, codes } = this.deps;
    const email = parseEmail(rest.email);
    await rateLimiter.consume(RESEND_PER_NETWORK, network);
    await rateLimiter.consume(RESEND_PER_ADDRESS, email);
    await withMinimumLatency(async () => {
      const account = await createAccountStore(db.sql).findByEmail(email);
      if (!account?.isActive || account.isEmailVerified) return;
      await db.transaction((unit) => codes.mailAnother(account, unit));
    });
    return { message: authText('code_sent_if_known', language) };
  }

  async #attempt(email: string, code: string): Promise<AttemptedCode> {
    const { db, clock, codes } = this.deps;
    const attempt = await createVerificationStore(db.sql).countAttempt(email);
    if (!attempt || !codes.matches(attempt, code)) throw new DomainError('INVALID_CODE');
    const tooLate = attempt.expiresAt <= clock.now();
    if (tooLate || attempt.attempts > ATTEMPTS_PER_CODE) throw new DomainError('CODE_EXPIRED');
    return attempt;
  }

  #confirm(
    attempt: AttemptedCode,
    { language, origin }: AnonymousCall,
    claim: IdempotencyClaim,
  ): Promise<StoredAnswer> {
    const { db, activityLog } = this.deps;
    const { userId } = attempt;
    return db.transaction(async (unit) => {
      if (!(await createVerificationStore(unit.sql).useUp(attempt))) throw new DomainError('INVALID_CODE');
      await createAccountStore(unit.sql).markVerified(userId);
      await activityLog.record({ userId, kind: 'email_verified', origin }, unit);
      const answer = { status: 200, body: { message: authText('email_verified', language) } };
      await claim.complete(unit, answer);
      return answer;
    });
  }
}
