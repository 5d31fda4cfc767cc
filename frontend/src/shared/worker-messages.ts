import type { Language } from './i18n/languages';

/** The fixed address of the service worker. */
export const workerUrl = '/sw.js';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Take over from the version that is running. */
  | { type: 'SKIP_WAITING' }
  /** Who is signed in, and in which language they read; null: nobody any more. */
  | { type: 'USER'; userId: string; language: Language }
  | { type: 'USER'; userId: null }
  /** Answer, on the port that comes along, whether this version contains the file. */
  | { type: 'CARRIES'; path: string };

/** Where the pages keep what one account saw last; the account's id follows. */
export const lastSeenCachePrefix = 'torpedo.last-seen.';

/** Says something to the service worker in charge of this page; nothing happens where there is none. */
export function postToWorker(message: WorkerMessage): void {
  // Over plain http, and in some browsers, there is no container at all.
  navigator.serviceWorker?.controller?.postMessage(message);
}
