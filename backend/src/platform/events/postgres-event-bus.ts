import type { Logger } from '../logging/index.js';
import type { EventBus } from './event-bus.js';
import { packEvents, unpackEvents } from './event-batches.js';
import { createOutlet } from './event-outlet.js';
import { createInProcessEventBus } from './in-process-event-bus.js';
import { lastingConnection } from './lasting-connection.js';

const CHANNEL = 'torpedo_events';
const NOTIFY = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;

export interface RemoteEventsOptions {
  url: string;
  /** Identifies this replica among those on the same channel. */
  origin: string;
  log: Logger;
}

/**
 * For a few replicas: own listeners are told at once, the other replicas by LISTEN/NOTIFY. Notifications leave over
 * a connection of their own after the commit, many at a time, because NOTIFY inside the transactions of the
 * customers would make their commits wait for each other.
 */
export function createPostgresEventBus({ url, origin, log }: RemoteEventsOptions): EventBus {
  const local = createInProcessEventBus();
  const listening = lastingConnection({
    url,
    name: 'torpedo-events-in',
    async prepare(client) {
      client.on('notification', ({ payload = '' }) => {
        for (const event of unpackEvents(payload, origin)) local.publish(event);
      });
      await client.query(`LISTEN ${CHANNEL}`);
    },
    onBroken: (error) => log.warn({ err: error }, 'live events of other replicas are not received'),
  });
  const sending = lastingConnection({
    url,
    name: 'torpedo-events-out',
    prepare: () => Promise.resolve(),
    onBroken: (error) => log.warn({ err: error }, 'live events are not sent to other replicas'),
  });
  const outlet = createOutlet(
    (events) => sending.query(NOTIFY, [packEvents(origin, events)]),
    (error) => log.warn({ err: error }, 'live events were lost on the way to other replicas'),
  );

  return {
    publish(event) {
      local.publish(event);
      outlet.add(event);
    },
    subscribe: (listener) => local.subscribe(listener),
    async start() {
      await Promise.all([listening.open(), sending.open()]);
    },
    async close() {
      await outlet.drained();
      await Promise.all([listening.close(), sending.close()]);
      await local.close();
    },
  };
}
