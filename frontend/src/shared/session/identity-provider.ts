import { useMutation } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { keepWayBack } from './way-back';

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
      keepWayBack(returnTo);
      window.location.assign(authorization_url);
    },
  });
}
