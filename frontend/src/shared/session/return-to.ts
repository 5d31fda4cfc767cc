import { storeForADay, storedToday } from '../expiring-storage';

/** Undefined for everything but a place inside the app. */
export function safeRedirect(value: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // Dots may resolve to two slashes, which a browser reads as another host.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}

const storageKey = 'torpedo.return_to';

export function keepReturnTo(href: string | undefined): void {
  if (href) storeForADay(storageKey, href);
  else sessionStorage.removeItem(storageKey);
}

export function keptReturnTo(): string | undefined {
  return safeRedirect(storedToday(storageKey));
}

export function takeReturnTo(): string | undefined {
  const href = keptReturnTo();
  keepReturnTo(undefined);
  return href;
}
