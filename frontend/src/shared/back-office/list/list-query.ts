import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, ParametersOf, PathOf } from '@torpedo/api-client';
import { staffApi } from '../staff-api';
import { keyIn } from '../staff-keys';
import { type ListSearch, requestOf } from './list-search';

/** How many rows a page has. */
export const PAGE_ROWS = 50;

/** One page of a list of the API, with what its headers say of the whole. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** The total is the database's guess: there are more than 10,000. */
  isEstimated: boolean;
  /** Leads to the next page; null on the last one. */
  nextCursor: string | null;
}

/** The accounts come as an array, every other list with the size of the whole around its rows. */
type ListAnswer<Row extends object> = Row[] | { items: Row[] };

/** The rows of the list at a path. */
export type RowOf<Path extends PathOf<'get'>> =
  AnswerOf<'get', Path> extends ListAnswer<infer Row extends object> ? Row : never;

/** The address of a list: what its path takes, and what concerns the screen alone. */
export type ListSearchOf<Path extends PathOf<'get'>> = ListSearch &
  (ParametersOf<'get', Path> extends { query?: infer Query } ? NonNullable<Query> : never);

/** A call of one of the API's lists, with its headers read. */
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

/** Some rows of a list. */
export const listQuery = <Path extends PathOf<'get'>>(
  family: QueryKey,
  path: Path,
  params: ParametersOf<'get', Path>,
): ListQueryOptions<RowOf<Path>> => ({
  queryKey: keyIn(family, 'list', path, params),
  // The client types the parameters by the path, which a path of any name cannot show.
  queryFn: ({ signal }) => listPage(staffApi.GET(path, { params, signal } as never) as never),
  // Customers and other staff change it meanwhile: a remembered page is only shown until it is read again.
  staleTime: 0,
});

/** The page of a list that the address names; the rows before it stay until its own are there. */
export function pageQuery<Path extends PathOf<'get'>>(
  family: QueryKey,
  path: Path,
  search: ListSearchOf<Path>,
): ListQueryOptions<RowOf<Path>> {
  const params = { query: { ...requestOf(search), per_page: PAGE_ROWS } } as ParametersOf<'get', Path>;
  return { ...listQuery(family, path, params), placeholderData: keepPreviousData };
}

/** Where the same rows come from as a file: every one of them, on all pages. */
export function csvAddress(path: string, filters: object): string {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${path}?${query}`;
}
