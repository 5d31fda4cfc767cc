export type { EventBus, EventOf, LiveEvent } from './event-bus.js';
export { createInProcessEventBus } from './in-process-event-bus.js';
export { createPostgresEventBus } from './postgres-event-bus.js';
export { createRedisEventBus } from './redis-event-bus.js';
