import type { LiveEvent } from './event-bus.js';

/** Events of one replica as they travel to the others. */
export interface EventBatch {
  /** Replica that published them, which has told its own listeners already. */
  origin: string;
  events: LiveEvent[];
}

/** NOTIFY refuses payloads of 8000 bytes; a little is left for the frame. */
const MAXIMUM_BYTES = 7_800;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Packs events into as few payloads as the limit of bytes allows, in order.
 * An event that is too large on its own travels without fields: its receiver refetches.
 */
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

/** What another replica published; empty for our own batches. */
export function unpackEvents(payload: string, ownOrigin: string): LiveEvent[] {
  const { origin, events } = JSON.parse(payload) as EventBatch;
  return origin === ownOrigin ? [] : events;
}
