export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SYMBOLS: Record<Currency, string> = { BRL: 'R$', USD: 'US$', EUR: '€' };

export function centsToDecimal(cents: number): number {
  return Number((cents / 100).toFixed(2));
}

/** Writes the documented decimal and, for our own clients, the cents. */
export function moneyField<Name extends string>(
  name: Name,
  cents: number,
): Record<Name | `${Name}_cents`, number> {
  const fields = { [name]: centsToDecimal(cents), [`${name}_cents`]: cents };
  return fields as Record<Name | `${Name}_cents`, number>;
}

/** Rounds half up at the third decimal. */
export function decimalToCents(value: number): number {
  return Math.round(Number((value * 100).toFixed(4)));
}

export function formatMoney(cents: number, currency: Currency): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  const units = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  const fraction = String(absolute % 100).padStart(2, '0');
  return `${sign}${SYMBOLS[currency]} ${units},${fraction}`;
}
