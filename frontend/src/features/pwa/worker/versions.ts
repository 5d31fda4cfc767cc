import { useSyncExternalStore } from 'react';
import { noteAppliedVersion } from '../../../shared/app-version';
import { createListeners } from '../../../shared/listeners';
import type { WorkerMessage } from '../../../shared/worker-messages';

const checkEveryMs = 5 * 60_000;

type Waiting = Pick<ServiceWorker, 'postMessage'>;

/** Whether the worker belongs to the same version as this page: then it contains the page's own script. */
function carriesScript(worker: Waiting, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ type: 'CARRIES', path } satisfies WorkerMessage, [port2]);
  });
}

/** The path of the script that started this page; its name changes with every version. */
export function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return new URL(script?.src ?? '/', window.location.href).pathname;
}

/**
 * Looks for a new version every five minutes and calls back when there is one that this page does not belong to yet.
 * A worker of the page's own version takes over in silence: the page came from the server after it was published.
 */
export function watchVersions(
  registration: ServiceWorkerRegistration,
  script: string,
  onNewVersion: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function judge(worker: ServiceWorker): Promise<void> {
    const isOwn = await carriesScript(worker, script);
    if (signal.aborted) return;
    if (!isOwn) onNewVersion();
    else if (worker === registration.waiting) {
      worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
    }
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener(
      'statechange',
      () => {
        // Without a previous worker it is the first, and need not wait.
        if (worker.state === 'installed' && registration.active) void judge(worker);
      },
      { signal },
    );
  }

  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  if (registration.waiting) void judge(registration.waiting);
  // Another window may have let the new version take over.
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (registration.active) void judge(registration.active);
    },
    { signal },
  );
  // Without network there is nothing new.
  const timer = setInterval(() => void registration.update().catch(() => undefined), checkEveryMs);

  return () => {
    controller.abort();
    clearInterval(timer);
  };
}

const reloadDelayMs = 1000;
/** The worker answers a page load within five seconds; one that takes longer was lost. */
const lostReloadMs = 7000;

const listeners = createListeners();
let isThere = false;

/** A version is ready that this page does not belong to. */
export function announceNewVersion(): void {
  isThere = true;
  listeners.notify();
}

/** Whether there is a newer version than the one on the screen. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isThere);
}

/**
 * Asks the server for a newer version; answers whether one came.
 * @throws TypeError without network
 */
export async function lookForNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const found = await registration?.update();
  return Boolean(found?.installing ?? found?.waiting);
}

/**
 * Lets the new version take over, and reloads the page a second later. Chromium never answers a reload that it gives to
 * the old worker just as that one ends: a page that is still here then reloads once more.
 */
export async function applyNewVersion(reload = () => window.location.reload()): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
  noteAppliedVersion();
  for (const delayMs of [reloadDelayMs, lostReloadMs]) setTimeout(reload, delayMs);
}
