import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../shared/session/account';
import { forgetEndedSession } from '../shared/session/sign-in-note';
import type { AppRouter } from './router';

const debounceMs = 2000;

/** Ignores further refused calls for two seconds; `now` returns milliseconds. */
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

/** Forgets the token, so that the guards lead to the sign-in, except on screens that stay open. */
export async function endSession(router: AppRouter, queryClient: QueryClient): Promise<void> {
  forgetEndedSession(queryClient);
  if (router.state.matches.some(({ staticData }) => staticData.staysOpenSignedOut)) return;
  await router.invalidate();
  queryClient.clear();
}

/** Reads the account again, so that the guards lead to the screen for the new password. */
export async function leadToPasswordChange(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const me = await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
  if (me.must_change_password) await router.invalidate();
}
