import type { Language } from './i18n/languages';

export const workerUrl = '/sw.js';

export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Null: nobody is signed in. */
  | { type: 'USER'; userId: string; language: Language }
  | { type: 'USER'; userId: null }
  /** Answers on the port that comes along. */
  | { type: 'CARRIES'; path: string };

export const lastSeenCachePrefix = 'torpedo.last-seen.';

export function postToWorker(message: WorkerMessage): void {
  // There is none over plain http and in some browsers.
  navigator.serviceWorker?.controller?.postMessage(message);
}
