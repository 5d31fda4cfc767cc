import { useQuery } from '@tanstack/react-query';
import { Button, Divider, toast } from '@torpedo/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { appInfoQuery } from '../../../shared/app-info';
import { useErrorText } from '../../../shared/errors/error-text';
import { useIdentityProvider } from '../../../shared/session/identity-provider';

interface ProviderSignInProps {
  /** Where the person wanted to go before they were asked to sign in. */
  redirectTo?: string | undefined;
}

/** The other way in, below the form; nothing where no identity provider is configured. */
export function ProviderSignIn({ redirectTo }: ProviderSignInProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { data: appInfo } = useQuery(appInfoQuery());
  const trip = useIdentityProvider();
  if (!appInfo?.identity_provider) return null;

  function go() {
    trip.mutate(
      { purpose: 'sign_in', returnTo: redirectTo },
      { onError: (error) => toast.error({ title: errorText(error) }) },
    );
  }

  return (
    <div className="mt-6 grid gap-6">
      <Divider>{t('provider.or')}</Divider>
      {/* Busy until the provider's page is there. */}
      <Button
        variant="outline"
        block
        icon={<ShieldCheck aria-hidden />}
        loading={trip.isPending || trip.isSuccess}
        onClick={go}
      >
        {t('provider.signIn', { provider: appInfo.identity_provider.label })}
      </Button>
    </div>
  );
}
