import type { LiveEvent } from './event-bus.js';

/** More than this waiting means that the others cannot be reached: the oldest are given up, they cost a refetch. */
const MAXIMUM_WAITING = 10_000;

/**
 * Sends events in batches, one batch at a time: those that come while a batch is under way go together in the next.
 * A batch that fails is given up.
 */
export function createOutlet(
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
