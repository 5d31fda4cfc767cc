import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/session/use-me';
import { pushStandingQuery } from '../api/push-standing-query';
import { activatePush, deactivatePush, PushNotAllowedError, testPush } from '../api/push-subscription';

/** Notifications in this browser: where they stand, and what can be done about it. */
export function usePush() {
  const { t } = useTranslation('pwa');
  const { id: userId } = useMe();
  const queryClient = useQueryClient();
  const standing = useQuery(pushStandingQuery(userId));
  const readAgain = () => queryClient.invalidateQueries({ queryKey: pushStandingQuery(userId).queryKey });

  const activate = useMutation({
    mutationFn: () => activatePush(userId),
    meta: { handlesErrors: true },
    onSuccess: () => toast.success({ title: t('push.activated') }),
    onError: (error) => {
      if (!(error instanceof PushNotAllowedError)) window.reportError(error);
    },
    onSettled: readAgain,
  });
  const deactivate = useMutation({
    mutationFn: deactivatePush,
    onSuccess: () => toast.success({ title: t('push.deactivated') }),
    onSettled: readAgain,
  });
  const test = useMutation({
    mutationFn: testPush,
    onSuccess: () => toast.info({ title: t('push.tested') }),
  });

  const { error } = activate;
  return {
    standing,
    activate,
    deactivate,
    test,
    /** The browser or its push service did not do what the reader wanted, who had allowed it. */
    hasFailed: error !== null && !(error instanceof PushNotAllowedError),
  };
}
