import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/listeners';

const KEY = 'torpedo.tapped_service';
const listeners = createListeners();

/** Of the price list, so that who comes back sees the number that they looked at. */
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
