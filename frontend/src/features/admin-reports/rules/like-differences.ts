import { orderNumber } from '../../../shared/order-number';
import type { Difference } from '../api/reconciliation';
import { placeOf } from './evidence';

export type LikeDifferences = readonly [Difference, ...Difference[]];

/** Everything in which like differences are equal, so that one decision fits all of them. */
const kindOf = ({ code, party, currency, state, amount_micros: micros, found_at: at, reason }: Difference) =>
  JSON.stringify([code, party, currency, state, Math.sign(micros ?? 0), at.slice(0, 10), reason]);

/** Like differences together, where the first of them stood. */
export function joinLike(differences: readonly Difference[]): LikeDifferences[] {
  const joined = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of differences) {
    const kind = kindOf(difference);
    const like = joined.get(kind);
    if (like) like.push(difference);
    else joined.set(kind, [difference]);
  }
  return [...joined.values()];
}

/** The first of them with the amount of all. */
export function sumOf(like: LikeDifferences): Difference {
  const [first] = like;
  if (first.amount_micros === null) return first;
  return { ...first, amount_micros: like.reduce((sum, { amount_micros: micros }) => sum + (micros ?? 0), 0) };
}

/** What tells a difference from like ones: the number of its order or top-up, or what the other side calls it. */
export function subjectOf(difference: Difference): string {
  const { evidence } = difference;
  const id = evidence['order_id'] ?? evidence['topup_id'];
  return typeof id === 'string' ? orderNumber(id) : placeOf(difference);
}
