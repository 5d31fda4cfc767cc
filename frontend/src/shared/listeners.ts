export interface Listeners {
  notify(): void;
  subscribe(listener: () => void): () => void;
}

/** @param storageKey other tabs notify, too, when they change what it holds */
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
