import type { Language } from './i18n/languages';

export const workerUrl = '/sw.js';

export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** `userId` is null when nobody is signed in. */
  | { type: 'USER'; userId: string; language: Language }
  | { type: 'USER'; userId: null }
  /** The worker answers on the port that comes with the message. */
  | { type: 'CARRIES'; path: string };

export const lastSeenCachePrefix = 'torpedo.last-seen.';

export function postToWorker(message: WorkerMessage): void {
  // Browsers have no service worker over plain http, and some have none at all.
  navigator.serviceWorker?.controller?.postMessage(message);
}
