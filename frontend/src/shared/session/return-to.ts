import { storeForADay, storedToday } from '../expiring-storage';
import { safeRedirect } from './safe-redirect';

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
