import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { meQuery } from '../../../shared/session/account';

function upload(file: File) {
  return bodyOf(
    api.POST('/api/v1/users/me/avatar', {
      // The document describes a file as text; what is sent is the form.
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file);
        return form;
      },
    }),
  );
}

/** Makes a file the picture of the account, everywhere at once. */
export function useUploadAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: upload,
    meta: { handlesErrors: true },
    onSuccess: ({ avatar_url }) => {
      queryClient.setQueryData(
        meQuery().queryKey,
        (me) => me && { ...me, profile: { ...me.profile, avatar_url } },
      );
    },
  });
}
