import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { beginSession } from '../../../shared/session/begin-session';

type Proof = Schemas['IdentityCallbackDto'] | Schemas['IdentitySecondStepDto'];

const complete = (proof: Proof) =>
  'otp_code' in proof
    ? bodyOf(api.POST('/api/v1/auth/second-step', { body: proof }))
    : bodyOf(api.POST('/api/v1/auth/callback', { body: proof }));

export function useIdentitySignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: complete,
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: ({ access_token }) => beginSession(queryClient, access_token),
  });
}
