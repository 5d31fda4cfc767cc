import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, toast } from '@torpedo/ui-kit';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { queryKeys } from '../../../shared/query-keys';
import { useMe } from '../../../shared/session/account';
import { activatePush, deactivatePush, PushNotAllowedError, pushStandingQuery, testPush } from '../api/push';
import { isInstalled, isIos } from '../rules/device';
import { WorkerNotReadyError } from '../worker/registration';
import { AppCard } from './app-card';

export function PushPanel({ level = 2 }: { level?: 2 | 3 }) {
  const { t } = useTranslation('pwa');
  const { standing, activate, deactivate, test, failure } = usePush();
  const title = t('push.title');

  if (standing.isError) {
    return (
      <AppCard
        level={level}
        icon={<Bell aria-hidden />}
        title={title}
        text={t('push.notRead')}
        actions={
          <Button
            variant="outline"
            size="sm"
            loading={standing.isFetching}
            onClick={() => void standing.refetch()}
          >
            {t('push.retry')}
          </Button>
        }
      />
    );
  }
  switch (standing.data) {
    case undefined:
      return (
        <AppCard
          level={level}
          icon={<Bell aria-hidden />}
          title={title}
          text={<Skeleton className="h-lh w-60 max-w-full" />}
          actions={<Skeleton className="h-9 w-20" />}
        />
      );
    case 'unsupported':
      return (
        <AppCard
          level={level}
          icon={<BellOff aria-hidden />}
          title={title}
          text={isIos(navigator) && !isInstalled() ? t('push.installFirst') : t('push.unsupported')}
        />
      );
    case 'unavailable':
      return (
        <AppCard level={level} icon={<BellOff aria-hidden />} title={title} text={t('push.unavailable')} />
      );
    case 'blocked':
      return (
        <AppCard
          level={level}
          icon={<BellOff aria-hidden />}
          title={t('push.blockedTitle')}
          text={t('push.blocked')}
          failure={activate.isError && t('push.stillBlocked')}
          actions={
            <Button
              variant="outline"
              size="sm"
              loading={activate.isPending}
              onClick={() => activate.mutate()}
            >
              {t('push.retry')}
            </Button>
          }
        />
      );
    case 'off':
      return (
        <AppCard
          level={level}
          icon={<Bell aria-hidden />}
          title={title}
          text={activate.isPending ? t('push.activating') : t('push.off')}
          failure={failure}
          actions={
            <Button size="sm" loading={activate.isPending} onClick={() => activate.mutate()}>
              {failure ? t('push.retry') : t('push.activate')}
            </Button>
          }
        />
      );
    case 'on':
      return (
        <AppCard
          level={level}
          icon={<BellRing aria-hidden />}
          title={title}
          text={t('push.on')}
          actions={
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
          }
        />
      );
  }
}

function usePush() {
  const { t } = useTranslation('pwa');
  const errorText = useErrorText();
  const { id: userId } = useMe();
  const queryClient = useQueryClient();
  const standing = useQuery(pushStandingQuery(userId));
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.pushStanding(userId) });

  const activate = useMutation({
    mutationFn: () => activatePush(userId),
    meta: { handlesErrors: true },
    onSettled: readAgain,
  });
  const deactivate = useMutation({
    mutationFn: deactivatePush,
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
    failure: failureOf(activate.error),
  };

  function failureOf(error: Error | null): string | undefined {
    if (error === null || error instanceof PushNotAllowedError) return undefined;
    if (error instanceof WorkerNotReadyError) return t('push.notReady');
    return error instanceof DOMException ? t('push.failed') : errorText(error);
  }
}
