import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { renewSession } from '../../../shared/session/renewed-session';

interface PasswordChange {
  current: string;
  next: string;
  revokesApiKeys: boolean;
}

export function useChangePassword() {
  return useMutation({
    mutationFn: ({ current, next, revokesApiKeys }: PasswordChange) =>
      renewSession((renewing) =>
        renewing.POST('/api/v1/users/change-password', {
          body: { current_password: current, new_password: next, revoke_api_keys: revokesApiKeys },
        }),
      ),
    meta: { handlesErrors: true },
  });
}

type OwnerProof = Schemas['OwnerProofDto'];
type TwoFactorProof = Schemas['TwoFactorProofDto'];

const meta = { handlesErrors: true };

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    invalidate(queryClient, queryKeys.accountActivity);
    return queryClient.invalidateQueries({ queryKey: queryKeys.signInMethods });
  };
}

export function useOfferTwoFactor() {
  return useMutation({
    mutationFn: (proof: OwnerProof) => bodyOf(api.POST('/api/v1/users/me/two-factor', { body: proof })),
    meta,
  });
}

export function useConfirmTwoFactor() {
  return useMutation({
    mutationFn: (otp_code: string) =>
      bodyOf(api.POST('/api/v1/users/me/two-factor/confirm', { body: { otp_code } })),
    meta,
    onSuccess: useRefresh(),
  });
}

export function useDisableTwoFactor() {
  return useMutation({
    mutationFn: (proof: TwoFactorProof) =>
      bodyOf(api.POST('/api/v1/users/me/two-factor/disable', { body: proof })),
    meta,
    onSuccess: useRefresh(),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (proof: TwoFactorProof) =>
      bodyOf(api.POST('/api/v1/users/me/two-factor/recovery-codes', { body: proof })),
    meta,
    onSuccess: useRefresh(),
  });
}
