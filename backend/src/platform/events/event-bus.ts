/** Something already committed that a customer's open screens want to know. */
export interface LiveEvent {
  /** Whose sockets it goes to; null for all sockets. */
  userId: string | null;
  /** Wire name, for example `sms_received`. */
  type: string;
  /** Wire fields (snake_case), small: they cross NOTIFY, which carries at most 8000 bytes. */
  fields: Readonly<Record<string, unknown>>;
}

/** A live event as the bus carries it, from its shape on the wire. */
export type EventOf<Wire extends { type: string }> = Wire extends unknown
  ? { userId: string | null; type: Wire['type']; fields: Readonly<Omit<Wire, 'type'>> }
  : never;

/**
 * Carries live events between replicas. An event says what is already committed;
 * losing one costs a refetch, never data, so publishing neither waits nor fails.
 * A module that publishes names its events: `EventBus<WalletEvent>`.
 */
export interface EventBus<Event extends LiveEvent = LiveEvent> {
  publish(event: Event): void;
  /** Calls the listener for each event of every replica; answers how to stop. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Opens the connections that the adapter needs. */
  start(): Promise<void>;
  close(): Promise<void>;
}

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
