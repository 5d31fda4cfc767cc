/** Cents as the decimal number that `service_price` of a purchase is. */
export function centsToDecimal(cents: number): number {
  return Number((cents / 100).toFixed(2));
}
