import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';

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

interface ListAnswer<Row> {
  /** The accounts come as an array, every other list with the size of the whole around its rows. */
  data?: Row[] | { items: Row[] };
  response: Response;
}

/** A call of one of the API's lists, with its headers read. */
export async function listPage<Row>(call: Promise<ListAnswer<Row>>): Promise<ListPage<Row>> {
  const { data = [], response } = await call;
  const rows = Array.isArray(data) ? data : data.items;
  return {
    rows,
    total: Number(response.headers.get('X-Total-Count') ?? rows.length),
    isEstimated: response.headers.get('X-Total-Count-Estimated') === 'true',
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}

/**
 * Reads one page of a list; the previous rows stay until those of another filter or page are there.
 * @param queryKey from `staffKeys`, with the request in it
 */
export const listQuery = <Row>(queryKey: QueryKey, call: (signal: AbortSignal) => Promise<ListAnswer<Row>>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => listPage(call(signal)),
    // Customers and other staff change it meanwhile: a remembered page is only shown until it is read again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export type ListQueryOptions<Row> = ReturnType<typeof listQuery<Row>>;

/** Where the same rows come from as a file: every one of them, on all pages. */
export function csvAddress(path: string, filters: object): string {
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${path}?${query}`;
}
