import type { Clock } from '../../../platform/clock.js';
import type { NumberOrder, Refused } from './provider.port.js';

const ALL_PRODUCTS = '*';

/** Remembers which purchases a supplier has forbidden for a while: asking again only lengthens a ban. */
export class PurchaseBans {
  readonly #until = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  note(
    order: NumberOrder,
    { banScope, retryAfterSeconds = 0 }: Pick<Refused, 'banScope' | 'retryAfterSeconds'>,
  ): void {
    const key = banScope === 'product' ? productOf(order) : ALL_PRODUCTS;
    this.#until.set(key, this.clock.now().getTime() + retryAfterSeconds * 1000);
  }

  /** The ban that a purchase would meet now; null where there is none. */
  of(order: NumberOrder): { banScope: 'global' | 'product'; retryAfterSeconds: number } | null {
    const everything = this.#secondsLeft(ALL_PRODUCTS);
    if (everything > 0) return { banScope: 'global', retryAfterSeconds: everything };
    const product = this.#secondsLeft(productOf(order));
    return product > 0 ? { banScope: 'product', retryAfterSeconds: product } : null;
  }

  #secondsLeft(key: string): number {
    const left = (this.#until.get(key) ?? 0) - this.clock.now().getTime();
    if (left <= 0) this.#until.delete(key);
    return Math.ceil(left / 1000);
  }
}

function productOf({ serviceCode, countryId }: NumberOrder): string {
  return `${countryId}:${serviceCode}`;
}
