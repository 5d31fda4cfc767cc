import { Button, Divider, toast } from '@torpedo/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useIdentityProvider } from '../../../shared/session/identity-provider';

interface ProviderButtonProps {
  provider: string;
  redirectTo: string | undefined;
}

export function ProviderButton({ provider, redirectTo }: ProviderButtonProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const trip = useIdentityProvider();

  function go() {
    trip.mutate(
      { purpose: 'sign_in', returnTo: redirectTo },
      { onError: (error) => toast.error({ title: errorText(error) }) },
    );
  }

  return (
    <div className="mt-6 grid gap-6">
      <Divider>{t('provider.or')}</Divider>
      <Button
        variant="outline"
        block
        icon={<ShieldCheck aria-hidden />}
        loading={trip.isPending || trip.isSuccess}
        onClick={go}
      >
        {t('provider.signIn', { provider })}
      </Button>
    </div>
  );
}
