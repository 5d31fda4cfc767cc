/** An amount as it is typed for a balance: digits, at most one comma or point with one or two decimals. */
const AMOUNT = /^\d+([.,]\d{1,2})?$/;

/** The cents of a typed balance; null for what is no number of at least 0. */
export function balanceCents(typed: string): number | null {
  const text = typed.trim();
  if (!AMOUNT.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 100);
}

/** A balance in reais without its unit, as it stands in the field and below a head that names the unit. */
export const balanceText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
