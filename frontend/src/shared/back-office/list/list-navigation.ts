/** Where somebody was in a list when they opened one of its rows, so that the detail leads on through it. */
interface ListPlace {
  /** The list's own address, filters and page included. */
  href: string;
  ids: readonly string[];
  /** The place of the first of them within the whole list, from 1. */
  first: number;
  total: number;
}

const keyOf = (list: string) => `torpedo.staff.list.${list}`;

export function rememberList(list: string, place: ListPlace): void {
  sessionStorage.setItem(keyOf(list), JSON.stringify(place));
}

/** What stands before and after a row in the list from which it was opened; all null when it was not opened from one. */
export function neighboursOf(list: string, id: string) {
  const written = sessionStorage.getItem(keyOf(list));
  const opened = written === null ? null : (JSON.parse(written) as ListPlace);
  const at = opened?.ids.indexOf(id) ?? -1;
  if (!opened || at < 0) return { place: null, total: 0, previous: null, next: null, href: null };
  return {
    place: opened.first + at,
    total: opened.total,
    previous: opened.ids[at - 1] ?? null,
    next: opened.ids[at + 1] ?? null,
    href: opened.href,
  };
}
