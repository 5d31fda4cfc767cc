import type { Seal } from '../../../platform/seal.js';
import type { Actor } from '../../../platform/http/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { OwnerProof, Reconfirmation } from '../sign-in/reconfirmation.js';
import type { RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { readSignInMethods, createTwoFactorStore } from './two-factor.store.js';
import type { SignInMethodsDto } from './two-factor.dto.js';
import {
  appSetup,
  matchedStep,
  type AppSetup,
  hashRecoveryCodes,
  newRecoveryCodes,
  plainCode,
} from './two-factor-secrets.js';
import type { SecondStep } from './second-step.js';

const SECRET_BYTES = 20;

type Deps = Pick<Platform, 'db' | 'clock' | 'random'> & {
  hasher: PasswordHasher;
  seal: Seal;
  secondStep: SecondStep;
  reconfirmation: Reconfirmation;
  activityLog: ActivityLog;
};

type CodeProof = OwnerProof & { otpCode: string };

export class TwoFactorService {
  constructor(private readonly deps: Deps) {}

  async signInMethodsOf(actor: Actor): Promise<SignInMethodsDto> {
    const row = await readSignInMethods(this.deps.db.sql, actor.userId);
    return {
      ...row,
      is_reconfirmed: actor.isRecentlyConfirmed,
      two_factor_required: actor.mustSetUpTwoFactor,
    };
  }

  /** @throws DomainError TWO_FACTOR_ALREADY_ON; INVALID_PASSWORD, REAUTHENTICATION_REQUIRED */
  async offer(actor: Actor, password: string | undefined): Promise<AppSetup> {
    const { db, clock, random, seal, reconfirmation } = this.deps;
    await reconfirmation.assertConfirmed(actor, password);
    const secret = Buffer.from(random.token(SECRET_BYTES), 'base64url');
    const sealed = seal.seal(secret, actor.userId);
    if (!(await createTwoFactorStore(db.sql).offer(actor.userId, sealed, clock.now()))) {
      throw new DomainError('TWO_FACTOR_ALREADY_ON');
    }
    return appSetup(secret, actor.email);
  }

  /** @throws DomainError TWO_FACTOR_ALREADY_ON, TWO_FACTOR_OFF without an offer, INVALID_CONFIRMATION_CODE */
  async confirm(actor: Actor, code: string, origin: RequestOrigin): Promise<string[]> {
    const { db, clock, random, hasher, seal, activityLog } = this.deps;
    const app = await createTwoFactorStore(db.sql).find(actor.userId);
    if (!app) throw new DomainError('TWO_FACTOR_OFF');
    if (app.confirmedAt) throw new DomainError('TWO_FACTOR_ALREADY_ON');
    const secret = seal.open(app.secret, actor.userId);
    const step = secret && matchedStep(secret, plainCode(code), clock.now());
    if (step === null) throw new DomainError('INVALID_CONFIRMATION_CODE');
    const codes = newRecoveryCodes(random);
    const hashes = await hashRecoveryCodes(codes, hasher);
    await db.transaction(async (unit) => {
      const store = createTwoFactorStore(unit.sql);
      if (!(await store.confirm(app, step, clock.now()))) throw new DomainError('TWO_FACTOR_ALREADY_ON');
      await store.replaceCodes(actor.userId, hashes);
      await activityLog.record({ userId: actor.userId, kind: 'two_factor_enabled', origin }, unit);
    });
    return codes;
  }

  /** @throws DomainError TWO_FACTOR_OFF; INVALID_PASSWORD, REAUTHENTICATION_REQUIRED; INVALID_CONFIRMATION_CODE */
  async switchOff(actor: Actor, proof: CodeProof): Promise<void> {
    const { db, activityLog } = this.deps;
    const { userId } = actor;
    await this.#assertOwner(actor, proof);
    await db.transaction(async (unit) => {
      await createTwoFactorStore(unit.sql).remove(userId);
      await activityLog.record({ userId, kind: 'two_factor_disabled', origin: proof.origin }, unit);
    });
  }

  /** @throws DomainError as `switchOff` */
  async renewCodes(actor: Actor, proof: CodeProof): Promise<string[]> {
    const { db, random, hasher, activityLog } = this.deps;
    const { userId } = actor;
    await this.#assertOwner(actor, proof);
    const codes = newRecoveryCodes(random);
    const hashes = await hashRecoveryCodes(codes, hasher);
    await db.transaction(async (unit) => {
      await createTwoFactorStore(unit.sql).replaceCodes(userId, hashes);
      await activityLog.record({ userId, kind: 'recovery_codes_renewed', origin: proof.origin }, unit);
    });
    return codes;
  }

  async #assertOwner(actor: Actor, { password, otpCode, origin }: CodeProof): Promise<void> {
    const app = await createTwoFactorStore(this.deps.db.sql).find(actor.userId);
    if (!app?.confirmedAt) throw new DomainError('TWO_FACTOR_OFF');
    await this.deps.reconfirmation.assertConfirmed(actor, password);
    if (await this.deps.secondStep.accepts(app, otpCode, origin)) return;
    // The session is still valid, so this is not the 401 of a sign-in.
    throw new DomainError('INVALID_CONFIRMATION_CODE');
  }
}
