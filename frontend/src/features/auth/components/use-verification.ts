import { useNavigate } from '@tanstack/react-router';
import { toast } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clearVerificationState,
  readVerificationState,
  verificationState,
  type VerificationState,
} from '../rules/verification-state';

export type VerifySearch = { from?: 'login'; email?: string };

/**
 * Whose address is being confirmed: named by the link in the sign-in's case, else what the registration saved.
 * Without either the person is told why and sent to register.
 */
export function useVerification({ from, email }: VerifySearch): VerificationState | undefined {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [state] = useState(() =>
    from === 'login'
      ? verificationState('login', email ?? '', Date.now())
      : readVerificationState(Date.now()),
  );
  const unusable = typeof state === 'string' ? state : undefined;

  useEffect(() => {
    if (!unusable) return;
    clearVerificationState();
    toast.error({ id: unusable, title: t(`verify.errors.${unusable}`) });
    void navigate({ to: '/register', replace: true });
  }, [unusable, navigate, t]);

  return typeof state === 'string' ? undefined : state;
}
