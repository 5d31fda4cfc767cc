import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { meQuery } from '../../../shared/session/account';

export type ProfileUpdate = Schemas['UpdateProfileRequestDto'];

/** Changes what the account says about its owner; the frame around the screen follows. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileUpdate) => bodyOf(api.PATCH('/api/v1/users/me/profile', { body: profile })),
    meta: { handlesErrors: true },
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery().queryKey, me);
    },
  });
}
