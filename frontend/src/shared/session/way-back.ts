import { keepForADay, keptForADay } from '../kept-for-a-day';
import { safeRedirect } from './safe-redirect';

const storageKey = 'torpedo.way_back';

/** Keeps for this tab where its reader wanted to go, while they are on screens whose address does not say it. */
export function keepWayBack(href: string | undefined): void {
  if (href) keepForADay(storageKey, href);
  else sessionStorage.removeItem(storageKey);
}

/** Where the reader of this tab wanted to go; undefined when they said nothing, or more than a day ago. */
export function keptWayBack(): string | undefined {
  return safeRedirect(keptForADay(storageKey));
}

/** The same, once. */
export function takeWayBack(): string | undefined {
  const href = keptWayBack();
  keepWayBack(undefined);
  return href;
}
