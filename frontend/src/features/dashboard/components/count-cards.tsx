import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { Skeleton, StatCard } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatRelativeTime } from '../../../shared/time/relative-time';
import { useNow } from '../../../shared/time/use-now';
import { orderSummaryQuery } from '../api/orders-overview';
import { LoadFailure } from './balance-card';

const card = 'max-md:p-4 max-md:text-sm max-md:[&_.text-5xl]:text-4xl max-lg:[&>:last-child]:min-h-[2lh]';

type Summary = Schemas['OrdersDto']['data']['summary'];

export default function CountCards() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const now = useNow();
  const { data: summary, isError, refetch, isFetching } = useQuery(orderSummaryQuery());

  function figure(of: (summary: Summary) => number) {
    if (summary) return formatFigure(of(summary));
    return isError ? '–' : <Skeleton className="h-lh w-20" />;
  }

  function hint(of: (summary: Summary) => string) {
    if (summary) return of(summary);
    if (!isError) return <Skeleton className="h-lh w-32" />;
    return <LoadFailure text={t('counts.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  }

  function outcomes({ sms_numbers, numbers_with_sms, numbers_refunded }: Summary) {
    if (sms_numbers === 0) return t('counts.none');
    const received = t('counts.received', { count: numbers_with_sms });
    if (numbers_refunded === 0) return received;
    return `${received}\u00a0· ${t('counts.refunded', { count: numbers_refunded })}`;
  }

  function recency({ last_order_at }: Summary) {
    if (last_order_at === null) return t('counts.none');
    return t('counts.last', { when: formatRelativeTime(Date.parse(last_order_at), now, locale) });
  }

  return (
    <>
      <StatCard
        className={card}
        label={t('counts.numbers')}
        value={figure(({ sms_numbers }) => sms_numbers)}
        hint={hint(outcomes)}
      />
      <StatCard
        className={card}
        label={t('counts.orders')}
        value={figure(({ sms_numbers, credit_transactions }) => sms_numbers + credit_transactions)}
        hint={hint(recency)}
      />
    </>
  );
}
