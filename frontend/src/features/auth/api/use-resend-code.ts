import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';

/** Asks for a new code; the answer is the same whether the address is known or not. */
export function useResendCode() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/resend-verification', { body: { email } })),
    meta: { handlesErrors: true },
  });
}
