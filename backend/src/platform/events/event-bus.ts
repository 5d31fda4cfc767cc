export interface LiveEvent {
  userId: string | null;
  type: string;
  /** The fields of the API. They must be small: NOTIFY carries at most 8000 bytes. */
  fields: Readonly<Record<string, unknown>>;
}

export type EventOf<Wire extends { type: string }> = Wire extends unknown
  ? { userId: string | null; type: Wire['type']; fields: Readonly<Omit<Wire, 'type'>> }
  : never;

/** A lost event costs only another read, never data, so publishing neither waits nor fails. */
export interface EventBus<Event extends LiveEvent = LiveEvent> {
  publish(event: Event): void;
  /** Receives the events of every replica. @returns the function that stops it */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  start(): Promise<void>;
  close(): Promise<void>;
}

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
