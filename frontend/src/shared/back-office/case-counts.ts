import { useQuery } from '@tanstack/react-query';
import { staffKeys } from './staff-keys';
import { staffQuery } from './staff-query';
import { useMay } from './staff-rights';

const LOOK_AGAIN_MS = 15_000;

/** How many cases are open and who owns them, for the navigation and the list. */
export function useCaseCounts() {
  const mayRead = useMay()('cases.read');
  const { data } = useQuery({
    ...staffQuery(staffKeys.cases, '/api/v1/admin/cases/counts'),
    refetchInterval: LOOK_AGAIN_MS,
    enabled: mayRead,
  });
  return data;
}
