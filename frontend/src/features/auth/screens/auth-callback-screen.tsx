import { useNavigate } from '@tanstack/react-router';
import { ApiError, bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { Banner, Button, Skeleton } from '@torpedo/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/errors/error-text';
import { PageTitle } from '../../../shared/layout/page-title';
import { takeReturnTo } from '../../../shared/session/return-to';
import { AuthLayout } from '../components/auth-layout';
import { SecondStepForm } from '../components/second-step-form';
import { api } from '../../../shared/api/client';
import { beginSession } from '../../../shared/session/begin-session';

type Proof = Schemas['IdentityCallbackDto'] | Schemas['IdentitySecondStepDto'];

const complete = (proof: Proof) =>
  'otp_code' in proof
    ? bodyOf(api.POST('/api/v1/auth/second-step', { body: proof }))
    : bodyOf(api.POST('/api/v1/auth/callback', { body: proof }));

function useIdentitySignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: complete,
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: ({ access_token }) => beginSession(queryClient, access_token),
  });
}

const triesAgain = ['INVALID_TWO_FACTOR_CODE', 'TOO_MANY_ATTEMPTS', 'VALIDATION_ERROR'];

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

type AuthCallbackScreenProps = Pick<Schemas['IdentityCallbackDto'], 'code' | 'state' | 'iss'>;

export function AuthCallbackScreen({ code, state, iss }: AuthCallbackScreenProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const signIn = useIdentitySignIn();
  const secondStep = useIdentitySignIn();
  const isSent = useRef(false);

  function leave({ must_change_password }: Schemas['LoginDto']) {
    const next = must_change_password ? '/change-required-password' : (takeReturnTo() ?? '/dashboard');
    void navigate({ href: next, replace: true });
  }

  useEffect(() => {
    // The answer of the identity provider works only once.
    if (isSent.current) return;
    isSent.current = true;
    signIn.mutate({ code, state, ...(iss && { iss }) }, { onSuccess: leave });
  });

  const asksCode = codeOf(signIn.error) === 'TWO_FACTOR_REQUIRED';
  const mayTryAgain = triesAgain.includes(codeOf(secondStep.error) ?? '');
  const failure = asksCode ? !mayTryAgain && secondStep.error : signIn.error;

  function view() {
    if (failure) {
      return (
        <div className="grid gap-5">
          <Banner tone="danger">
            {/* 404: no identity provider is configured. */}
            {hasStatus(failure, 404) ? t('callback.error') : errorText(failure)}
          </Banner>
          <Button block onClick={() => void navigate({ to: '/login', replace: true })}>
            {t('callback.backToLogin')}
          </Button>
        </div>
      );
    }
    if (signIn.isSuccess || secondStep.isSuccess) {
      return (
        <Banner tone="success" title={t('callback.done')}>
          {t('callback.redirecting')}
        </Banner>
      );
    }
    if (asksCode) {
      return (
        <SecondStepForm
          problem={secondStep.error ? errorText(secondStep.error) : undefined}
          busy={secondStep.isPending}
          onSubmit={(otp_code) => secondStep.mutate({ otp_code }, { onSuccess: leave })}
          onBack={() => void navigate({ to: '/login', replace: true })}
        />
      );
    }
    return (
      <div role="status" className="grid gap-4">
        <p className="text-muted">{t('callback.processing')}</p>
        <Skeleton className="h-14" />
        <Skeleton className="h-12" />
      </div>
    );
  }

  return (
    <AuthLayout headline={t(failure ? 'callback.failed' : 'callback.headline')} footer={null}>
      <PageTitle>{t('callback.title')}</PageTitle>
      {view()}
    </AuthLayout>
  );
}
