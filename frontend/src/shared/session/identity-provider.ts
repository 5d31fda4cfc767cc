import { useMutation } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { safeRedirect } from './safe-redirect';

const identityReturnKey = 'torpedo.identity_return';

/** Remembers, while this tab is at the identity provider, where it goes on afterwards. */
function rememberIdentityReturn(href: string | undefined): void {
  if (href) sessionStorage.setItem(identityReturnKey, href);
  else sessionStorage.removeItem(identityReturnKey);
}

/** Where to go on, once; undefined for the beginning. */
export function takeIdentityReturn(): string | undefined {
  const href = safeRedirect(sessionStorage.getItem(identityReturnKey) ?? undefined);
  sessionStorage.removeItem(identityReturnKey);
  return href;
}

interface Trip {
  purpose: Schemas['BeginIdentityFlowDto']['purpose'];
  /** Where this tab goes on when it is back. */
  returnTo: string | undefined;
}

/** Sends this tab to the identity provider, which sends it back to /auth-callback. */
export function useIdentityProvider() {
  return useMutation({
    mutationFn: ({ purpose }: Trip) => bodyOf(api.POST('/api/v1/auth/start', { body: { purpose } })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: ({ authorization_url }, { returnTo }) => {
      rememberIdentityReturn(returnTo);
      window.location.assign(authorization_url);
    },
  });
}
