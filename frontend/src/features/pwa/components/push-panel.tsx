import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, toast } from '@torpedo/ui-kit';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { queryKeys } from '../../../shared/query-keys';
import { useMe } from '../../../shared/session/account';
import { activatePush, deactivatePush, PushNotAllowedError, pushStateQuery, testPush } from '../api/push';
import { isInstalled, isIos } from '../rules/device';
import { WorkerNotReadyError } from '../worker/registration';
import { AppCard, type AppCardProps } from './app-card';

export function PushPanel({ level = 2 }: { level?: 2 | 3 }) {
  const { t } = useTranslation('pwa');
  const { state, activate, deactivate, test, failure } = usePush();

  function shown(): Pick<AppCardProps, 'icon' | 'text' | 'failure' | 'actions'> {
    if (state.isError) {
      return {
        icon: <Bell aria-hidden />,
        text: t('push.notRead'),
        actions: (
          <Button variant="outline" size="sm" loading={state.isFetching} onClick={() => void state.refetch()}>
            {t('push.retry')}
          </Button>
        ),
      };
    }
    switch (state.data) {
      case undefined:
        return {
          icon: <Bell aria-hidden />,
          text: <Skeleton className="h-lh w-60 max-w-full" />,
          actions: <Skeleton className="h-9 w-20" />,
        };
      case 'unsupported':
        return {
          icon: <BellOff aria-hidden />,
          text: t(isIos(navigator) && !isInstalled() ? 'push.installFirst' : 'push.unsupported'),
        };
      case 'unavailable':
        return { icon: <BellOff aria-hidden />, text: t('push.unavailable') };
      case 'blocked':
        return {
          icon: <BellOff aria-hidden />,
          text: t('push.blocked'),
          failure: activate.isError && t('push.stillBlocked'),
          actions: (
            <Button
              variant="outline"
              size="sm"
              loading={activate.isPending}
              onClick={() => activate.mutate()}
            >
              {t('push.retry')}
            </Button>
          ),
        };
      case 'off':
        return {
          icon: <Bell aria-hidden />,
          text: t(activate.isPending ? 'push.activating' : 'push.off'),
          failure,
          actions: (
            <Button size="sm" loading={activate.isPending} onClick={() => activate.mutate()}>
              {t(failure ? 'push.retry' : 'push.activate')}
            </Button>
          ),
        };
      case 'on':
        return {
          icon: <BellRing aria-hidden />,
          text: t('push.on'),
          actions: (
            <>
              <Button variant="outline" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
                {t('push.test')}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                loading={deactivate.isPending}
                onClick={() => deactivate.mutate()}
              >
                {t('push.deactivate')}
              </Button>
            </>
          ),
        };
    }
  }

  const title = t(state.data === 'blocked' && !state.isError ? 'push.blockedTitle' : 'push.title');
  return <AppCard level={level} title={title} {...shown()} />;
}

function usePush() {
  const { t } = useTranslation('pwa');
  const errorText = useErrorText();
  const { id: userId } = useMe();
  const queryClient = useQueryClient();
  const state = useQuery(pushStateQuery(userId));
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.pushState(userId) });

  const activate = useMutation({
    mutationFn: () => activatePush(userId),
    meta: { handlesErrors: true },
    onSettled: readAgain,
  });
  const deactivate = useMutation({ mutationFn: deactivatePush, onSettled: readAgain });
  const test = useMutation({
    mutationFn: testPush,
    onSuccess: () => toast.info({ title: t('push.tested') }),
  });

  return { state, activate, deactivate, test, failure: failureOf(activate.error) };

  function failureOf(error: Error | null): string | undefined {
    if (error === null || error instanceof PushNotAllowedError) return undefined;
    if (error instanceof WorkerNotReadyError) return t('push.notReady');
    return error instanceof DOMException ? t('push.failed') : errorText(error);
  }
}
