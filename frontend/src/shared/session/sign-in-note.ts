import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './account';
import { clearAccessToken, readAccessToken } from './session-storage';

const storageKey = 'torpedo.sign_in_note';

export interface SignInNote {
  reason: 'confirmed' | 'ended';
  email: string | undefined;
}

export function noteForSignIn(note: SignInNote): void {
  sessionStorage.setItem(storageKey, JSON.stringify(note));
}

export function signInNote(): SignInNote | undefined {
  const written = sessionStorage.getItem(storageKey);
  return written === null ? undefined : (JSON.parse(written) as SignInNote);
}

export function forgetSignInNote(): void {
  sessionStorage.removeItem(storageKey);
}

export function forgetEndedSession(queryClient: QueryClient): void {
  if (!readAccessToken()) return;
  noteForSignIn({ reason: 'ended', email: queryClient.getQueryData(meQuery().queryKey)?.email });
  clearAccessToken();
}
