import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

export type Session = Schemas['SessionDto'];

/** Where the account is signed in, newest first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/users/me/sessions', { signal }))).sessions,
    // Other devices come and go without a word.
    staleTime: 0,
  });
