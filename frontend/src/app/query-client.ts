import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, hasStatus } from '@torpedo/api-client';
import { reportOnToast } from '../shared/errors/error-text';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      keptOffline?: boolean;
      /** The screen shows how old the data is while there is no network. */
      showsAge?: boolean;
    };
    mutationMeta: {
      handlesErrors?: boolean;
      /** A 401 means a wrong code or password, not the end of the session. */
      keepsSessionOn401?: boolean;
    };
  }
}

interface SessionDemands {
  softLogout: () => void;
  leadToPasswordChange: () => void;
}

const freshMs = 5 * 60_000;

export function createQueryClient({ softLogout, leadToPasswordChange }: SessionDemands): QueryClient {
  const demandsPassword = (error: unknown) => hasCode(error, 'PASSWORD_CHANGE_REQUIRED');
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasStatus(error, 401)) softLogout();
        else if (demandsPassword(error)) leadToPasswordChange();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (hasStatus(error, 401) && !meta?.keepsSessionOn401) softLogout();
        else if (demandsPassword(error)) leadToPasswordChange();
        else if (!meta?.handlesErrors) reportOnToast(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        // A call without network fails at once, so that the screen can say so.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !hasStatus(error, 401),
      },
      // A mutation without network fails at once and never runs later.
      mutations: { networkMode: 'always' },
    },
  });
}
