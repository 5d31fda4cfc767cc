import { useSyncExternalStore } from 'react';
import { noteAppliedVersion } from '../../../shared/app-version';
import { createListeners } from '../../../shared/listeners';
import type { WorkerMessage } from '../../../shared/worker-messages';

const checkEveryMs = 5 * 60_000;

type Waiting = Pick<ServiceWorker, 'postMessage'>;

function carriesScript(worker: Waiting, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ type: 'CARRIES', path } satisfies WorkerMessage, [port2]);
  });
}

/** The path of the page's main script, which changes with every version. */
export function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return new URL(script?.src ?? '/', window.location.href).pathname;
}

/** Looks every five minutes. A worker of the page's own version takes over without an announcement. */
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
        // The first worker replaces no other, so it does not wait.
        if (worker.state === 'installed' && registration.active) void judge(worker);
      },
      { signal },
    );
  }

  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  if (registration.waiting) void judge(registration.waiting);
  // Another window may have applied the new version.
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (registration.active) void judge(registration.active);
    },
    { signal },
  );
  // Without network the update fails, and nothing is announced.
  const timer = setInterval(() => void registration.update().catch(() => undefined), checkEveryMs);

  return () => {
    controller.abort();
    clearInterval(timer);
  };
}

const reloadDelayMs = 1000;
/** The worker answers a page load within five seconds. After this longer time, the reload was lost. */
const lostReloadMs = 7000;

const listeners = createListeners();
let isThere = false;

export function announceNewVersion(): void {
  isThere = true;
  listeners.notify();
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isThere);
}

/** @throws TypeError without network */
export async function lookForNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const found = await registration?.update();
  return Boolean(found?.installing ?? found?.waiting);
}

/** Chromium may lose a reload that it sends to the old worker, so the page reloads a second time. */
export async function applyNewVersion(reload = () => window.location.reload()): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
  noteAppliedVersion();
  for (const delayMs of [reloadDelayMs, lostReloadMs]) setTimeout(reload, delayMs);
}
