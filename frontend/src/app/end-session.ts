import type { QueryClient } from '@tanstack/react-query';
import { clearAccessToken } from '../shared/session/access-token';
import type { AppRouter } from './router';

/**
 * The server no longer knows the session: forgets the token and lets the guards send the person to the sign-in,
 * except on a screen that stays open.
 */
export async function endSession(router: AppRouter, queryClient: QueryClient): Promise<void> {
  clearAccessToken();
  if (router.state.matches.some(({ staticData }) => staticData.staysOpenSignedOut)) return;
  await router.invalidate();
  queryClient.clear();
}
