import { useQuery } from '@tanstack/react-query';
import { Badge, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { CardFailure } from '../../../shared/back-office/unread';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { formatFigure } from '../../../shared/format/figure';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';

const REREAD_MS = 30_000;

export function RatesCard() {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    ...staffQuery(staffKeys.rates, '/api/v1/admin/rates'),
    refetchInterval: REREAD_MS,
  });
  const title = t('rates.title');
  if (error && !data) {
    return <CardFailure title={title} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const feed = data?.feed;
  return (
    <DetailCard title={title}>
      {!data && <Skeleton className="m-3.5 h-10" />}
      <ul>
        {data?.items.map((rate) => (
          <RateRow key={rate.currency} rate={rate} />
        ))}
      </ul>
      {feed && (
        <p className="border-t border-border px-3.5 py-3 text-xs text-muted">
          {feed.read_at
            ? t('rates.read', { time: formatMoment(feed.read_at, locale) })
            : t('rates.neverRead')}
          {feed.error && <> · {t('rates.failed', { error: feed.error })}</>}
        </p>
      )}
    </DetailCard>
  );
}

function RateRow({ rate }: { rate: Schemas['StaffRateDto'] }) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const figure = (value: number) =>
    figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(value);
  const isFromFeed = rate.source === 'ptax';
  const facts = [
    t(`rates.sources.${rate.source}`),
    ...(isFromFeed
      ? [
          t('rates.quoted', { rate: figure(rate.quoted_rate), percent: figure(rate.spread_percent) }),
          rate.quoted_at &&
            t('rates.age', {
              time: formatMoment(rate.quoted_at, locale),
              hours: formatFigure(rate.age_hours ?? 0),
            }),
          t('rates.limit', { hours: formatFigure(rate.max_age_hours) }),
        ]
      : []),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-3.5 py-3 text-sm">
      <span className="font-semibold">{rate.currency}</span>
      <span className="min-w-0 flex-1 basis-40 text-xs text-pretty text-muted md:basis-60">
        {facts.join(' · ')}
      </span>
      {!rate.is_fresh && (
        <Badge size="sm" tone="failed" title={t('rates.staleText')}>
          {t('rates.stale')}
        </Badge>
      )}
      <b className="font-semibold tabular-nums">{t('rates.perUnit', { rate: figure(rate.rate) })}</b>
    </li>
  );
}
