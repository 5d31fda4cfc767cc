import { workerUrl } from '../../../shared/worker-messages';

/** A first visit keeps the whole app before its worker is active, which takes a slow network this long. */
const ACTIVATION_LIMIT_MS = 60_000;

/** The service worker did not become active in time, or this browser lets none in. */
export class WorkerNotReadyError extends Error {}

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

/**
 * The registration once its worker is active, which a subscription needs.
 * @throws WorkerNotReadyError after a minute, or at once where there is no worker
 */
export async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  if (!(await registerWorker())) throw new WorkerNotReadyError();
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new WorkerNotReadyError()), ACTIVATION_LIMIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, limit]);
}
