import { createListeners } from '../../../shared/listeners';

const listeners = createListeners();
let isOpen = false;

function show(open: boolean): void {
  isOpen = open;
  listeners.notify();
}

export const openKeyList = () => show(true);

/** Whether the list of keys is open, for React's useSyncExternalStore. */
export const keyListState = { read: () => isOpen, write: show, subscribe: listeners.subscribe };
