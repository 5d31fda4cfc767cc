import type { Schemas } from '@torpedo/api-client';
import { centsText, typedCents, withMinus } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { percentOf } from './products-search';

export const BULK_KINDS = ['markup', 'percent', 'add', 'fix', 'follow', 'pause', 'resume'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
/** What has a figure to type. */
export type ValueKind = Exclude<BulkKind, 'follow' | 'pause' | 'resume'>;

export const hasValue = (kind: BulkKind): kind is ValueKind => !['follow', 'pause', 'resume'].includes(kind);

export const ROUNDINGS = ['nearest', 'up', 'five_cents', 'ten_cents', 'ends_in_nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A sum leaves fractions of a cent; a fixed price has none, and a markup is always rounded up. */
export const isRounded = (kind: BulkKind): boolean => kind === 'percent' || kind === 'add';

/** What is asked of the API; undefined while what is typed is no number, or changes nothing. */
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

/** Also with the sign that a reader sees: "−8". */
function numberOf(kind: ValueKind, typed: string): number | undefined {
  const text = typed.replace('−', '-');
  return kind === 'add' || kind === 'fix' ? typedCents(text) : percentOf(text);
}

export const isNumber = (kind: BulkKind, typed: string) =>
  !hasValue(kind) || typed === '' || numberOf(kind, typed) !== undefined;

/** The change in a word: "−8%", "+R$ 0,50", "R$ 4,39", "Markup 56,4%". */
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

/** What the last seven days would bring more or less at the new price, in cents. */
export const effectOf = ({
  price_cents_before: before,
  price_cents_after: after,
  sold_7_days,
}: Item): number => (before === null || after === null ? 0 : (after - before) * sold_7_days);

/** Products that were taken out of the change, or into it although they are below their cost, by hand. */
export interface BulkChoice {
  leftOut: readonly string[];
  atLoss: readonly string[];
}

export const NO_CHOICE: BulkChoice = { leftOut: [], atLoss: [] };

/** Whether a box can be set: by hand only what would change, or would not because of its cost. */
export const canChoose = ({ stays }: Item) =>
  stays === null || stays === 'below_cost' || stays === 'left_out';

/** Whether a row takes part: at once, before the server has said what that comes to. */
export function isMarked(item: Item, { leftOut, atLoss }: BulkChoice, skipsLosses: boolean): boolean {
  if (!canChoose(item) || leftOut.includes(item.id)) return false;
  return !(skipsLosses && item.is_below_cost) || atLoss.includes(item.id);
}

/** The choice after the boxes of these rows are set or cleared. */
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
