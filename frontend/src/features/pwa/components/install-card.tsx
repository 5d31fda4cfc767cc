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

/** The app on the home screen: a button where the browser can, the steps where only the reader can. */
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

/** What browsers that can install a site hand to it; TypeScript does not know it. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const listeners = createListeners();

const canInstall = (): boolean => deferredPrompt.event !== null;

/** Calls the listener when the offer comes or goes; answers how to stop. */
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

/** Opens the browser's question; answers whether the reader agreed. An offer can be taken once. */
async function install(): Promise<boolean> {
  const offer = deferredPrompt.event as InstallPromptEvent | null;
  deferredPrompt.event = null;
  listeners.notify();
  return (await offer?.prompt())?.outcome === 'accepted';
}
