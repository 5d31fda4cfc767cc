import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

const QUOTED_NAME = /filename="([^"]+)"/;

/** Gives the file to the browser under the name that the server chose. */
function save(content: Blob, disposition: string | null): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = QUOTED_NAME.exec(disposition ?? '')?.[1] ?? 'export.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads everything that is kept about the account. */
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
