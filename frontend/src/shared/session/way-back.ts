import { safeRedirect } from './safe-redirect';

const storageKey = 'torpedo.way_back';
const keptMs = 24 * 60 * 60_000;

/** Keeps for this tab where its reader wanted to go, while they are on screens whose address does not say it. */
export function keepWayBack(href: string | undefined): void {
  if (href) sessionStorage.setItem(storageKey, JSON.stringify({ href, at: Date.now() }));
  else sessionStorage.removeItem(storageKey);
}

/** Where the reader of this tab wanted to go; undefined when they said nothing, or more than a day ago. */
export function keptWayBack(): string | undefined {
  const { href, at } = parsed(sessionStorage.getItem(storageKey)) ?? {};
  return typeof at === 'number' && Date.now() - at < keptMs ? safeRedirect(href) : undefined;
}

/** The same, once. */
export function takeWayBack(): string | undefined {
  const href = keptWayBack();
  keepWayBack(undefined);
  return href;
}

function parsed(text: string | null): { href?: unknown; at?: unknown } | null {
  try {
    return JSON.parse(text ?? 'null') as { href?: unknown; at?: unknown } | null;
  } catch {
    return null;
  }
}
