import { moneyLocale } from './figure';

/** "12,5%", with the separators of amounts. */
export function figureFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(moneyLocale, options);
}

/** "1,2 s", and "< 0,1 s" for less, which would read as nothing. */
export function secondsText(ms: number): string {
  const [prefix, seconds] = ms < 100 ? ['< ', 0.1] : ['', ms / 1000];
  return `${prefix}${figureFormat({ maximumFractionDigits: 1 }).format(seconds)} s`;
}
