/** A number as somebody types it, with a comma or a point for the fraction; undefined when it is none. */
function numberOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^R\$\s*/, '');
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Reais as somebody types them, in cents; undefined when they are no amount. */
export function centsOf(typed: string): number | undefined {
  const amount = numberOf(typed);
  return amount === undefined ? undefined : Math.round(Number((amount * 100).toFixed(4)));
}

/** A percentage as somebody types it; undefined when it is none. */
export const percentOf = (typed: string): number | undefined => numberOf(typed.replace(/%\s*$/, ''));

/** Cents as they stand in a field: `2,40`. */
export const typedCents = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);
