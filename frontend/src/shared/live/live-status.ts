import { createListeners } from '../listeners';

/** Failed tries in a row after which reconnecting stops to hurry. */
export const maxReconnects = 5;

export type LiveStatus = {
  state: 'connecting' | 'connected' | 'disconnected';
  /** Tries to come back since the connection was lost; 0 while it stands. */
  reconnects: number;
};

/** The connection's state for React's useSyncExternalStore. */
export function createLiveStatusStore() {
  let status: LiveStatus = { state: 'connecting', reconnects: 0 };
  const listeners = createListeners();
  return {
    read: () => status,
    write(next: LiveStatus) {
      if (next.state === status.state && next.reconnects === status.reconnects) return;
      status = next;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}
