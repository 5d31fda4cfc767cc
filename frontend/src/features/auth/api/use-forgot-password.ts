import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';

/** Asks for a temporary password and a link; the answer is the same whether the address is known or not. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/forgot-password', { body: { email } })),
    meta: { handlesErrors: true },
  });
}
