/** Who wants to know of a change, as React's useSyncExternalStore asks. */
export interface Listeners {
  tell(): void;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param storageKey also hears another tab change what is stored under it */
export function createListeners(storageKey?: string): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      function hearOtherTab(event: StorageEvent) {
        if (event.key === storageKey) listener();
      }
      listeners.add(listener);
      if (storageKey) window.addEventListener('storage', hearOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hearOtherTab);
      };
    },
  };
}
