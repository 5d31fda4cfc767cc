import { z } from 'zod';

// Otherwise it tries to compile its checks with eval, which the content policy stops and reports.
z.config({ jitless: true });

/** Text as the router reads it from the address, where digits alone look like a number. */
export const searchText = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

/** One of a few words. */
export const searchChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices).optional().catch(undefined);

export const searchFlag = z.boolean().optional().catch(undefined);

/** A day as a date field writes it: `2026-11-22`. */
export const searchDay = z.iso.date().optional().catch(undefined);

/**
 * The address of a list, for `validateSearch` of its route: what the API's list takes under its own names, and which
 * columns are shown. Whatever it does not know is dropped.
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

/** What every list has in its address, next to its own filters. */
export interface ListSearch {
  search?: string | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
  /** Ids of the columns that are shown, with commas between. */
  columns?: string | undefined;
}

const NOT_FILTERS = new Set(['sort', 'direction', 'page', 'cursor', 'columns']);

/** The part that decides which rows are listed, without what is not set. */
export function filtersOf(search: ListSearch): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => !NOT_FILTERS.has(name) && value !== undefined && value !== '',
    ),
  );
}

/** What is asked of the API: the address without what concerns the screen alone. */
export function requestOf<Search extends ListSearch>(search: Search): Omit<Search, 'columns'> {
  const { columns: _columns, ...request } = search;
  // The page's number only tells the reader where they are once a cursor leads there.
  return request.cursor ? { ...request, page: undefined } : request;
}

/** Where a list begins again after a change of what it shows. */
export const fromTheStart = { page: undefined, cursor: undefined } as const;
