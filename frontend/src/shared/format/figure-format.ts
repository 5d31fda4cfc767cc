import { moneyLocale } from './figure';

/** Writes figures with the separators of the amounts beside them, so that a screen never mixes two kinds: "12,5%". */
export function figureFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(moneyLocale, options);
}
