import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './account';
import { clearAccessToken, readAccessToken } from './session-storage';

const storageKey = 'torpedo.sign_in_note';

/** Why this tab is at the sign-in: the address was just confirmed, or the server has ended the session. */
export interface SignInNote {
  reason: 'confirmed' | 'ended';
  email: string | undefined;
}

export function noteForSignIn(note: SignInNote): void {
  sessionStorage.setItem(storageKey, JSON.stringify(note));
}

/** What the sign-in has to say and to fill in; undefined for who came by themselves. */
export function signInNote(): SignInNote | undefined {
  const written = sessionStorage.getItem(storageKey);
  return written === null ? undefined : (JSON.parse(written) as SignInNote);
}

export function forgetSignInNote(): void {
  sessionStorage.removeItem(storageKey);
}

/** The server no longer knows the session: nobody is signed in here any more, and the sign-in will say why. */
export function forgetEndedSession(queryClient: QueryClient): void {
  if (!readAccessToken()) return;
  noteForSignIn({ reason: 'ended', email: queryClient.getQueryData(meQuery().queryKey)?.email });
  clearAccessToken();
}
