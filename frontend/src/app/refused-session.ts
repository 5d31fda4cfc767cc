import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../shared/session/account';
import { forgetEndedSession } from '../shared/session/sign-in-note';
import type { AppRouter } from './router';

const debounceMs = 2000;

/**
 * Signs out once for a burst of refused calls: further ones are ignored for two seconds.
 * `now` answers milliseconds.
 */
export function createSoftLogout(
  signOut: () => void,
  now: () => number = () => performance.now(),
): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - lastAt < debounceMs) return;
    lastAt = now();
    signOut();
  };
}

/**
 * The server no longer knows the session: forgets the token and lets the guards send the person to the sign-in,
 * except on a screen that stays open.
 */
export async function endSession(router: AppRouter, queryClient: QueryClient): Promise<void> {
  forgetEndedSession(queryClient);
  if (router.state.matches.some(({ staticData }) => staticData.staysOpenSignedOut)) return;
  await router.invalidate();
  queryClient.clear();
}

/** The server demands a new password meanwhile: reads the account again, so that the guards lead to its screen. */
export async function leadToPasswordChange(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const me = await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
  if (me.must_change_password) await router.invalidate();
}
