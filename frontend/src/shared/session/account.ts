import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { useSyncExternalStore } from 'react';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';
import { readAccessToken, subscribeToAccessToken } from './session-storage';

export const meQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me', { signal })),
  });

/** Only for components below the guard, which has loaded the account. */
export function useMe() {
  return useSuspenseQuery(meQuery()).data;
}

export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: queryKeys.signInMethods,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/sign-in-methods', { signal })),
  });

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToAccessToken, () => readAccessToken() !== null);
}

export const logoutKey = ['logout'];

export const isSigningOut = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: logoutKey }) > 0;
