import { useMutation, useQueryClient } from '@tanstack/react-query';
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
    // A session that has ended already is what was wanted.
    if (!hasStatus(error, 401)) throw error;
  }
}

/** Signs out here and on the server; `onSignedOut` leaves the signed-in screens. */
export function useLogout(onSignedOut: () => Promise<void>) {
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  return useMutation({
    mutationKey: logoutKey,
    mutationFn: endSession,
    meta: { handlesErrors: true },
    onSuccess: async () => {
      clearAccessToken();
      forgetSignInNote();
      track('logout');
      await onSignedOut();
      queryClient.clear();
    },
    onError: () => toast.error({ title: t('session.logoutFailed') }),
  });
}
