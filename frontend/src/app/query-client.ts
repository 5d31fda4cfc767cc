import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode, hasStatus } from '@torpedo/api-client';
import { reportOnToast } from '../shared/errors/error-text';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept on the device, for the time without network. */
      keptOffline?: boolean;
      /** Changes by itself: without network the screen says from when it is. */
      showsAge?: boolean;
    };
    mutationMeta: {
      /** The screen tells the reader about failures itself. */
      handlesErrors?: boolean;
      /** A 401 means a wrong code or password, not the end of the session. */
      keepsSessionOn401?: boolean;
    };
  }
}

interface SessionDemands {
  /** The server does not know the session any more. */
  softLogout: () => void;
  /** The session may do nothing before its temporary password is replaced. */
  leadToPasswordChange: () => void;
}

const freshMs = 5 * 60_000;

/** Server state: fresh for five minutes, one retry, and one place that decides what failures do. */
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
        // Without network a screen says so, instead of waiting for one that may not come.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !hasStatus(error, 401),
      },
      // Nothing that somebody pressed without network happens later, when they no longer expect it.
      mutations: { networkMode: 'always' },
    },
  });
}
