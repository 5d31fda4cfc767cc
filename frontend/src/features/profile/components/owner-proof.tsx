import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Banner, Button, PasswordField, TextField } from '@torpedo/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { appInfoQuery } from '../../../shared/app-info';
import { useErrorText } from '../../../shared/errors/error-text';
import { useIdentityProvider } from '../../../shared/session/identity-provider';

interface OwnerFieldProps extends UseFormRegisterReturn {
  isMissing: boolean;
}

export function OwnerPassword({ isMissing, ...field }: OwnerFieldProps) {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      {...field}
      label={t('proof.password')}
      error={isMissing && t('proof.passwordMissing')}
      revealLabel={t('proof.show')}
      concealLabel={t('proof.hide')}
      autoComplete="current-password"
      required
    />
  );
}

export function OwnerCode({ isMissing, ...field }: OwnerFieldProps) {
  const { t } = useTranslation('security');
  return (
    <TextField
      {...field}
      label={t('proof.code')}
      hint={t('proof.codeHint')}
      error={isMissing && t('proof.codeMissing')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}

export function ReconfirmAtProvider() {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { data: appInfo } = useQuery(appInfoQuery());
  const here = useRouterState({ select: ({ location }) => location.href });
  const trip = useIdentityProvider();
  const provider = appInfo?.identity_provider?.label;
  if (!provider) return <Banner tone="warning">{t('proof.noPassword')}</Banner>;
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted">{t('proof.providerText', { provider })}</p>
      {trip.error && <Banner tone="danger">{errorText(trip.error)}</Banner>}
      <Button
        block
        loading={trip.isPending || trip.isSuccess}
        onClick={() => trip.mutate({ purpose: 'confirm', returnTo: here })}
      >
        {t('proof.provider', { provider })}
      </Button>
    </div>
  );
}
