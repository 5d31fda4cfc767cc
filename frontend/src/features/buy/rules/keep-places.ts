export function keepPlaces<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  places: ReadonlyMap<string, number>,
): Item[] {
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? places.size;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
