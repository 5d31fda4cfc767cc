export type { EventBus, LiveEvent } from './event-bus.js';
export { createInProcessEventBus } from './in-process-event-bus.js';
