import { createListeners } from '../../../shared/listeners';
import { deferredPrompt } from '../../../shared/install-prompt';

/** What browsers that can install a site hand to it; TypeScript does not know it. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const listeners = createListeners();

export const canInstall = (): boolean => deferredPrompt.event !== null;

/** Calls the listener when the offer comes or goes; answers how to stop. */
export function subscribeToInstallOffer(listener: () => void): () => void {
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
export async function install(): Promise<boolean> {
  const offer = deferredPrompt.event as InstallPromptEvent | null;
  deferredPrompt.event = null;
  listeners.notify();
  return (await offer?.prompt())?.outcome === 'accepted';
}
