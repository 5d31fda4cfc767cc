import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ApiError, hasStatus, type Schemas } from '@torpedo/api-client';
import { SessionNotLoadedError } from '../errors/error-text';
import { meQuery, signInMethodsQuery } from './account';
import { safeRedirect } from './safe-redirect';
import { readAccessToken } from './session-storage';
import { forgetEndedSession } from './sign-in-note';

export interface RouterContext {
  queryClient: QueryClient;
  addStaffRoutes: () => Promise<void>;
}

type Me = Schemas['MeDto'];

const signIn = (href: string) => redirect({ to: '/login', search: { redirect: href } });

const notLoaded = (error: unknown) =>
  error instanceof ApiError ? new SessionNotLoadedError(error.status, error.code, error.message) : error;

async function signedInAccount(queryClient: QueryClient, href: string): Promise<Me> {
  if (!readAccessToken()) throw signIn(href);
  try {
    return await queryClient.ensureQueryData(meQuery());
  } catch (error) {
    if (!hasStatus(error, 401)) throw notLoaded(error);
    forgetEndedSession(queryClient);
    throw signIn(href);
  }
}

async function mustSetUpTwoFactor(queryClient: QueryClient, { role }: Me): Promise<boolean> {
  // The second step is never required of customers, so they do not wait for this answer.
  if (role === 'CUSTOMER') return false;
  return (await queryClient.ensureQueryData(signInMethodsQuery())).two_factor_required;
}

/** @throws SessionNotLoadedError when the account cannot be read, as without network */
export async function requireSession(queryClient: QueryClient, href: string): Promise<Me> {
  const me = await signedInAccount(queryClient, href);
  if (me.must_change_password) throw redirect({ to: '/change-required-password' });
  if (await mustSetUpTwoFactor(queryClient, me)) throw redirect({ to: '/two-factor' });
  return me;
}

/** @throws SessionNotLoadedError */
export async function requirePendingPasswordChange(queryClient: QueryClient, href: string): Promise<void> {
  const me = await signedInAccount(queryClient, href);
  if (!me.must_change_password) throw redirect({ to: '/dashboard' });
}

export function requireNoSession({ search }: { search: { redirect?: unknown } }): void {
  if (!readAccessToken()) return;
  const wanted = safeRedirect(search.redirect);
  if (wanted === undefined) throw redirect({ to: '/dashboard' });
  throw redirect({ href: wanted });
}

/** @throws SessionNotLoadedError */
export async function requireBackOffice(queryClient: QueryClient, href: string): Promise<void> {
  if ((await requireSession(queryClient, href)).role === 'CUSTOMER') throw redirect({ to: '/unauthorized' });
}

/** @throws ApiError when the account cannot be read */
export async function requirePendingTwoFactor(queryClient: QueryClient, href: string): Promise<void> {
  if (!readAccessToken()) throw signIn(href);
  const me = await queryClient.ensureQueryData(meQuery());
  if (!(await mustSetUpTwoFactor(queryClient, me))) throw redirect({ to: '/dashboard' });
}
