import type { ChangeCause, ChangeReport, ChangeRow, ChangeTotals, Sold } from '../api/change';
import { type Part, PARTS } from './reports-search';

/** Of the earlier period: from where on a cell is tinted, and where it is tinted more. */
const TINTED = 0.003;
const STRONG = 0.015;

export const soldIn = ({ service, country, provider }: ChangeRow): Sold => ({
  service: service?.code,
  country: country?.iso_code,
  provider: provider ?? undefined,
});

/** By which the address names a row. */
export const keyOf = (row: ChangeRow): string =>
  [row.service?.code, row.country?.iso_code, row.provider].filter(Boolean).join('.');

export const centsOf = (totals: ChangeTotals, part: Part): number => totals[`${part}_cents`];

/** How much a part weighs against the whole: 0, 1 or 2. */
export function tintOf(cents: number, { totals }: ChangeReport): 0 | 1 | 2 {
  const share = Math.abs(cents) / Math.max(1, Math.abs(totals.before.cents));
  if (share < TINTED) return 0;
  return share < STRONG ? 1 : 2;
}

/** The part that weighs most in a row. */
export const largestPart = (totals: ChangeTotals): Part =>
  PARTS.reduce((most, part) =>
    Math.abs(centsOf(totals, part)) > Math.abs(centsOf(totals, most)) ? part : most,
  );

/** Where bars of these amounts begin and end, in per cent of one scale with one zero. */
export function barsOf(amounts: readonly number[]): { zero: number; bars: { from: number; size: number }[] } {
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const percent = (value: number) => (100 * value) / Math.max(1, most - least);
  return {
    zero: percent(-least),
    bars: amounts.map((value) => ({
      from: percent(Math.min(0, value) - least),
      size: percent(Math.abs(value)),
    })),
  };
}

/** The orders behind a part of a row, as the list of orders narrows. */
export const ordersBehind = ({ from, to }: { from: string; to: string }, sold: Sold, part: Part) => ({
  ...sold,
  from,
  to,
  type: 'sms_number' as const,
  ...(part === 'delivery' && { situation: 'undelivered' as const }),
  ...(part === 'price' && { status: 'delivered' as const }),
});

/** What a cause says: a provider may deliver less, or get orders that others delivered better. */
export function causeKind(cause: ChangeCause): 'delivery' | 'shift' | 'none' | 'volume' | 'price' {
  if (cause.part !== 'delivery') return cause.part;
  if (cause.provider === 'none') return 'none';
  const { before, now } = cause;
  const gained = now.codes * before.orders - before.codes * now.orders;
  return gained * cause.cents > 0 ? 'delivery' : 'shift';
}
