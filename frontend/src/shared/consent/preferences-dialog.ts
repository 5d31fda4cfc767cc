/** Whether the cookie preferences are open: a footer opens them, far from where they are shown. */
let isOpen = false;

const listeners = new Set<() => void>();

function show(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const openCookiePreferences = (): void => show(true);

export const closeCookiePreferences = (): void => show(false);

export const areCookiePreferencesOpen = (): boolean => isOpen;

export function subscribeToCookiePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
