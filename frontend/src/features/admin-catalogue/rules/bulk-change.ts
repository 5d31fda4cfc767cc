import type { Schemas } from '@torpedo/api-client';
import { typedCents } from '../../../shared/back-office/amounts';
import { LOW_MARGIN_PERCENT, percentOf } from './products-search';

export const BULK_KINDS = ['markup', 'percent', 'add', 'fix', 'follow', 'pause', 'resume'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
/** What has a figure to type. */
export type ValueKind = Exclude<BulkKind, 'follow' | 'pause' | 'resume'>;

export const hasValue = (kind: BulkKind): kind is ValueKind => !['follow', 'pause', 'resume'].includes(kind);

/** What is asked of the API; undefined while what is typed is no number. */
export function bulkChangesOf(kind: BulkKind, typed: string): Schemas['BulkProductChangesDto'] | undefined {
  if (kind === 'follow') return { follow_cost: true };
  if (kind === 'pause') return { status: 'inactive' };
  if (kind === 'resume') return { status: 'active' };
  const number = kind === 'add' || kind === 'fix' ? typedCents(typed) : percentOf(typed);
  if (number === undefined) return undefined;
  if (kind === 'markup') return { markup_percent: number };
  if (kind === 'percent') return { price_percent: number };
  return kind === 'add' ? { price_add_cents: number } : { price_cents: number };
}

type Item = Schemas['BulkProductDto'];

/** What asks for attention first: below the cost, then a low margin; among the same what sells most. */
export function byAttention(one: Item, other: Item): number {
  const rank = (item: Item) =>
    item.is_below_cost ? 0 : (item.margin_after ?? 1) < LOW_MARGIN_PERCENT / 100 ? 1 : 2;
  return rank(one) - rank(other) || other.sold_7_days - one.sold_7_days || one.sku.localeCompare(other.sku);
}

/** What the last seven days would bring more or less at the new price, in cents. */
export const effectOf = ({
  price_cents_before: before,
  price_cents_after: after,
  sold_7_days,
}: Item): number => (before === null || after === null ? 0 : (after - before) * sold_7_days);
