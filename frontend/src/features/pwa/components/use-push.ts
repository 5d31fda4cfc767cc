import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMe } from '../../../shared/session/account';
import { pushStandingQuery } from '../api/push-standing-query';
import { activatePush, deactivatePush, PushNotAllowedError, testPush } from '../api/push-subscription';
import { WorkerNotReadyError } from '../api/worker-registration';
import { queryKeys } from '../../../shared/query-keys';

/** Notifications in this browser: where they stand, and what can be done about it. */
export function usePush() {
  const { t } = useTranslation('pwa');
  const errorText = useErrorText();
  const { id: userId } = useMe();
  const queryClient = useQueryClient();
  const standing = useQuery(pushStandingQuery(userId));
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.pushStanding(userId) });

  const activate = useMutation({
    mutationFn: () => activatePush(userId),
    meta: { handlesErrors: true },
    onSuccess: () => toast.success({ title: t('push.activated') }),
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

  return {
    standing,
    activate,
    deactivate,
    test,
    /** Why the last press did not turn them on; undefined also when the reader did not allow it. */
    failure: failureOf(activate.error),
  };

  function failureOf(error: Error | null): string | undefined {
    if (error === null || error instanceof PushNotAllowedError) return undefined;
    if (error instanceof WorkerNotReadyError) return t('push.notReady');
    return error instanceof DOMException ? t('push.failed') : errorText(error);
  }
}
