import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, codeOf } from '@torpedo/api-client';
import { track } from '../../../shared/analytics/track';
import { api } from '../../../shared/api/client';
import { beginSession } from '../../../shared/session/begin-session';

export interface Credentials {
  email: string;
  password: string;
  otpCode?: string | undefined;
}

function signIn({ email, password, otpCode }: Credentials) {
  return bodyOf(
    api.POST('/api/v1/users/login', {
      body: { username: email, password, ...(otpCode && { otp_code: otpCode }) },
      bodySerializer: (form) => new URLSearchParams(form),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  );
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signIn,
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onMutate: () => track('login_attempt'),
    onError: (error) => track('login_error', { reason: codeOf(error) }),
    onSuccess: async ({ access_token, must_change_password }, credentials) => {
      track('login_success');
      // A temporary password is replaced at once, so the browser should not save it.
      if (!must_change_password) void offerToRemember(credentials);
      await beginSession(queryClient, access_token);
    },
  });
}

type PasswordCredentialConstructor = new (data: { id: string; password: string }) => Credential;

function passwordCredential(): PasswordCredentialConstructor | undefined {
  return (window as { PasswordCredential?: PasswordCredentialConstructor }).PasswordCredential;
}

export async function offerToRemember({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<void> {
  const PasswordCredential = passwordCredential();
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: email, password }));
  } catch {
    // The browser declined or cannot save passwords. The sign-in is complete anyway.
  }
}
