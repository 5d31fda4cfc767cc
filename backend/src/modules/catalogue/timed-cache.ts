import type { Clock } from '../../platform/clock.js';

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

export class TimedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly clock: Clock,
    private readonly lifetimeMs: number,
  ) {}

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const now = this.clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    for (const [other, { until }] of this.#entries) if (until <= now) this.#entries.delete(other);
    const value = read();
    this.#entries.set(key, { value, until: now + this.lifetimeMs });
    value.catch(() => this.#entries.delete(key));
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
