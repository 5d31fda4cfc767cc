import type { Redis } from 'ioredis';
import type { Logger } from '../logging/index.js';
import { createInProcessEventBus, type EventBus } from './event-bus.js';
import { packEvents, unpackEvents, createOutlet } from './remote-events.js';

const CHANNEL = 'torpedo:events';

interface Deps {
  redis: Redis;
  /** Of this replica. */
  origin: string;
  log: Logger;
}

/** For many replicas, by Redis or Valkey. */
export function createRedisEventBus({ redis, origin, log }: Deps): EventBus {
  const local = createInProcessEventBus();
  // A connection that has subscribed can do nothing else.
  const subscriber = redis.duplicate();
  subscriber.on('error', (error) =>
    log.warn({ err: error }, 'live events of other replicas are not received'),
  );
  subscriber.on('message', (_channel, payload) => {
    for (const event of unpackEvents(payload, origin)) local.publish(event);
  });
  const outlet = createOutlet(
    async (events) => {
      for (const payload of packEvents(origin, events)) await redis.publish(CHANNEL, payload);
    },
    (error) => log.warn({ err: error }, 'live events were lost on the way to other replicas'),
  );
  return {
    publish(event) {
      local.publish(event);
      outlet.add(event);
    },
    subscribe: (listener) => local.subscribe(listener),
    async start() {
      await subscriber.subscribe(CHANNEL);
    },
    async close() {
      await outlet.drained();
      subscriber.disconnect();
      await local.close();
    },
  };
}
