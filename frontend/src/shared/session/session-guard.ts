import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, hasStatus, type Schemas } from '@torpedo/api-client';
import { clearAccessToken, readAccessToken } from './access-token';
import { meQuery } from './me-query';

/** What every guard needs to know. */
export type RouterContext = { queryClient: QueryClient };

type Me = Schemas['MeDto'];

const signIn = (href: string) => redirect({ to: '/login', search: { redirect: href } });

/** Says of the sign-in, and not of some call, that it could not be checked. */
const notLoaded = (error: unknown) =>
  error instanceof ApiError ? new ApiError(error.status, 'SESSION_NOT_LOADED', error.message) : error;

async function signedInAccount(queryClient: QueryClient, href: string): Promise<Me> {
  if (!readAccessToken()) throw signIn(href);
  try {
    return await queryClient.ensureQueryData(meQuery());
  } catch (error) {
    if (!hasStatus(error, 401)) throw notLoaded(error);
    clearAccessToken();
    throw signIn(href);
  }
}

/**
 * Lets signed-in people pass, with their account loaded, and sends everybody else to the sign-in. Who came in with a
 * temporary password has to replace it first.
 * @throws ApiError SESSION_NOT_LOADED when the account cannot be read for another reason, such as the network.
 */
export async function requireSession(queryClient: QueryClient, href: string): Promise<void> {
  const me = await signedInAccount(queryClient, href);
  if (me.must_change_password) throw redirect({ to: '/change-required-password' });
}

/**
 * Lets those pass who have to replace a temporary password, and nobody else.
 * @throws ApiError like `requireSession`
 */
export async function requirePendingPasswordChange(queryClient: QueryClient, href: string): Promise<void> {
  const me = await signedInAccount(queryClient, href);
  if (!me.must_change_password) throw redirect({ to: '/dashboard' });
}

/** Sends those who signed in on this device past the public pages, without asking the server. */
export function requireNoSession(): void {
  if (readAccessToken()) throw redirect({ to: '/dashboard' });
}
