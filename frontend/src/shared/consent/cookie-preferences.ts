import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners';

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

export function useCookiePreferencesOpen(): boolean {
  return useSyncExternalStore(subscribeToCookiePreferences, areCookiePreferencesOpen, () => false);
}

export const opensCookiePreferences = { 'data-opens': 'cookie-preferences' } as const;

export function followPreferencesOpeners(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens="cookie-preferences"]'))
      openCookiePreferences();
  });
}
