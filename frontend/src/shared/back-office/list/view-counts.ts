import { useQueries } from '@tanstack/react-query';
import type { ParametersOf, PathOf } from '@torpedo/api-client';
import { keyIn, staffKeys } from '../staff-keys';
import type { ListView } from './list-column';
import { listQuery, type ListSearchOf } from './list-query';

/** A count is read again after this time, in milliseconds. */
const COUNTED_AGAIN_MS = 30_000;

/** The views with the number of rows that each of them has now. */
export function useCountedViews<Path extends PathOf<'get'>>(
  path: Path,
  views: readonly (ListView & { search: ListSearchOf<Path> })[],
): ListView[] {
  const counts = useCounts(
    path,
    views.map(({ search }) => search),
  );
  return views.map((view, at) => ({ ...view, count: counts[at] }));
}

/** How many rows a list has under each of the filters. */
export function useCounts<Path extends PathOf<'get'>>(
  path: Path,
  searches: readonly ListSearchOf<Path>[],
): (number | undefined)[] {
  const counts = useQueries({
    queries: searches.map((search) => ({
      ...listQuery(staffKeys.counts, path, { query: { ...search, per_page: 1 } } as ParametersOf<
        'get',
        Path
      >),
      queryKey: keyIn(staffKeys.counts, path, search),
      staleTime: COUNTED_AGAIN_MS,
      refetchInterval: COUNTED_AGAIN_MS,
    })),
  });
  return counts.map(({ data }) => data?.total);
}
