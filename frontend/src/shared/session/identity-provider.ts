import { useMutation } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { keepReturnTo } from './return-to';

interface Trip {
  purpose: Schemas['BeginIdentityFlowDto']['purpose'];
  returnTo: string | undefined;
}

export function useIdentityProvider() {
  return useMutation({
    mutationFn: ({ purpose }: Trip) => bodyOf(api.POST('/api/v1/auth/start', { body: { purpose } })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: ({ authorization_url }, { returnTo }) => {
      keepReturnTo(returnTo);
      window.location.assign(authorization_url);
    },
  });
}
