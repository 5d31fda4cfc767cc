import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../api/api-error';
import { clearAccessToken, readAccessToken } from './access-token';
import { meQuery } from './me-query';

/** What every guard needs to know. */
export type RouterContext = { queryClient: QueryClient };

const signIn = (href: string) => redirect({ to: '/login', search: { redirect: href } });

/**
 * Lets signed-in people pass, with their account loaded, and sends everybody else to the sign-in.
 * @throws ApiError when the account cannot be read for another reason, such as the network.
 */
export async function requireSession(queryClient: QueryClient, href: string): Promise<void> {
  if (!readAccessToken()) throw signIn(href);
  try {
    await queryClient.ensureQueryData(meQuery());
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    clearAccessToken();
    throw signIn(href);
  }
}

/** Sends those who signed in on this device past the public pages, without asking the server. */
export function requireNoSession(): void {
  if (readAccessToken()) throw redirect({ to: '/dashboard' });
}
