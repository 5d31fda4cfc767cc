import { figureFormat } from '../../../shared/format/figure-format';

const MICROS = 1_000_000;

/** Cents of BRL for cents of another currency, rounded up as the server does. */
export function chargeOf(cents: number, rate: number): number {
  const micros = BigInt(cents) * BigInt(Math.round(rate * MICROS));
  return Number((micros + BigInt(MICROS - 1)) / BigInt(MICROS));
}

/** "5,40", with up to four decimals. */
export function formatRate(rate: number): string {
  const format = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return format.format(rate);
}
