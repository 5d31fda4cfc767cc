import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

/** Whether the cookie preferences are open: a footer opens them, far from where they are shown. */
let isOpen = false;

const listeners = createListeners();

function show(open: boolean): void {
  isOpen = open;
  listeners.notify();
}

export const openCookiePreferences = (): void => show(true);

export const closeCookiePreferences = (): void => show(false);

export const areCookiePreferencesOpen = (): boolean => isOpen;

export const subscribeToCookiePreferences = listeners.subscribe;

/** Whether the reader has opened the cookie preferences. */
export function useCookiePreferencesOpen(): boolean {
  return useSyncExternalStore(subscribeToCookiePreferences, areCookiePreferencesOpen, () => false);
}

/** Attribute of a button that opens the cookie preferences, in parts of a page that no script takes over. */
export const opensCookiePreferences = { 'data-opens': 'cookie-preferences' } as const;

/** Makes the marked buttons of the page work from now on. */
export function followPreferencesOpeners(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens="cookie-preferences"]'))
      openCookiePreferences();
  });
}
