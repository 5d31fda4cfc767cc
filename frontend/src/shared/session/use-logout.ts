import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { track } from '../analytics/track';
import { api } from '../api/client';
import { clearAccessToken } from './session-storage';
import { forgetSignInNote } from './sign-in-note';
import { logoutKey } from './account';

async function endSession(): Promise<void> {
  try {
    await bodyOf(api.POST('/api/v1/users/logout'));
  } catch (error) {
    // The session has already ended, as the person wanted.
    if (!hasStatus(error, 401)) throw error;
  }
}

/** Cancels all reads until the result is called, because the server refuses them without a session. */
function giveUpReading(queryClient: QueryClient): () => void {
  void queryClient.cancelQueries();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    // The event comes just before the request exists.
    queueMicrotask(() => void event.query.cancel({ revert: true }));
  });
}

export function useLogout(onSignedOut: () => Promise<void>) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  return useMutation({
    mutationKey: logoutKey,
    mutationFn: endSession,
    meta: { handlesErrors: true },
    onMutate: () => giveUpReading(queryClient),
    onSuccess: async (_answer, _variables, readAgain) => {
      clearAccessToken();
      forgetSignInNote();
      track('logout');
      await onSignedOut();
      readAgain();
      queryClient.clear();
    },
    onError: (_error, _variables, readAgain) => {
      readAgain?.();
      toast.error({ title: t('session.logoutFailed') });
      void queryClient.invalidateQueries();
    },
  });
}
