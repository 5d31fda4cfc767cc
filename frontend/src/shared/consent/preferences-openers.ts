import { openCookiePreferences } from './preferences-dialog';

/** Attribute of a button that opens the cookie preferences, in parts of a page that no script takes over. */
export const opensCookiePreferences = { 'data-opens': 'cookie-preferences' } as const;

/** Makes the marked buttons of the page work from now on. */
export function followPreferencesOpeners(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens="cookie-preferences"]'))
      openCookiePreferences();
  });
}
