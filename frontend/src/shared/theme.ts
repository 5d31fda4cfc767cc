import type { Theme } from '@torpedo/ui-kit';
import { createListeners } from './listeners';

/** app/first-paint.js and the theme.js of the API's reference read this key too. */
const storageKey = 'torpedo.theme';

const listeners = createListeners();

export function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
  listeners.notify();
}

export const subscribeToTheme = listeners.subscribe;
