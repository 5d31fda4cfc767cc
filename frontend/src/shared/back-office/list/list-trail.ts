/** Where somebody was in a list when they opened one of its rows, so that the detail leads on through it. */
interface ListTrail {
  /** The list's own address, filters and page included. */
  href: string;
  ids: readonly string[];
  /** The place of the first of them within the whole list, from 1. */
  first: number;
  total: number;
}

const keyOf = (list: string) => `torpedo.staff.trail.${list}`;

export function rememberTrail(list: string, trail: ListTrail): void {
  sessionStorage.setItem(keyOf(list), JSON.stringify(trail));
}

export interface Neighbours {
  /** Null when the row was not opened from a list in this tab. */
  place: number | null;
  total: number;
  previous: string | null;
  next: string | null;
  /** Where the list stood; null leads to its beginning. */
  href: string | null;
}

/** What stands before and after a row in the list from which it was opened. */
export function neighboursOf(list: string, id: string): Neighbours {
  const written = sessionStorage.getItem(keyOf(list));
  const trail = written === null ? null : (JSON.parse(written) as ListTrail);
  const at = trail?.ids.indexOf(id) ?? -1;
  if (!trail || at < 0) return { place: null, total: 0, previous: null, next: null, href: null };
  return {
    place: trail.first + at,
    total: trail.total,
    previous: trail.ids[at - 1] ?? null,
    next: trail.ids[at + 1] ?? null,
    href: trail.href,
  };
}
