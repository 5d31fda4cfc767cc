const MICROS = 1_000_000;

/** Money in millionths, as providers charge it: `USD 0,4058`. */
export function formatMicros(micros: number, currency: string, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return `${currency} ${amount.format(micros / MICROS)}`;
}
