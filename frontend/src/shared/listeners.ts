/** Who wants to know of a change, as React's useSyncExternalStore asks. */
export interface Listeners {
  notify(): void;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param storageKey also notified when another tab changes what is stored under it */
export function createListeners(storageKey?: string): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      function onStorage(event: StorageEvent) {
        if (event.key === storageKey) listener();
      }
      listeners.add(listener);
      if (storageKey) window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
