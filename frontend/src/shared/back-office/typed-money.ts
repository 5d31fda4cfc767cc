/** With a comma or a point before the cents; points between thousands only where a comma follows. */
const AMOUNT = /^[+-]?(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,12}(?:[.,]\d{1,2})?)$/;

/** Cents of an amount as people type it, with or without its unit and sign; undefined for what is none. */
export function typedCents(typed: string): number | undefined {
  const text = typed.trim().replace(/^(R\$|\$|€)\s*/, '');
  if (!AMOUNT.test(text)) return undefined;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return Math.round(Number(plain) * 100);
}

/** Cents as they stand in a field, without their unit: `1.234,05`. */
export const centsText = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);
