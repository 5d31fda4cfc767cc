import type { Redis } from 'ioredis';
import type { Logger } from '../logging/index.js';
import type { EventBus } from './event-bus.js';
import { createRemoteEventBus } from './remote-events.js';

const CHANNEL = 'torpedo:events';

interface Deps {
  redis: Redis;
  origin: string;
  log: Logger;
}

export function createRedisEventBus({ redis, origin, log }: Deps): EventBus {
  // A Redis connection that has subscribed cannot do anything else.
  const subscriber = redis.duplicate();
  subscriber.on('error', (error) =>
    log.warn({ err: error }, 'live events of other replicas are not received'),
  );
  return createRemoteEventBus(origin, log, {
    async open(receive) {
      subscriber.on('message', (_channel, payload) => receive(payload));
      await subscriber.subscribe(CHANNEL);
    },
    async send(payloads) {
      for (const payload of payloads) await redis.publish(CHANNEL, payload);
    },
    async close() {
      subscriber.disconnect();
    },
  });
}
