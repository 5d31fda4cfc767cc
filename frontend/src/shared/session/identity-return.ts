import { safeRedirect } from './safe-redirect';

const storageKey = 'torpedo.identity_return';

/** Remembers, while this tab is at the identity provider, where it goes on afterwards. */
export function rememberIdentityReturn(href: string | undefined): void {
  if (href) sessionStorage.setItem(storageKey, href);
  else sessionStorage.removeItem(storageKey);
}

/** Where to go on, once; undefined for the beginning. */
export function takeIdentityReturn(): string | undefined {
  const href = safeRedirect(sessionStorage.getItem(storageKey) ?? undefined);
  sessionStorage.removeItem(storageKey);
  return href;
}
