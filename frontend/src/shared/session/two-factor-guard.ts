import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { readAccessToken } from './access-token';
import { meQuery } from './me-query';
import { signInMethodsQuery } from './sign-in-methods-query';

async function mustSetUpTwoFactor(queryClient: QueryClient): Promise<boolean> {
  const { role } = await queryClient.ensureQueryData(meQuery());
  // It is never required of customers: they need not wait for the answer.
  if (role === 'CUSTOMER') return false;
  return (await queryClient.ensureQueryData(signInMethodsQuery())).two_factor_required;
}

/**
 * Leads staff who must have a second step, and have none, to where it is switched on. For those who are signed in.
 * @throws ApiError when the account cannot be read
 */
export async function requireTwoFactor(queryClient: QueryClient): Promise<void> {
  if (await mustSetUpTwoFactor(queryClient)) throw redirect({ to: '/two-factor' });
}

/**
 * Lets those pass who have to switch their second step on, and nobody else.
 * @throws ApiError when the account cannot be read
 */
export async function requirePendingTwoFactor(queryClient: QueryClient, href: string): Promise<void> {
  if (!readAccessToken()) throw redirect({ to: '/login', search: { redirect: href } });
  if (!(await mustSetUpTwoFactor(queryClient))) throw redirect({ to: '/dashboard' });
}
