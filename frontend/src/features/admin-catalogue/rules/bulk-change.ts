import type { Schemas } from '@torpedo/api-client';
import { centsText, typedCents, withMinus } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { percentOf } from './products-search';

export const BULK_KINDS = ['markup', 'percent', 'add', 'fix', 'follow', 'pause', 'resume'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
/** The kinds of change that need a typed value. */
export type ValueKind = Exclude<BulkKind, 'follow' | 'pause' | 'resume'>;

export const hasValue = (kind: BulkKind): kind is ValueKind => !['follow', 'pause', 'resume'].includes(kind);

export const ROUNDINGS = ['nearest', 'up', 'five_cents', 'ten_cents', 'ends_in_nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A percentage leaves fractions of a cent. A fixed price has none, and a markup is always rounded up. */
export const isRounded = (kind: BulkKind): boolean => kind === 'percent' || kind === 'add';

/** The changes for the API; undefined while the typed text is no number or changes nothing. */
export function bulkChangesOf(kind: BulkKind, typed: string): Schemas['BulkProductChangesDto'] | undefined {
  if (kind === 'follow') return { follow_cost: true };
  if (kind === 'pause') return { status: 'inactive' };
  if (kind === 'resume') return { status: 'active' };
  const number = numberOf(kind, typed);
  if (number === undefined) return undefined;
  if (kind === 'markup') return { markup_percent: number };
  if (number === 0) return undefined;
  if (kind === 'percent') return { price_percent: number };
  return kind === 'add' ? { price_add_cents: number } : { price_cents: number };
}

/** Accepts the minus sign of typography too: "−8". */
function numberOf(kind: ValueKind, typed: string): number | undefined {
  const text = typed.replace('−', '-');
  return kind === 'add' || kind === 'fix' ? typedCents(text) : percentOf(text);
}

export const isNumber = (kind: BulkKind, typed: string) =>
  !hasValue(kind) || typed === '' || numberOf(kind, typed) !== undefined;

/** The change as a short text: "−8%", "+R$ 0,50", "R$ 4,39", "Markup 56,4%". */
export function changeText(kind: ValueKind, typed: string, markup: string): string {
  const number = numberOf(kind, typed) ?? 0;
  const percent = (options?: Intl.NumberFormatOptions) =>
    figureFormat({ style: 'percent', maximumFractionDigits: 2, ...options }).format(number / 100);
  if (kind === 'markup') return `${markup} ${percent()}`;
  if (kind === 'percent') return withMinus(percent({ signDisplay: 'exceptZero' }));
  const sign = number < 0 ? '−' : '+';
  return `${kind === 'add' ? sign : ''}R$ ${centsText(Math.abs(number))}`;
}

type Item = Schemas['BulkProductDto'];

/** The change of the last seven days' revenue at the new price, in cents. */
export const effectOf = ({
  price_cents_before: before,
  price_cents_after: after,
  sold_7_days,
}: Item): number => (before === null || after === null ? 0 : (after - before) * sold_7_days);

/** The ids of products that staff left out, and of those that staff included although they are below cost. */
export interface BulkChoice {
  leftOut: readonly string[];
  atLoss: readonly string[];
}

export const NO_CHOICE: BulkChoice = { leftOut: [], atLoss: [] };

/** Whether a box can be changed. Rows that stay for a reason other than their cost cannot. */
export const canChoose = ({ stays }: Item) =>
  stays === null || stays === 'below_cost' || stays === 'left_out';

/** Whether a row takes part in the change. The answer does not wait for the server. */
export function isMarked(item: Item, { leftOut, atLoss }: BulkChoice, skipsLosses: boolean): boolean {
  if (!canChoose(item) || leftOut.includes(item.id)) return false;
  return !(skipsLosses && item.is_below_cost) || atLoss.includes(item.id);
}

/** The choice after the boxes of these rows were set or cleared. */
export function chosen(
  choice: BulkChoice,
  items: readonly Item[],
  { isIn, skipsLosses }: { isIn: boolean; skipsLosses: boolean },
): BulkChoice {
  const ids = new Set(items.filter(canChoose).map(({ id }) => id));
  const others = (kept: readonly string[]) => kept.filter((id) => !ids.has(id));
  const losses = items
    .filter((item) => skipsLosses && ids.has(item.id) && item.is_below_cost)
    .map(({ id }) => id);
  return isIn
    ? { leftOut: others(choice.leftOut), atLoss: [...others(choice.atLoss), ...losses] }
    : {
        leftOut: [...others(choice.leftOut), ...[...ids].filter((id) => !losses.includes(id))],
        atLoss: others(choice.atLoss),
      };
}
