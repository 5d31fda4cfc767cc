import { cpf as cpfForm } from 'cpf-cnpj-validator';
import { isValidCpf } from '../../../platform/cpf.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { IdempotencyClaim, StoredAnswer } from '../../../platform/idempotency/idempotency.js';
import type { Currency } from '../../../platform/money.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { createAccountStore } from '../accounts/account.store.js';
import { parseEmail } from '../accounts/email-address.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { brokenPasswordRule } from '../passwords/password-rules.js';
import type { KeyedHash } from '../secrets.js';
import type { VerificationCodes } from './verification.service.js';
import { type RegisteredDto, presentRegistered } from '../accounts/account.dto.js';
import { type LanguageTag, tagOfLanguage } from '../accounts/preferences.js';
import type { AnonymousCall } from '../sign-in/anonymous-call.js';

const PER_NETWORK: RateLimit = { name: 'register.network', limit: 100, windowSeconds: 600 };
const PER_ADDRESS: RateLimit = { name: 'register.address', limit: 10, windowSeconds: 600 };

export interface Registration extends AnonymousCall {
  email: string;
  password: string;
  cpf: string | null;
  preferredLanguage: LanguageTag | undefined;
  preferredCurrency: Currency | undefined;
  idempotencyKey: string | undefined;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'idempotency'> & {
  hasher: PasswordHasher;
  codes: VerificationCodes;
  activityLog: ActivityLog;
  fingerprint: KeyedHash;
};

function validated(registration: Registration): Registration {
  const email = parseEmail(registration.email);
  const broken = brokenPasswordRule(registration.password);
  if (broken) throw new InvalidInputError({ password: broken });
  const cpf = registration.cpf?.trim() || null;
  if (cpf !== null && !isValidCpf(cpfForm.strip(cpf, true)))
    throw new InvalidInputError({ 'profile.cpf': 'cpf_invalid' });
  return { ...registration, email, cpf: cpf && cpfForm.strip(cpf) };
}

export class RegistrationService {
  constructor(private readonly deps: Deps) {}

  /** @throws InvalidInputError, DomainError EMAIL_ALREADY_REGISTERED, RATE_LIMITED */
  async register(registration: Registration): Promise<{ status: number; registered: RegisteredDto }> {
    const valid = validated(registration);
    const { rateLimiter, idempotency } = this.deps;
    await rateLimiter.consume(PER_NETWORK, valid.network);
    await rateLimiter.consume(PER_ADDRESS, valid.email);
    const { idempotencyKey: key, email, cpf, preferredLanguage, preferredCurrency } = valid;
    const password = this.deps.fingerprint.hash(valid.password).toString('hex');
    const body = { email, cpf, preferredLanguage, preferredCurrency, password };
    const request = { scope: `register:${valid.email}`, key, body };
    const answer = await idempotency.run(request, (claim) => this.#create(valid, claim));
    return { status: answer.status, registered: answer.body as RegisteredDto };
  }

  async #create(registration: Registration, claim: IdempotencyClaim): Promise<StoredAnswer> {
    const { db, clock, hasher, codes, activityLog } = this.deps;
    const known = await createAccountStore(db.sql).findByEmail(registration.email);
    if (known) throw new DomainError('EMAIL_ALREADY_REGISTERED');
    const passwordHash = await hasher.hash(registration.password);
    return db.transaction(async (unit) => {
      const account = await createAccountStore(unit.sql).insert({
        email: registration.email,
        passwordHash,
        cpf: registration.cpf,
        preferredLanguage: registration.preferredLanguage ?? tagOfLanguage(registration.language),
        preferredCurrency: registration.preferredCurrency ?? 'BRL',
        createdAt: clock.now(),
      });
      if (!account) throw new DomainError('EMAIL_ALREADY_REGISTERED');
      await codes.mailFirst(account, unit);
      const { origin } = registration;
      await activityLog.record({ userId: account.id, kind: 'registered', origin }, unit);
      const answer = { status: 201, body: presentRegistered(account) };
      await claim.complete(unit, answer);
      return answer;
    });
  }
}
