const DECIMAL = /^-?\d{1,12}(?:\.\d+)?$/;

/** Whole micro-units of a decimal that a supplier sent as text or number; null where it is no amount. */
export function microsOf(amount: unknown): number | null {
  if (typeof amount === 'number') return Number.isFinite(amount) ? Math.round(amount * 1e6) : null;
  if (typeof amount !== 'string' || !DECIMAL.test(amount.trim())) return null;
  const [whole = '0', fraction = ''] = amount.trim().replace('-', '').split('.');
  const micros = Number(whole) * 1_000_000 + Math.round(Number(`0.${fraction || '0'}`) * 1e6);
  return amount.trim().startsWith('-') ? -micros : micros;
}

/** Decimal text of micro-units as suppliers read it: `0.15`, no exponent, no trailing zeros. */
export function decimalOf(micros: number): string {
  return (micros / 1e6).toFixed(6).replace(/\.?0+$/, '');
}

const CURRENCY_BY_NUMBER: Readonly<Record<string, string>> = {
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '986': 'BRL',
  '156': 'CNY',
};

/** ISO 4217 letters for the number (or letters) that a supplier sends. */
export function currencyOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).toUpperCase() : '';
  if (/^[A-Z]{3}$/.test(text)) return text;
  return CURRENCY_BY_NUMBER[text] ?? null;
}

/** A supplier's time as a date; null unless it names its zone: the old form `2026-06-29 05:48:49` could be anywhere. */
export function zonedDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
