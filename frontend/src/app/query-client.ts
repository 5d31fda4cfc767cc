import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../shared/api/api-error';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen tells the reader about failures itself. */
      handlesErrors?: boolean;
      /** A 401 means a wrong code or password, not the end of the session. */
      keepsSessionOn401?: boolean;
    };
  }
}

const freshMs = 5 * 60_000;

// Toasts stay out of what has to load before the first screen.
async function reportLater(error: unknown) {
  const { reportOnToast } = await import('../shared/errors/report-on-toast');
  reportOnToast(error);
}

/** Server state: fresh for five minutes, one retry, and one place that decides what failures do. */
export function createQueryClient(softLogout: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasStatus(error, 401)) softLogout();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (hasStatus(error, 401) && !meta?.keepsSessionOn401) softLogout();
        else if (!meta?.handlesErrors) void reportLater(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !hasStatus(error, 401),
      },
    },
  });
}
