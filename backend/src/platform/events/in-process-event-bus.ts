import type { EventBus, LiveEvent } from './event-bus.js';

/** For one replica: listeners are called in the turn after publishing. */
export function createInProcessEventBus(): EventBus {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    publish(event) {
      queueMicrotask(() => {
        for (const listener of listeners) listener(event);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => Promise.resolve(),
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
