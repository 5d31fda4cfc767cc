import { moneyLocale } from './figure';

/** "12,5%", with the separators of amounts. */
export function figureFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(moneyLocale, options);
}
