import { Button, Skeleton } from '@torpedo/ui-kit';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isInstalled, isIos } from '../rules/device';
import { AppCard } from './app-card';
import { usePush } from './use-push';

/** Notifications in this browser: whether they are on, what keeps them from it, and the way to it. */
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
