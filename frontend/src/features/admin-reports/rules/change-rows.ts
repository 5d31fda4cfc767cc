import { linkOptions } from '@tanstack/react-router';
import type { ChangeCause, ChangeReport, ChangeRow, ChangeTotals, Sold } from '../api/change';
import { type ExplainedMoney, type Part, partsOf } from './reports-search';

/** From these shares of the earlier period on, a cell is tinted lightly or strongly. */
const TINTED = 0.003;
const STRONG = 0.015;

export const soldIn = ({ service, country, provider, gateway, currency }: ChangeRow): Sold => ({
  service: service?.code,
  country: country?.iso_code,
  provider: provider ?? undefined,
  gateway: gateway ?? undefined,
  currency: currency ?? undefined,
});

/** The key of a row in the address. */
export const keyOf = (row: ChangeRow): string => Object.values(soldIn(row)).filter(Boolean).join('.');

export const centsOf = (totals: ChangeTotals, part: Part): number => totals[`${part}_cents`];

/** The tint of a part by its share of the whole: 0 (none), 1 or 2 (strong). */
export function tintOf(cents: number, { totals }: ChangeReport): 0 | 1 | 2 {
  const share = Math.abs(cents) / Math.max(1, Math.abs(totals.before.cents));
  if (share < TINTED) return 0;
  return share < STRONG ? 1 : 2;
}

/** The part with the largest amount in a row. */
export const largestPart = (totals: ChangeTotals, money: ExplainedMoney): Part =>
  partsOf(money).reduce((most, part) =>
    Math.abs(centsOf(totals, part)) > Math.abs(centsOf(totals, most)) ? part : most,
  );

/** The start and the size of the bars, in percent of one scale with one zero. */
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

interface Asked {
  from: string;
  to: string;
  money: ExplainedMoney;
}

/** The link to the orders or top-ups behind a part of a row. */
export const listBehind = (asked: Asked, sold: Sold, part: Part) =>
  asked.money === 'topups'
    ? linkOptions({ to: '/admin/topups', search: topupsBehind(asked, sold) })
    : linkOptions({ to: '/admin/orders', search: ordersBehind(asked, sold, part) });

export const topupsBehind = ({ from, to }: Omit<Asked, 'money'>, { gateway, currency }: Sold) => ({
  gateway,
  currency,
  from,
  to,
  credited: true,
});

export const ordersBehind = (
  { from, to }: Omit<Asked, 'money'>,
  { service, country, provider }: Sold,
  part: Part,
) => ({
  service,
  country,
  provider,
  from,
  to,
  settled: true,
  ...(part === 'delivery' && { situation: 'undelivered' as const }),
  ...(part === 'price' && { situation: 'with_code' as const }),
});

/** The kind of a cause: a provider may deliver less, or get orders that others delivered better. */
export function causeKind(cause: ChangeCause): 'delivery' | 'shift' | 'none' | 'volume' | 'price' {
  if (cause.part !== 'delivery') return cause.part;
  if (cause.provider === 'none') return 'none';
  const { before, now } = cause;
  const gained = now.codes * before.orders - before.codes * now.orders;
  return gained * cause.cents > 0 ? 'delivery' : 'shift';
}
