import { useState } from 'react';
import { keepPlaces } from '../rules/keep-places';

/**
 * The items as they come, except while the reader is among them: then each stays where it was, whatever their new
 * figures say. Another `wish`, as for another order, is followed at once.
 */
export function useSteadyOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { wish, isSteady }: { wish: string; isSteady: boolean },
): readonly Item[] {
  const [kept, setKept] = useState({ wish, items });
  const isKept = isSteady && kept.wish === wish && kept.items.length > 0;
  if (!isKept && (kept.items !== items || kept.wish !== wish)) setKept({ wish, items });
  if (!isKept) return items;
  const places = new Map(kept.items.map((item, place) => [keyOf(item), place]));
  return keepPlaces(items, keyOf, places);
}
