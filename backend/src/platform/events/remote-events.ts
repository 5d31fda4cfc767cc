import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../logging/index.js';
import { createInProcessEventBus, type EventBus, type LiveEvent } from './event-bus.js';

interface EventBatch {
  origin: string;
  events: LiveEvent[];
}

/** NOTIFY refuses payloads of 8000 bytes. */
const MAXIMUM_BYTES = 7_800;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** An event that is too large is sent without its fields, and its receiver reads them. */
export function packEvents(origin: string, events: readonly LiveEvent[]): string[] {
  const frame = bytesOf(JSON.stringify({ origin, events: [] }));
  const payloads: string[] = [];
  let parts: string[] = [];
  let size = frame;
  const flush = () => {
    if (parts.length > 0) payloads.push(`{"origin":${JSON.stringify(origin)},"events":[${parts.join(',')}]}`);
    parts = [];
    size = frame;
  };
  for (const event of events) {
    let part = JSON.stringify(event);
    if (frame + bytesOf(part) > MAXIMUM_BYTES) part = JSON.stringify({ ...event, fields: {} });
    if (size + bytesOf(part) + 1 > MAXIMUM_BYTES) flush();
    parts.push(part);
    size += bytesOf(part) + 1;
  }
  flush();
  return payloads;
}

/** Empty for batches that this replica sent itself. */
export function unpackEvents(payload: string, ownOrigin: string): LiveEvent[] {
  const { origin, events } = JSON.parse(payload) as EventBatch;
  return origin === ownOrigin ? [] : events;
}

/** Above this number, the oldest waiting events are dropped. */
const MAXIMUM_WAITING = 10_000;

const GATHERING_MS = 2;

/** Sends one batch at a time, and under load gathers more for the next. A batch that fails is dropped. */
function createOutlet(
  send: (events: LiveEvent[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): { add(event: LiveEvent): void; drained(): Promise<void> } {
  let waiting: LiveEvent[] = [];
  let sending: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await send(batch).catch(onFailure);
      if (waiting.length > 1) await wait(GATHERING_MS);
    }
    sending = null;
  }
  return {
    add(event) {
      waiting.push(event);
      if (waiting.length > MAXIMUM_WAITING) waiting.shift();
      sending ??= Promise.resolve().then(drain);
    },
    drained: () => sending ?? Promise.resolve(),
  };
}

interface Wire {
  /** Receives the payloads of all replicas, also our own. */
  open(receive: (payload: string) => void): Promise<void>;
  send(payloads: string[]): Promise<void>;
  close(): Promise<void>;
}

/** @param origin the name of this replica */
export function createRemoteEventBus(origin: string, log: Logger, wire: Wire): EventBus {
  const local = createInProcessEventBus();
  const outlet = createOutlet(
    (events) => wire.send(packEvents(origin, events)),
    (error) => log.warn({ err: error }, 'live events were lost on the way to other replicas'),
  );
  return {
    publish(event) {
      local.publish(event);
      outlet.add(event);
    },
    subscribe: (listener) => local.subscribe(listener),
    start: () =>
      wire.open((payload) => {
        for (const event of unpackEvents(payload, origin)) local.publish(event);
      }),
    async close() {
      await outlet.drained();
      await wire.close();
      await local.close();
    },
  };
}
