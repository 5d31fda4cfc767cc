import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/listeners';

const KEY = 'torpedo.tapped_service';
const listeners = createListeners();

/** Keeps the service tapped in the price list, so that the page shows it when the visitor comes back. */
export function noteTappedService(code: string): void {
  sessionStorage.setItem(KEY, code);
  listeners.notify();
}

export const useTappedService = (): string | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => sessionStorage.getItem(KEY),
    () => null,
  );
