import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { meQuery } from '../../../shared/session/account';
import { clearAccessToken } from '../../../shared/session/session-storage';

type ProfileUpdate = Schemas['UpdateProfileRequestDto'];

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

function upload(file: File) {
  return bodyOf(
    api.POST('/api/v1/users/me/avatar', {
      // The API document types the file as text. The serializer replaces this body with the form.
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file);
        return form;
      },
    }),
  );
}

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

const QUOTED_NAME = /filename="([^"]+)"/;

function save(content: Blob, disposition: string | null): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = QUOTED_NAME.exec(disposition ?? '')?.[1] ?? 'export.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function useExportAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data, response } = await api.GET('/api/v1/users/me/export', { parseAs: 'blob' });
      if (data) save(data, response.headers.get('content-disposition'));
    },
    meta: { handlesErrors: true },
    onSuccess: () => invalidate(queryClient, queryKeys.accountActivity),
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (request: Schemas['DeleteAccountRequestDto']) =>
      bodyOf(api.DELETE('/api/v1/users/me', { body: request })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: async () => {
      clearAccessToken();
      await navigate({ to: '/login', search: { deleted: true }, replace: true });
      queryClient.clear();
    },
  });
}
