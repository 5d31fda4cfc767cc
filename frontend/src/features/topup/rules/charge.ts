import { figureFormat } from '../../../shared/format/figure-format';

const MICROS = 1_000_000;

/** Cents of BRL that a Pix charges for cents of another currency: up to the cent, as the server reckons. */
export function chargeOf(cents: number, rate: number): number {
  const micros = BigInt(cents) * BigInt(Math.round(rate * MICROS));
  return Number((micros + BigInt(MICROS - 1)) / BigInt(MICROS));
}

/** "5,40", with as many decimals as it has, four at the most. */
export function formatRate(rate: number): string {
  const format = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return format.format(rate);
}
