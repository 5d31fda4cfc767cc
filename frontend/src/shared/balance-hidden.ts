import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

const storageKey = 'torpedo.balance_hidden';
const listeners = createListeners(storageKey);
const isHidden = () => localStorage.getItem(storageKey) === 'true';

export function useBalanceHidden(): boolean {
  return useSyncExternalStore(listeners.subscribe, isHidden);
}

export function rememberBalanceHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(storageKey, 'true');
  else localStorage.removeItem(storageKey);
  listeners.notify();
}
