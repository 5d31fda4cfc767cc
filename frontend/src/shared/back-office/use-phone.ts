import { useSyncExternalStore } from 'react';

/** Narrower than the tables of the back-office: `md` of the tokens. */
const narrow = () => window.matchMedia('(width < 48rem)');

function subscribe(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone, where rows become cards. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
