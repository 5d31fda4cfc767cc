export interface Listeners {
  notify(): void;
  subscribe(listener: () => void): () => void;
}

/** @param storageKey listeners are also called when another tab changes its value */
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
