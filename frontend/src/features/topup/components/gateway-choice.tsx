import { ErrorState, OptionCards, Skeleton, toast } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { gatewaysQuery } from '../api/topup-queries';

type GatewayChoiceProps = { value: string | undefined; onValueChange: (code: string) => void };

/** Who charges: icon, title, description of each gateway. */
export function GatewayChoice({ value, onValueChange }: GatewayChoiceProps) {
  const { t } = useTranslation('topup');
  const { language } = useLanguage();
  const gateways = useQuery(gatewaysQuery(language));

  useEffect(() => {
    if (gateways.isError) toast.error({ id: 'gateways', title: t('errors.failedToLoadGateways') });
  }, [gateways.isError, t]);

  if (gateways.isError || gateways.data?.length === 0) {
    return (
      <ErrorState
        title={t(gateways.isError ? 'errors.failedToLoadGateways' : 'errors.noGateways')}
        retryLabel={t('errors.retry')}
        retrying={gateways.isFetching}
        onRetry={() => void gateways.refetch()}
      />
    );
  }
  if (!gateways.data) return <Skeleton className="h-16" />;

  return (
    <OptionCards
      label={t('form.gateway')}
      value={value}
      onValueChange={onValueChange}
      options={gateways.data.map(({ code, title, description, icon_url }) => ({
        value: code,
        image: <img src={icon_url} alt="" width={32} height={32} className="size-8 shrink-0" />,
        title,
        subtitle: description,
      }))}
    />
  );
}
