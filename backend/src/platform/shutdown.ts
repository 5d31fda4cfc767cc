import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './logging/index.js';

interface Step {
  name: string;
  close: () => Promise<void>;
  limitMs: number;
}

/** Closes the parts in the opposite order of their opening. */
export interface Shutdown {
  /** @param limitMs after this time the next step begins without waiting for it */
  add(name: string, limitMs: number, close: () => Promise<void>): void;
  /** A step that fails or takes too long does not stop the next ones. */
  run(): Promise<void>;
}

export function createShutdown(log: Logger, totalMs: number): Shutdown {
  const steps: Step[] = [];

  async function closeStep({ name, close, limitMs }: Step, leftMs: number): Promise<void> {
    const limit = new AbortController();
    const tooLate = wait(Math.min(limitMs, leftMs), 'late', { signal: limit.signal }).catch(() => 'ended');
    try {
      const outcome = await Promise.race([close(), tooLate]);
      if (outcome === 'late') log.warn({ step: name }, 'did not close in time');
    } catch (error) {
      log.error({ err: error, step: name }, 'did not close');
    } finally {
      limit.abort();
    }
  }

  return {
    add: (name, limitMs, close) => void steps.push({ name, close, limitMs }),
    async run() {
      const endsAt = performance.now() + totalMs;
      for (let step = steps.pop(); step; step = steps.pop()) {
        await closeStep(step, Math.max(0, endsAt - performance.now()));
      }
    },
  };
}
