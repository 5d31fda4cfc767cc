import { useMutation } from '@tanstack/react-query';
import { Button, toast } from '@torpedo/ui-kit';
import { Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { deferredPrompt } from '../../../shared/install-prompt';
import { createListeners } from '../../../shared/listeners';
import { isInstalled, isIos } from '../rules/device';
import { AppCard } from './app-card';

export function InstallCard() {
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
