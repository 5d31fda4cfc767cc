import { keepForADay, keptForADay } from '../kept-for-a-day';
import { safeRedirect } from './safe-redirect';

const storageKey = 'torpedo.way_back';

export function keepWayBack(href: string | undefined): void {
  if (href) keepForADay(storageKey, href);
  else sessionStorage.removeItem(storageKey);
}

export function keptWayBack(): string | undefined {
  return safeRedirect(keptForADay(storageKey));
}

export function takeWayBack(): string | undefined {
  const href = keptWayBack();
  keepWayBack(undefined);
  return href;
}
