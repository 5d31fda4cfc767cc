import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, toast } from '@torpedo/ui-kit';
import { RefreshCw, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSyncExternalStore } from 'react';
import { appInfoQuery } from '../../../shared/app-info';
import { startAfresh } from '../../../shared/app-version';
import { lookForNewVersion } from '../worker/versions';
import { AppCard } from './app-card';
import { PushPanel } from './push-panel';
import { useUpdate } from './update-notice';
import { brand } from '../../../shared/brand';
import { deferredPrompt } from '../../../shared/install-prompt';
import { createListeners } from '../../../shared/listeners';
import { isInstalled, isIos } from '../rules/device';

function InstallCard() {
  const { t } = useTranslation('pwa');
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall);
  const { mutate, isPending } = useMutation({
    mutationFn: install,
    onSuccess: (agreed) => toast.info({ title: t(agreed ? 'install.begun' : 'install.cancelled') }),
  });

  const needsHand = isIos(navigator);
  if (isInstalled() || (!isOffered && !isPending && !needsHand)) return null;
  return (
    <AppCard
      level={3}
      icon={<Smartphone aria-hidden />}
      title={t('install.title')}
      text={needsHand ? `${t('ios.share')} ${t('ios.add')}` : t('install.text', { brand: brand.name })}
      actions={
        !needsHand && (
          <Button size="sm" loading={isPending} onClick={() => mutate()}>
            {t('install.action')}
          </Button>
        )
      }
    />
  );
}

/** TypeScript has no type for this event. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const listeners = createListeners();

const canInstall = (): boolean => deferredPrompt.event !== null;

function subscribeToInstallOffer(listener: () => void): () => void {
  const forget = () => {
    deferredPrompt.event = null;
    listener();
  };
  const stop = listeners.subscribe(listener);
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', forget);
  return () => {
    stop();
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', forget);
  };
}

async function install(): Promise<boolean> {
  const offer = deferredPrompt.event as InstallPromptEvent | null;
  deferredPrompt.event = null;
  listeners.notify();
  return (await offer?.prompt())?.outcome === 'accepted';
}

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
