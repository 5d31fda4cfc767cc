import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { appInfoQuery } from './app-info';

type AppInfo = Pick<Schemas['AppInfoDto'], 'minimum_version'>;

/** How old what is known of the server may be before a purchase. */
const FRESH_MS = 5 * 60_000;
const appliedKey = 'torpedo.version_applied';
const updatedForKey = 'torpedo.updated_for';

/** The page that is loaded next tells of it; this one, which is being left, does not. */
export function noteAppliedVersion(): void {
  sessionStorage.setItem(appliedKey, String(performance.timeOrigin));
}

/** Whether this page was loaded to apply a new version; true once. */
export function takeAppliedVersion(): boolean {
  const notedBy = sessionStorage.getItem(appliedKey);
  if (notedBy === null || notedBy === String(performance.timeOrigin)) return false;
  sessionStorage.removeItem(appliedKey);
  return true;
}

/** Throws away everything that the browser keeps of the app, and reloads it. */
export async function startAfresh(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  window.location.reload();
}

/**
 * Reloads the app where the server asks for a newer one than this, and answers whether it does. Once for each version
 * that is asked for: a server that has none to give would have it load for ever.
 */
export async function updateIfTooOld({ minimum_version: minimum }: AppInfo): Promise<boolean> {
  const isOlder = import.meta.env.APP_VERSION.localeCompare(minimum, 'en', { numeric: true }) < 0;
  if (!isOlder || sessionStorage.getItem(updatedForKey) === minimum) return false;
  sessionStorage.setItem(updatedForKey, minimum);
  noteAppliedVersion();
  await startAfresh();
  return true;
}

/** The same before something that an old app must not do any more. Where the server does not answer, nothing is updated. */
export async function updateBefore(queryClient: QueryClient): Promise<boolean> {
  const info = await queryClient
    .fetchQuery({ ...appInfoQuery(), staleTime: FRESH_MS, retry: false })
    .catch(() => null);
  return info !== null && updateIfTooOld(info);
}
