import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/listeners';
import type { WorkerMessage } from '../../../shared/worker-messages';

const reloadDelayMs = 1000;
const appliedKey = 'torpedo.version_applied';

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

/** Lets the new version take over, and loads the page anew a second later. */
export async function applyNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
  sessionStorage.setItem(appliedKey, 'true');
  setTimeout(() => window.location.reload(), reloadDelayMs);
}

/** Whether this page was loaded to apply a new version; true once. */
export function takeAppliedVersion(): boolean {
  const applied = sessionStorage.getItem(appliedKey) !== null;
  sessionStorage.removeItem(appliedKey);
  return applied;
}

/** Throws away everything that the browser keeps of the app, and loads it anew. */
export async function startAfresh(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  window.location.reload();
}
