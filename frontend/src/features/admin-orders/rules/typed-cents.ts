/** Cents of an amount as people type it, with a comma or a point before the cents: `10,5`; NaN for what is none. */
export function typedCents(typed: string): number {
  const text = typed.trim().replace(/^(R\$|\$|€)\s*/, '');
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) return NaN;
  return Math.round(Number(text.replace(',', '.')) * 100);
}
