import { workerUrl } from '../../../shared/worker-messages';

/** On a slow network, the first visit may take this long to store the app. */
const ACTIVATION_LIMIT_MS = 60_000;

export class WorkerNotReadyError extends Error {}

export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
    return await navigator.serviceWorker.getRegistration();
  } catch {
    // Private windows of some browsers refuse service workers.
    return undefined;
  }
}

/** @throws WorkerNotReadyError after a minute, or at once when there is no service worker */
export async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  if (!(await registerWorker())) throw new WorkerNotReadyError();
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new WorkerNotReadyError()), ACTIVATION_LIMIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, limit]);
}
