import type { ManagedProduct, ProductRow } from '../../catalogue/index.js';
import type { StaffChange } from '../audit/audit.models.js';
import { changedFacts, type StaffWarning } from '../audit/staff-change.js';

export const productChange = (action: StaffChange['action'], id: string) => ({
  action,
  entityId: id,
  userId: null,
});

export const factsOf = ({
  name,
  description,
  ownPriceCents,
  markupPercent,
  pausedAt,
  pauseReason,
}: ProductRow) => ({
  own_name: name,
  description,
  price_cents: ownPriceCents,
  markup_percent: markupPercent,
  is_paused: pausedAt !== null,
  pause_reason: pauseReason,
});

/** A pause, or its end, gets an audit entry of its own, next to that of the other changes. */
export function changesOf(before: ProductRow, after: ProductRow): StaffChange[] {
  const { is_paused: wasPaused, pause_reason: oldReason, ...old } = factsOf(before);
  const { is_paused: isPaused, pause_reason: newReason, ...present } = factsOf(after);
  const terms = changedFacts(old, present);
  const pause = changedFacts(
    { is_paused: wasPaused, pause_reason: oldReason },
    { is_paused: isPaused, pause_reason: newReason },
  );
  return [
    ...(terms ? [{ ...productChange('product.change', before.id), ...terms }] : []),
    ...(pause
      ? [{ ...productChange(isPaused ? 'product.pause' : 'product.resume', before.id), ...pause }]
      : []),
  ];
}

/** The margin: the part of the price above the cost, in percent with one decimal. */
const marginOf = (priceCents: number | null, costCents: number | null) =>
  priceCents && costCents !== null ? Math.round((1 - costCents / priceCents) * 1000) / 10 : null;

/** Adds the old and the new margin at the present cost, because no history of costs is kept. */
export function withMargin(
  change: StaffChange,
  { priceCents, costCents }: Pick<ManagedProduct, 'priceCents' | 'costCents'>,
  newPriceCents: number | null,
): StaffChange {
  const { action, before, after } = change;
  const isPriced = after && ('price_cents' in after || 'markup_percent' in after);
  if (action !== 'product.change' || !isPriced || costCents === null) return change;
  return {
    ...change,
    before: { ...before, margin_percent: marginOf(priceCents, costCents) },
    after: { ...after, margin_percent: marginOf(newPriceCents, costCents) },
  };
}

export function warningsOf(
  { id, ownPriceCents }: Pick<ProductRow, 'id' | 'ownPriceCents'>,
  costCents: number | null,
): StaffWarning[] {
  if (ownPriceCents === null || costCents === null || ownPriceCents >= costCents) return [];
  const cost_cents = Math.ceil(costCents);
  return [{ code: 'BELOW_COST', entity_id: id, price_cents: ownPriceCents, cost_cents }];
}

export function pausedBy(
  status: 'active' | 'inactive' | undefined,
  before: ProductRow,
  reason: string | null,
  now: Date,
): Partial<ProductRow> {
  if (status === 'active') return { pausedAt: null, pauseReason: null };
  if (status === undefined || before.pausedAt) return {};
  return { pausedAt: now, pauseReason: reason };
}

export function movedTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  const others = items.filter((other) => other !== item);
  const place = Math.min(position, items.length) - 1;
  return [...others.slice(0, place), item, ...others.slice(place)];
}
