import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { appInfoQuery } from './app-info';

type AppInfo = Pick<Schemas['AppInfoDto'], 'minimum_version'>;

const FRESH_MS = 5 * 60_000;
const appliedKey = 'torpedo.version_applied';
const updatedForKey = 'torpedo.updated_for';

export function noteAppliedVersion(): void {
  sessionStorage.setItem(appliedKey, String(performance.timeOrigin));
}

export function takeAppliedVersion(): boolean {
  const notedBy = sessionStorage.getItem(appliedKey);
  if (notedBy === null || notedBy === String(performance.timeOrigin)) return false;
  sessionStorage.removeItem(appliedKey);
  return true;
}

export async function startAfresh(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  window.location.reload();
}

export const isTooOld = ({ minimum_version: minimum }: AppInfo): boolean =>
  import.meta.env.APP_VERSION.localeCompare(minimum, 'en', { numeric: true }) < 0;

/** Updates once for each version: if the server does not have the version, the app would reload for ever. */
export async function updateIfTooOld(info: AppInfo): Promise<boolean> {
  const { minimum_version: minimum } = info;
  if (!isTooOld(info) || sessionStorage.getItem(updatedForKey) === minimum) return false;
  sessionStorage.setItem(updatedForKey, minimum);
  noteAppliedVersion();
  await startAfresh();
  return true;
}

export async function updateBefore(queryClient: QueryClient): Promise<boolean> {
  const info = await queryClient
    .fetchQuery({ ...appInfoQuery(), staleTime: FRESH_MS, retry: false })
    .catch(() => null);
  return info !== null && updateIfTooOld(info);
}
