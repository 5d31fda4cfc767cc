import { workerUrl } from '../../../shared/worker/worker-messages';

/** Registers the service worker; undefined where the browser has none or lets none in. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // While the app is being worked on nothing may be kept, and there is no built worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
    return await navigator.serviceWorker.getRegistration();
  } catch {
    // Private windows of some browsers refuse: the app works without.
    return undefined;
  }
}
