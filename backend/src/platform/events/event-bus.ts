/** Something already committed that a customer's open screens want to know. */
export interface LiveEvent {
  /** Whose sockets it goes to; null for everybody's. */
  userId: string | null;
  /** Wire name, for example `sms_received`. */
  type: string;
  /** Wire fields (snake_case), small: they cross NOTIFY, which carries at most 8000 bytes. */
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Carries live events between replicas. An event says what is already committed;
 * losing one costs a refetch, never data, so publishing neither waits nor fails.
 */
export interface EventBus {
  publish(event: LiveEvent): void;
  /** Calls the listener for each event of every replica; answers how to stop. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Opens the connections that the adapter needs. */
  start(): Promise<void>;
  close(): Promise<void>;
}
