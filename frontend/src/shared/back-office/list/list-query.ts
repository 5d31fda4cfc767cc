import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, PathOf } from '@torpedo/api-client';
import { staffApi } from '../staff-api';
import { keyIn } from '../staff-keys';
import { type ListSearch, requestOf } from './list-search';

/** How many rows a page has. */
export const PAGE_ROWS = 50;

/** A page of an API list, with the facts about the whole list from its headers. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** The total is an estimate of the database, because there are more than 10,000 rows. */
  isEstimated: boolean;
  /** The cursor of the next page; null on the last one. */
  nextCursor: string | null;
}

/** The list of accounts is an array; every other list has its rows in `items`. */
type ListAnswer<Row extends object> = Row[] | { items: Row[] };

/** The type of the rows of the list at a path. */
export type RowOf<Path extends PathOf<'get'>> =
  AnswerOf<'get', Path> extends ListAnswer<infer Row extends object> ? Row : never;

/** The parameters in the address of a list: those of the API's path, and those of the screen alone. */
export type ListSearchOf<Path extends PathOf<'get'>> = ListSearch &
  (ParametersOf<'get', Path> extends { query?: infer Query } ? NonNullable<Query> : never);

/** Reads a page of an API list, with its headers. */
export async function listPage<Row extends object>(
  call: Promise<{ data?: ListAnswer<Row>; response: Response }>,
): Promise<ListPage<Row>> {
  const { data = [], response } = await call;
  const rows = Array.isArray(data) ? data : data.items;
  return {
    rows,
    total: Number(response.headers.get('X-Total-Count') ?? rows.length),
    isEstimated: response.headers.get('X-Total-Count-Estimated') === 'true',
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}

export interface ListQueryOptions<Row> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<Row>>;
  staleTime: number;
  placeholderData?: typeof keepPreviousData;
}

export const listQuery = <Path extends PathOf<'get'>>(
  family: QueryKey,
  path: Path,
  params: ParametersOf<'get', Path>,
): ListQueryOptions<RowOf<Path>> => ({
  queryKey: keyIn(family, 'list', path, params),
  // The client types its parameters by a literal path, which a generic path is not.
  queryFn: ({ signal }) => listPage(staffApi.GET(path, { params, signal } as never) as never),
  // Customers and other staff change the rows, so a cached page is shown only until it is read again.
  staleTime: 0,
});

/** The page of a list that the address names; the previous rows stay until the new ones come. */
export function pageQuery<Path extends PathOf<'get'>>(
  family: QueryKey,
  path: Path,
  search: ListSearchOf<Path>,
): ListQueryOptions<RowOf<Path>> {
  const params = { query: { ...requestOf(search), per_page: PAGE_ROWS } } as ParametersOf<'get', Path>;
  return { ...listQuery(family, path, params), placeholderData: keepPreviousData };
}

/** The address of the same rows as a file, with the rows of all pages. */
export function csvAddress(path: string, filters: object): string {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${path}?${query}`;
}
