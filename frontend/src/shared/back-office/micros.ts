import { figureFormat } from '../format/figure';

const MICROS = 1_000_000;

/** Millionths as providers charge them, without their unit: `0,4058`. */
export function microsText(micros: number): string {
  const amount = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return amount.format(micros / MICROS);
}

/** Money in millionths, as providers charge it: `USD 0,4058`. */
export const formatMicros = (micros: number, currency: string): string => `${currency} ${microsText(micros)}`;
