import { DomainError } from '../../../platform/errors/index.js';
import type { StaffOrigin } from '../audit/staff-action.js';

/** Who changes something, and why. */
export interface Editing {
  origin: StaffOrigin;
  reason?: string | undefined;
}

/**
 * @param current reads the present object as it is answered
 * @throws DomainError CHANGED_MEANWHILE with it when it is not what the editor saw
 */
export async function assertUnchanged(
  expectedUpdatedAt: string | undefined,
  updatedAt: Date | null,
  current: () => object | Promise<object>,
): Promise<void> {
  if (expectedUpdatedAt === undefined) return;
  if (updatedAt?.getTime() === new Date(expectedUpdatedAt).getTime()) return;
  throw new DomainError('CHANGED_MEANWHILE', { current: await current() });
}

/** The time of a change: always after the one before, also within the same millisecond. */
export function changedAt(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/** The list with one of its items at another place, counted from 1. */
export function movedTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  const others = items.filter((other) => other !== item);
  const place = Math.min(position, items.length) - 1;
  return [...others.slice(0, place), item, ...others.slice(place)];
}
