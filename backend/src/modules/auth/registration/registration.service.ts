import { cpf as cpfForm } from 'cpf-cnpj-validator';
import type { Clock } from '../../../platform/clock.js';
import { isValidCpf } from '../../../platform/cpf.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError, InvalidInputError } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimiter } from '../../../platform/http/index.js';
import type { Idempotency, StoredAnswer } from '../../../platform/idempotency/idempotency.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';
import { tagOfLanguage, type LanguageTag } from '../accounts/preferences.js';
import { presentRegistered } from '../accounts/account.presenter.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { accountStore } from '../accounts/account.store.js';
import type { RegisteredDto } from '../auth.dto.js';
import { parseEmail } from '../accounts/email-address.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { brokenPasswordRule } from '../passwords/password-rules.js';
import type { KeyedHash } from '../secrets.js';
import type { VerificationCodes } from './verification.service.js';

const PER_NETWORK: RateLimit = { name: 'register.network', limit: 100, windowSeconds: 600 };
const PER_ADDRESS: RateLimit = { name: 'register.address', limit: 10, windowSeconds: 600 };

export interface Registration {
  email: string;
  password: string;
  cpf: string | null;
  preferredLanguage: LanguageTag | undefined;
  preferredCurrency: Currency | undefined;
  /** The language of the request: what the account prefers unless it says otherwise. */
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
  codes: VerificationCodes;
  activityLog: ActivityLog;
  /** Recognises a repeated password without revealing it. */
  fingerprint: KeyedHash;
}

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
    const answer = await idempotency.run(request, (claim) =>
      this.#create(valid, (unit, stored) => claim.complete(unit, stored)),
    );
    return { status: answer.status, registered: answer.body as RegisteredDto };
  }

  async #create(
    registration: Registration,
    complete: (unit: UnitOfWork, answer: StoredAnswer) => Promise<void>,
  ): Promise<StoredAnswer> {
    const { db, clock, hasher, codes, activityLog } = this.deps;
    const known = await accountStore(db.sql).findByEmail(registration.email);
    if (known) throw new DomainError('EMAIL_ALREADY_REGISTERED');
    const passwordHash = await hasher.hash(registration.password);
    return db.transaction(async (unit) => {
      const account = await accountStore(unit.sql).insert({
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
      await complete(unit, answer);
      return answer;
    });
  }
}
