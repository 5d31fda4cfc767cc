import type { QueryClient } from '@tanstack/react-query';

/** Under which the mutation runs that ends the session. */
export const logoutKey = ['logout'];

/** Whether this tab is ending its session right now: the server refuses whatever else is asked. */
export const isSigningOut = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: logoutKey }) > 0;
