import { useSyncExternalStore } from 'react';
import { areCookiePreferencesOpen, subscribeToCookiePreferences } from './preferences-dialog';

/** Whether the reader has opened the cookie preferences. */
export function useCookiePreferencesOpen(): boolean {
  return useSyncExternalStore(subscribeToCookiePreferences, areCookiePreferencesOpen, () => false);
}
