export { createInProcessEventBus, type EventBus, type EventOf, type LiveEvent } from './event-bus.js';
export { createPostgresEventBus } from './postgres-event-bus.js';
export { createRedisEventBus } from './redis-event-bus.js';
