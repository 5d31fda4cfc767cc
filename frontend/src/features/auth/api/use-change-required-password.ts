import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { storeAccessToken } from '../../../shared/session/session-storage';
import { meQuery } from '../../../shared/session/account';
import { offerToRemember } from './offer-to-remember';

/** Replaces the temporary password; the session goes on under a new token and may do everything again. */
export function useChangeRequiredPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      bodyOf(api.POST('/api/v1/users/change-required-password', { body: { new_password: password } })),
    meta: { handlesErrors: true },
    onSuccess: ({ access_token }, password) => {
      storeAccessToken(access_token);
      const me = queryClient.getQueryData(meQuery().queryKey);
      if (me) void offerToRemember({ email: me.email, password });
      queryClient.setQueryData(meQuery().queryKey, me && { ...me, must_change_password: false });
    },
  });
}
