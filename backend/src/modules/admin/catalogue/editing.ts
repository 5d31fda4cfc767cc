export function changedAt(now: Date, before: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

export function movedTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  const others = items.filter((other) => other !== item);
  const place = Math.min(position, items.length) - 1;
  return [...others.slice(0, place), item, ...others.slice(place)];
}
