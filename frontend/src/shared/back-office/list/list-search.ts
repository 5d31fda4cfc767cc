import { z } from 'zod';

// Otherwise zod tries to compile its checks with eval, which the content security policy blocks and reports.
z.config({ jitless: true });

/** A text of the address. The router reads digits alone as a number. */
export const searchText = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

/** A parameter that is one of a few words. */
export const searchChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices).optional().catch(undefined);

export const searchFlag = z.boolean().optional().catch(undefined);

/** A day as a date field writes it: `2026-11-22`. */
export const searchDay = z.iso.date().optional().catch(undefined);

/**
 * The schema of a list's address, for `validateSearch` of its route: the parameters of the API's list under their own
 * names, and the shown columns. Unknown parameters are dropped.
 * @param filters by the API's name, each made of the `search…` parts of this file
 */
export function listSearch<const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return z.object({
    ...filters,
    search: searchText,
    sort: z.enum(sorts).optional().catch(undefined),
    direction: z.enum(['asc', 'desc']).optional().catch(undefined),
    page: z.number().int().min(1).optional().catch(undefined),
    cursor: searchText,
    columns: searchText,
  });
}

/** The parameters that the address of every list has, next to its own filters. */
export interface ListSearch {
  search?: string | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
  /** The ids of the shown columns, separated by commas. */
  columns?: string | undefined;
}

const NOT_FILTERS = new Set(['sort', 'direction', 'page', 'cursor', 'columns']);

/** The parameters that decide which rows are listed, without those that are not set. */
export function filtersOf(search: ListSearch): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => !NOT_FILTERS.has(name) && value !== undefined && value !== '',
    ),
  );
}

/** The parameters of the request: those of the address without those of the screen alone. */
export function requestOf<Search extends ListSearch>(search: Search): Omit<Search, 'columns'> {
  const { columns: _columns, ...request } = search;
  // With a cursor, the page number is only for the reader, so it is not sent.
  return request.cursor ? { ...request, page: undefined } : request;
}

/** The first page, after a change of what the list shows. */
export const fromTheStart = { page: undefined, cursor: undefined } as const;
