import type { Config } from '../../../config.js';
import type { ModuleParts, Platform } from '../../../platform/platform.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import { type DeviceCookie, type SessionCookie, createFlowCookie } from '../sessions/cookies.js';
import type { SessionOpener } from '../sign-in/session-opener.js';
import type { SecondStep } from '../two-factor/index.js';
import { AccountAdmission } from './account-admission.js';
import { forgetFlowsJob } from '../forget-old-data.job.js';
import { IdentityController } from './identity.controller.js';
import { IdentitySignInService } from './identity-sign-in.service.js';
import { OpenIdProvider, type ProviderCredentials } from './openid-provider.js';

type Deps = Pick<Platform, 'config' | 'publicUrl' | 'db' | 'clock' | 'random' | 'rateLimiter' | 'log'> & {
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  opener: SessionOpener;
  secondStep: SecondStep;
  activityLog: ActivityLog;
  revocation: AccessRevocation;
};

const CALLBACK_PATH = '/auth-callback';

function credentialsOf(config: Config, publicUrl: string): ProviderCredentials | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  if (!issuer || !clientId) return null;
  return { issuer, clientId, clientSecret, redirectUri: `${publicUrl}${CALLBACK_PATH}` };
}

export interface IdentityProvider {
  label: string;
}

export function identityProviderOf({ OIDC_ISSUER, OIDC_LABEL }: Config): IdentityProvider | null {
  return OIDC_ISSUER ? { label: OIDC_LABEL ?? new URL(OIDC_ISSUER).hostname } : null;
}

export function createIdentitySignIn(deps: Deps): Pick<ModuleParts, 'controllers' | 'dailyJobs'> {
  const credentials = credentialsOf(deps.config, deps.publicUrl);
  const identities = new IdentitySignInService({
    ...deps,
    provider: credentials && new OpenIdProvider(credentials, deps),
    admission: new AccountAdmission(deps),
  });
  return {
    controllers: [
      new IdentityController(identities, deps.cookie, deps.deviceCookie, createFlowCookie(deps.publicUrl)),
    ],
    dailyJobs: [forgetFlowsJob(deps.db, deps.clock)],
  };
}
