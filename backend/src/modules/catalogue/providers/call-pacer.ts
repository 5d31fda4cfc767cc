import type { Clock } from '../../../platform/clock.js';

/** The time is in ms. */
export type Sleep = (ms: number) => Promise<unknown>;

export interface PaceLimits {
  /** The most calls within any second; Infinity for no limit. */
  requestsPerSecond: number;
  listsPerSecond: number;
  /** The longest wait in ms. */
  longestWaitMs: number;
}

export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

/** Keeps our calls to a provider in order and under its limits, and pauses them after it blocked us. */
export class CallPacer {
  readonly #all: Slots;
  readonly #lists: Slots;
  #pausedUntil = 0;

  constructor(
    private readonly limits: PaceLimits,
    private readonly clock: Clock,
    private readonly sleep: Sleep,
  ) {
    this.#all = new Slots(limits.requestsPerSecond);
    this.#lists = new Slots(limits.listsPerSecond);
  }

  async admit(kind: 'call' | 'list'): Promise<Admission> {
    const stages = kind === 'list' ? [this.#lists, this.#all] : [this.#all];
    for (const slots of stages) {
      const refused = await this.#waitFor(slots);
      if (refused) return refused;
    }
    return { admitted: true };
  }

  pauseFor(seconds: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.clock.now().getTime() + seconds * 1000);
  }

  async #waitFor(slots: Slots): Promise<Admission | null> {
    const now = this.clock.now().getTime();
    const wait = Math.max(slots.next(now), this.#pausedUntil) - now;
    if (wait > this.limits.longestWaitMs) return refusal(wait);
    slots.take(now + wait);
    if (wait > 0) await this.sleep(wait);
    const paused = this.#pausedUntil - this.clock.now().getTime();
    return paused > 0 ? refusal(paused) : null;
  }
}

/** A second with a margin, because some calls travel longer than others. */
const SECOND_MS = 1_050;

class Slots {
  readonly #starts: number[] = [];

  constructor(private readonly perSecond: number) {}

  next(now: number): number {
    const blocking = this.#starts.at(-this.perSecond);
    return blocking === undefined ? now : Math.max(now, blocking + SECOND_MS);
  }

  take(start: number): void {
    if (!Number.isFinite(this.perSecond)) return;
    this.#starts.push(start);
    if (this.#starts.length > this.perSecond) this.#starts.shift();
  }
}

function refusal(waitMs: number): Admission {
  return { admitted: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
}
