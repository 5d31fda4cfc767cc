import * as openid from 'openid-client';
import type { Config } from '../../../config.js';
import type { Platform } from '../../../platform/platform.js';
import { DomainError } from '../../../platform/errors/index.js';

const TIMEOUT_SECONDS = 8;
const DISCOVERY_KEPT_MS = 3_600_000;
/** A sign-in at the provider that is older than this was not made for us. */
const FRESH_SECONDS = 120;

export interface ProviderCredentials {
  issuer: string;
  clientId: string;
  /** Undefined when the client has no secret and uses only PKCE. */
  clientSecret: string | undefined;
  redirectUri: string;
}

export interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface ProviderAnswer extends Challenge {
  code: string;
  issuer: string | undefined;
}

export interface Identity {
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  isFresh: boolean;
}

/** OpenID Connect Core 1.0, code flow with PKCE. */
export class OpenIdProvider {
  #discovered: { configuration: openid.Configuration; at: number } | undefined;

  constructor(
    private readonly credentials: ProviderCredentials,
    private readonly deps: Pick<Platform, 'clock' | 'log'>,
  ) {}

  /** `forceLogin` makes the provider ask for the password again. @throws DomainError IDENTITY_PROVIDER_UNAVAILABLE */
  async addressFor({ state, nonce, codeVerifier }: Challenge, forceLogin: boolean): Promise<string> {
    const configuration = await this.#configuration();
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.credentials.redirectUri,
      scope: 'openid email',
      response_type: 'code',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(forceLogin && { prompt: 'login', max_age: '0' }),
    });
    return address.href;
  }

  /** @throws DomainError IDENTITY_SIGN_IN_FAILED, IDENTITY_PROVIDER_UNAVAILABLE */
  async identify(answer: ProviderAnswer): Promise<Identity> {
    const configuration = await this.#configuration();
    try {
      return await this.#exchange(configuration, answer);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the identity provider did not vouch for a sign-in');
      const code = isOutage(error) ? 'IDENTITY_PROVIDER_UNAVAILABLE' : 'IDENTITY_SIGN_IN_FAILED';
      throw new DomainError(code, {}, { cause: error });
    }
  }

  async #exchange(
    configuration: openid.Configuration,
    { code, issuer, state, nonce, codeVerifier }: ProviderAnswer,
  ): Promise<Identity> {
    const address = new URL(this.credentials.redirectUri);
    address.search = new URLSearchParams({ code, state, ...(issuer && { iss: issuer }) }).toString();
    const tokens = await openid.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    });
    const claims = tokens.claims()!;
    const { userinfo_endpoint: hasUserInfo } = configuration.serverMetadata();
    const person =
      claims.email === undefined && hasUserInfo
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      verifiedEmail: person.email_verified === true && typeof person.email === 'string' ? person.email : null,
      // Both times come from the provider's clock, so our clock may differ.
      isFresh: claims.auth_time !== undefined && claims.iat - claims.auth_time <= FRESH_SECONDS,
    };
  }

  async #configuration(): Promise<openid.Configuration> {
    const now = this.deps.clock.now().getTime();
    if (this.#discovered && now - this.#discovered.at < DISCOVERY_KEPT_MS)
      return this.#discovered.configuration;
    const { issuer, clientId, clientSecret } = this.credentials;
    const isPlain = issuer.startsWith('http:');
    try {
      const configuration = await openid.discovery(
        new URL(issuer),
        clientId,
        undefined,
        clientAuthentication(clientSecret),
        {
          timeout: TIMEOUT_SECONDS,
          // This makes the library check the signature of the token.
          execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
        },
      );
      this.#discovered = { configuration, at: now };
      return configuration;
    } catch (error) {
      this.deps.log.error({ err: error, issuer }, 'the identity provider does not answer');
      throw new DomainError('IDENTITY_PROVIDER_UNAVAILABLE', {}, { cause: error });
    }
  }
}

/** RFC 8414: without a list from the provider, the method is `client_secret_basic`. */
function clientAuthentication(secret: string | undefined): openid.ClientAuth {
  if (secret === undefined) return openid.None();
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? openid.ClientSecretBasic : openid.ClientSecretPost;
    way(secret)(server, ...rest);
  };
}

const OUTAGES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function isOutage(error: unknown): boolean {
  // `fetch` throws this error when it gets no response.
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  return error instanceof openid.ClientError && OUTAGES.has(error.code ?? '');
}

export interface IdentityProvider {
  label: string;
}

export function identityProviderOf({ OIDC_ISSUER, OIDC_LABEL }: Config): IdentityProvider | null {
  return OIDC_ISSUER ? { label: OIDC_LABEL ?? new URL(OIDC_ISSUER).hostname } : null;
}

export function openIdProviderOf(deps: Pick<Platform, 'config' | 'publicUrl' | 'clock' | 'log'>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = deps.config;
  if (!issuer || !clientId) return null;
  const redirectUri = `${deps.publicUrl}/auth-callback`;
  return new OpenIdProvider({ issuer, clientId, clientSecret, redirectUri }, deps);
}
