import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { ErrorState, OptionCards, Skeleton, toast } from '@torpedo/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { gatewaysQuery } from '../api/topups';

/** The gateway that was used last, or the first one. */
export const chosenOf = (listed: Schemas['GatewayDto'][] | undefined, selected: string | null | undefined) =>
  listed?.find(({ code }) => code === selected) ?? listed?.[0];

interface GatewayChoiceProps {
  value: string | undefined;
  onValueChange: (code: string) => void;
}

export function GatewayChoice({ value, onValueChange }: GatewayChoiceProps) {
  const { t } = useTranslation('topup');
  const { language } = useLanguage();
  const gateways = useQuery(gatewaysQuery(language));

  useEffect(() => {
    if (gateways.isError && navigator.onLine)
      toast.error({ id: 'gateways', title: t('errors.failedToLoadGateways') });
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
