import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Skeleton, StatCard } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance';
import { formatFigure } from '../../../shared/format/figure';
import { Facts } from '../../../shared/layout/facts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { orderSummaryQuery } from '../api/orders-overview';
import { LoadFailure } from './balance-card';

const arrow = (
  <span className="grid size-11 place-items-center max-md:hidden">
    <ChevronRight aria-hidden className="size-4.5" />
  </span>
);

/** The area of the link covers its card. */
function OrdersLink({ type, children }: { type: 'all' | 'sms_number'; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Link to="/dashboard/orders" search={{ type }} className="after:absolute after:inset-0 hover:underline">
      {children}
      <span className="sr-only">: {t('again.all')}</span>
    </Link>
  );
}

const card =
  'relative max-md:p-4 max-md:text-sm max-md:[&_.text-5xl]:text-4xl max-lg:[&>:last-child]:min-h-[2lh]';

/** Placed over the end of the balance card, whose code must stay small because it loads first. */
function LastMovement() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const at = useBalance().data?.last_transaction_at;
  const isToday = useNowSelector((now) => typeof at === 'string' && isSameDay(at, now));
  if (!at) return null;
  return (
    <p
      data-surface="ink"
      className="pointer-events-none col-start-1 row-start-1 self-end justify-self-end px-5.5 pb-8.5 text-sm text-muted tabular-nums max-xl:hidden"
    >
      {isToday
        ? t('balance.lastToday', { clock: formatClock(at, locale) })
        : t('balance.last', { moment: formatMoment(at, locale) })}
    </p>
  );
}

type Summary = Schemas['OrdersDto']['data']['summary'];

export default function CountCards() {
  const { t } = useTranslation('dashboard');
  const { data: summary, isError, refetch, isFetching } = useQuery(orderSummaryQuery());

  function figure(of: (summary: Summary) => number) {
    if (summary) return formatFigure(of(summary));
    return isError ? '–' : <Skeleton className="h-lh w-20" />;
  }

  function hint(of: (summary: Summary) => string[]) {
    if (summary) return <Facts facts={of(summary)} />;
    if (!isError) return <Skeleton className="h-lh w-32" />;
    return <LoadFailure text={t('counts.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  }

  function outcomes({ sms_numbers, numbers_with_sms, numbers_refunded }: Summary) {
    if (sms_numbers === 0) return [t('counts.none')];
    const received = t('counts.received', { count: numbers_with_sms });
    return numbers_refunded === 0
      ? [received]
      : [received, t('counts.refunded', { count: numbers_refunded })];
  }

  const kinds = ({ sms_numbers, credit_transactions }: Summary) => [
    t('counts.numbersOf', { count: sms_numbers }),
    t('counts.topups', { count: credit_transactions }),
  ];

  return (
    <>
      <LastMovement />
      <StatCard
        className={card}
        label={<OrdersLink type="sms_number">{t('counts.numbers')}</OrdersLink>}
        trailing={arrow}
        value={figure(({ sms_numbers }) => sms_numbers)}
        hint={hint(outcomes)}
      />
      <StatCard
        className={card}
        label={<OrdersLink type="all">{t('counts.orders')}</OrdersLink>}
        trailing={arrow}
        value={figure(({ sms_numbers, credit_transactions }) => sms_numbers + credit_transactions)}
        hint={hint(kinds)}
      />
    </>
  );
}
