import { useState } from 'react';

/** Keeps the order of the items while `isSteady`; a new `wish` (another order) is followed at once. */
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

function keepPlaces<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  places: ReadonlyMap<string, number>,
): Item[] {
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? places.size;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
