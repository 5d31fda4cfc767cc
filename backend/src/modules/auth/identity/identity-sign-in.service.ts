import { DomainError } from '../../../platform/errors/index.js';
import type { RateLimit } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { Account } from '../accounts/account.js';
import { createAccountStore } from '../accounts/account.store.js';
import { tokenHash } from '../secrets.js';
import type { SessionOpener, SignedIn, SignInOrigin } from '../sign-in/session-opener.js';
import type { SecondStep } from '../two-factor/second-step.js';
import type { AccountAdmission } from './account-admission.js';
import { createFlowStore, type Flow } from './identity.store.js';
import type { OpenIdProvider } from './openid-provider.js';

const TOKEN_BYTES = 32;
const FLOW_MS = 10 * 60_000;

const BEGIN_PER_NETWORK: RateLimit = { name: 'identity.begin', limit: 60, windowSeconds: 600 };
const COMPLETE_PER_NETWORK: RateLimit = { name: 'identity.complete', limit: 60, windowSeconds: 600 };

export interface BegunFlow {
  address: string;
  browserToken: string;
  expiresAt: Date;
}

export interface ProviderReturn {
  code: string;
  state: string;
  issuer: string | undefined;
  browserToken: string | null;
  language: Language;
  origin: SignInOrigin;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter' | 'log'> & {
  provider: OpenIdProvider | null;
  admission: AccountAdmission;
  secondStep: SecondStep;
  opener: SessionOpener;
};

export class IdentitySignInService {
  constructor(private readonly deps: Deps) {}

  /** With a user id it confirms that user's session. @throws DomainError NOT_FOUND, IDENTITY_PROVIDER_UNAVAILABLE */
  async begin(network: string, reconfirmsUserId: string | null): Promise<BegunFlow> {
    const { db, clock, random, rateLimiter } = this.deps;
    const provider = this.#provider();
    await rateLimiter.consume(BEGIN_PER_NETWORK, network);
    const token = () => random.token(TOKEN_BYTES);
    const [state, nonce, codeVerifier, browserToken] = [token(), token(), token(), token()];
    const address = await provider.addressFor({ state, nonce, codeVerifier }, reconfirmsUserId !== null);
    const expiresAt = new Date(clock.now().getTime() + FLOW_MS);
    await createFlowStore(db.sql).begin({
      stateHash: tokenHash(state),
      browserHash: tokenHash(browserToken),
      nonce,
      codeVerifier,
      reconfirmsUserId,
      expiresAt,
    });
    return { address, browserToken, expiresAt };
  }

  /**
   * @throws DomainError IDENTITY_SIGN_IN_FAILED, IDENTITY_PROVIDER_UNAVAILABLE, IDENTITY_EMAIL_NOT_VERIFIED,
   * IDENTITY_CONFLICT, IDENTITY_OTHER_ACCOUNT, ACCOUNT_DISABLED, TWO_FACTOR_REQUIRED, NOT_FOUND, RATE_LIMITED
   */
  async complete({ code, state, issuer, language, origin, browserToken }: ProviderReturn): Promise<SignedIn> {
    const { db, clock, rateLimiter, admission, secondStep, log } = this.deps;
    const provider = this.#provider();
    await rateLimiter.consume(COMPLETE_PER_NETWORK, origin.network);
    const flow = browserToken
      ? await createFlowStore(db.sql).use(tokenHash(state), tokenHash(browserToken), clock.now())
      : null;
    if (!flow) throw new DomainError('IDENTITY_SIGN_IN_FAILED');
    const identity = await provider.identify({ ...flow, code, state, issuer });
    // A person can delete the parameter that asks the provider for a new sign-in, so the answer has to prove it.
    if (flow.reconfirmsUserId !== null && !identity.isFresh) {
      log.warn('the identity provider did not say that it asked once more who is there');
      throw new DomainError('IDENTITY_SIGN_IN_FAILED');
    }
    const found = await admission.find(identity);
    assertExpected(flow, found);
    if (!found) return this.#open(await admission.create(identity, language, origin), identity, origin);
    if (found.isEmailVerified && (await secondStep.isOn(found.id))) {
      await createFlowStore(db.sql).awaitSecondStep(flow, found.id, identity);
      throw new DomainError('TWO_FACTOR_REQUIRED');
    }
    return this.#open(await admission.link(found, identity, origin), identity, origin);
  }

  /** @throws DomainError IDENTITY_SIGN_IN_FAILED, INVALID_TWO_FACTOR_CODE, ACCOUNT_DISABLED, IDENTITY_CONFLICT */
  async completeSecondStep(
    browserToken: string | null,
    otpCode: string,
    origin: SignInOrigin,
  ): Promise<SignedIn> {
    const { db, clock, admission, secondStep } = this.deps;
    const flow = browserToken
      ? await createFlowStore(db.sql).findPending(tokenHash(browserToken), clock.now())
      : null;
    if (!flow) throw new DomainError('IDENTITY_SIGN_IN_FAILED');
    const account = await createAccountStore(db.sql).get(flow.userId);
    if (!account.isActive) throw new DomainError('ACCOUNT_DISABLED');
    await secondStep.assertPassed(account.id, otpCode, origin);
    if (!(await createFlowStore(db.sql).finish(flow.stateHash)))
      throw new DomainError('IDENTITY_SIGN_IN_FAILED');
    return this.#open(await admission.link(account, flow, origin), flow, origin);
  }

  #open(account: Account, { isFresh }: { isFresh: boolean }, origin: SignInOrigin): Promise<SignedIn> {
    const { clock, opener } = this.deps;
    return opener.open(account, origin, { provedAt: isFresh ? clock.now() : null });
  }

  #provider(): OpenIdProvider {
    if (!this.deps.provider) throw new DomainError('NOT_FOUND');
    return this.deps.provider;
  }
}

function assertExpected({ reconfirmsUserId }: Flow, found: Account | null): void {
  if (reconfirmsUserId !== null && found?.id !== reconfirmsUserId)
    throw new DomainError('IDENTITY_OTHER_ACCOUNT');
  if (found && !found.isActive) throw new DomainError('ACCOUNT_DISABLED');
}
