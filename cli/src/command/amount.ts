import { InvalidArgumentError } from 'commander';

export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** Reads `25`, `25.5` or `25,50` as cents; `1.000` could mean two amounts. @throws InvalidArgumentError */
export function parseAmount(text: string): number {
  if (/^-/.test(text.trim())) throw new InvalidArgumentError('It cannot be negative.');
  if (/^\d{8,}([.,]\d{1,2})?$/.test(text.trim())) throw new InvalidArgumentError('It is too large.');
  const [, units, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (units === undefined)
    throw new InvalidArgumentError('Write it like 25 or 25.50, without thousands separators.');
  const cents = Number(units) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents === 0) throw new InvalidArgumentError('It must be more than nothing.');
  return cents;
}
