import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, toast } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { appInfoQuery } from '../../../shared/app-info';
import { startAfresh } from '../../../shared/app-version';
import { lookForNewVersion } from '../worker/versions';
import { AppCard } from './app-card';
import { InstallCard } from './install-card';
import { PushPanel } from './push-panel';
import { useUpdate } from './update-notice';

export function AppCards() {
  return (
    <>
      <InstallCard />
      <PushPanel level={3} />
    </>
  );
}

export function VersionCard() {
  const { t } = useTranslation('pwa');
  const { data: appInfo } = useQuery(appInfoQuery());
  const { isThere, apply, isApplying } = useUpdate();
  const look = useMutation({
    mutationFn: lookForNewVersion,
    meta: { handlesErrors: true },
    onSuccess: (found) => {
      // A new version shows its own notice.
      if (!found) toast.success({ title: t('version.newest') });
    },
    onError: () => toast.error({ title: t('update.failed') }),
  });
  const force = useMutation({
    mutationFn: startAfresh,
    meta: { handlesErrors: true },
    onError: () => toast.error({ title: t('version.forceFailed') }),
  });

  return (
    <AppCard
      level={3}
      icon={<RefreshCw aria-hidden />}
      title={appInfo ? t('version.title', { version: appInfo.version }) : t('version.untold')}
      text={isThere ? t('update.text') : t('version.text')}
      actions={
        <>
          <Button
            variant={isThere ? 'primary' : 'outline'}
            size="sm"
            loading={isApplying || look.isPending}
            onClick={() => (isThere ? apply() : look.mutate())}
          >
            {t('update.apply')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            loading={force.isPending || force.isSuccess}
            onClick={() => force.mutate()}
          >
            {t('version.force')}
          </Button>
        </>
      }
    />
  );
}
