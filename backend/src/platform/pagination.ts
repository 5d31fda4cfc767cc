/** One page of a list that is paged by offset, with the size of the whole. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** One page of a list that is read by keyset; `nextCursor` is null on the last page. */
export interface CursorPage<T> {
  items: T[];
  nextCursor: string | null;
}
