import { createInProcessEventBus, type EventBus, type LiveEvent } from '../platform/events/index.js';

/** The in-process bus with a memory of what was published. */
export interface RecordingEvents extends EventBus {
  readonly events: readonly LiveEvent[];
  ofType(type: string): LiveEvent[];
  clear(): void;
}

export function recordingEvents(): RecordingEvents {
  const bus = createInProcessEventBus();
  const events: LiveEvent[] = [];
  return {
    ...bus,
    events,
    publish(event) {
      events.push(event);
      bus.publish(event);
    },
    ofType: (type) => events.filter((event) => event.type === type),
    clear: () => void events.splice(0),
  };
}
