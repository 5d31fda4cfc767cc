/** A typed percentage, with a comma or a point for the fraction; undefined when it is none. */
export function percentOf(typed: string): number | undefined {
  const text = typed.replace(/%\s*$/, '').trim();
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
