import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { useSyncExternalStore } from 'react';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';
import { readAccessToken, subscribeToAccessToken } from './session-storage';

/** The signed-in account. */
export const meQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me', { signal })),
  });

/** The signed-in account; only below the guard, which has loaded it. */
export function useMe() {
  return useSuspenseQuery(meQuery()).data;
}

/** How the account can be entered: password, identity provider, second step. */
export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: queryKeys.signInMethods,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/sign-in-methods', { signal })),
  });

/** Whether the session still stands; false on a screen that stayed open after it ended. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToAccessToken, () => readAccessToken() !== null);
}

const largeFile = /-256(?=\.webp$)/;

/** The smaller file of a picture, for where it is shown in the height of a button. */
export function smallAvatar(address: string | null): string | undefined {
  return address?.replace(largeFile, '-96');
}

/** Under which the mutation runs that ends the session. */
export const logoutKey = ['logout'];

/** Whether this tab is ending its session right now: the server refuses whatever else is asked. */
export const isSigningOut = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: logoutKey }) > 0;
