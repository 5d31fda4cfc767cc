import { createListeners } from '../listeners';

/** Whether the cookie preferences are open: a footer opens them, far from where they are shown. */
let isOpen = false;

const listeners = createListeners();

function show(open: boolean): void {
  isOpen = open;
  listeners.tell();
}

export const openCookiePreferences = (): void => show(true);

export const closeCookiePreferences = (): void => show(false);

export const areCookiePreferencesOpen = (): boolean => isOpen;

export const subscribeToCookiePreferences = listeners.subscribe;
