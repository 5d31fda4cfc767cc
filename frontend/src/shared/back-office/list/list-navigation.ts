/** Where the reader was in a list when they opened a row, so that its page can lead to the next row. */
interface ListPlace {
  /** The list's own address, filters and page included. */
  href: string;
  ids: readonly string[];
  /** The position of the first id in the whole list, from 1. */
  first: number;
  total: number;
}

const keyOf = (list: string) => `torpedo.staff.list.${list}`;

export function rememberList(list: string, place: ListPlace): void {
  sessionStorage.setItem(keyOf(list), JSON.stringify(place));
}

/** The rows before and after a row in the list from which it was opened; null when there is no such list. */
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
