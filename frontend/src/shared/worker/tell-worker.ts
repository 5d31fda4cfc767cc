import type { WorkerMessage } from './worker-messages';

/** Says something to the service worker in charge of this page; nothing happens where there is none. */
export function tellWorker(message: WorkerMessage): void {
  // Over plain http, and in some browsers, there is no container at all.
  navigator.serviceWorker?.controller?.postMessage(message);
}
