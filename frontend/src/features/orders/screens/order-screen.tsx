import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '@torpedo/api-client';
import {
  BrandTile,
  Card,
  CopyRow,
  Flag,
  SectionHeading,
  Skeleton,
  Timeline,
  type TimelineItem,
} from '@torpedo/ui-kit';
import { Check, Clock, MessageSquareText, Plus, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOrderCase } from '../../../shared/cases/my-cases';
import { OpenCase } from '../../../shared/cases/open-case';
import { useWallet } from '../../../shared/session/wallet';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Breadcrumb } from '../../../shared/layout/breadcrumb';
import { PageTitle } from '../../../shared/layout/page-title';
import { type OrderDetail, orderQuery } from '../api/order-query';
import { BuyAgain } from '../components/buy-again';
import { NotFound } from '../components/not-found';
import { OrderMessages } from '../components/order-messages';
import { OrderMoney } from '../components/order-money';
import { OrderProblems } from '../components/order-problems';
import { OrderStatus, TopupBadge } from '../components/order-status';
import { receivedAfter } from '../rules/received-after';
import { orderNumber } from '../../../shared/order-number';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { formatDay, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';

type Step = OrderDetail['timeline'][number]['step'];

const CAME_BACK: readonly Step[] = [
  'cancelled',
  'cancelled_by_staff',
  'cancelled_by_provider',
  'swapped',
  'expired',
  'refunded',
];

function lookOf(step: Step): Pick<TimelineItem, 'icon' | 'tone'> {
  if (step === 'received' || step === 'paid') return { icon: <MessageSquareText />, tone: 'received' };
  if (step === 'window_ends') return { icon: <Clock />, tone: 'neutral' };
  if (CAME_BACK.includes(step)) return { icon: <Undo2 />, tone: 'neutral' };
  return { icon: <Check />, tone: 'received' };
}

function OrderTimeline({ order: { item, timeline } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const price = item.type === 'sms_number' ? formatMoney(item.activation_cost_cents, item.currency) : '';
  const seconds = receivedAfter(timeline);
  const isToday = useNowSelector((now) => timeline.every(({ at }) => isSameDay(at, now)));
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' });
  const timeOf = (at: string) =>
    [...(isToday ? [] : [formatDay(at, locale)]), clock.format(new Date(at))].join(' ');

  function detailOf(step: Step): string | undefined {
    if (step === 'requested') return t('timeline.atPrice', { price });
    if (step === 'received' && seconds !== null) return t('timeline.after', { count: seconds });
    if (step === 'window_ends') return t('timeline.until');
    return CAME_BACK.includes(step) ? t('timeline.cameBack', { price }) : undefined;
  }

  return (
    <Card padding="lg">
      <SectionHeading size="card" className="mb-4">
        {t('timeline.title')}
      </SectionHeading>
      <Timeline
        size="sm"
        label={t('timeline.title')}
        items={timeline.map(({ step, at }) => ({
          id: step,
          ...lookOf(step),
          title: t(`timeline.${step}`),
          time: <time dateTime={at}>{timeOf(at)}</time>,
          detail: detailOf(step),
        }))}
      />
      {item.type === 'sms_number' && (
        <p className="mt-4 border-t border-border pt-3 text-sm text-muted tabular-nums">
          {t('item.numberId', { id: item.number_id })}
        </p>
      )}
    </Card>
  );
}

export function OrderScreen({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'shell']);
  const { language } = useLanguage();
  const order = useQuery(orderQuery(id, language));
  // The order waits for its case, because a case that came later would move the order.
  const { isLoading } = useOrderCase(id);

  if (hasStatus(order.error, 404)) return <NotFound />;
  if (order.isError && !order.data)
    return (
      <Card>
        <QueryFailure title={t('detail.failed')} query={order} />
      </Card>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{t('detail.title', { number: orderNumber(id) })}</PageTitle>
      <Breadcrumb
        to="/dashboard/orders"
        above={t('title')}
        here={t('detail.number', { number: orderNumber(id) })}
      />
      {order.data && !isLoading ? <OrderContent order={order.data} /> : <OrderSkeleton />}
    </div>
  );
}

function OrderContent({ order }: { order: OrderDetail }) {
  return (
    <>
      <OrderHeading order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {order.activation && <OrderMessages order={order} activation={order.activation} />}
          <OrderTimeline order={order} />
        </div>
        <div className="grid gap-4">
          <OrderMoney order={order} />
          <OrderDispute order={order} />
          <OrderProblems order={order} />
        </div>
      </div>
    </>
  );
}

const DISPUTES = ['code_wrong', 'number_registered'] as const;

/** Offers to dispute a number that has received a message and is therefore paid. */
function OrderDispute({ order: { item, timeline } }: { order: OrderDetail }) {
  const { team } = useWallet();
  const received = timeline.find(({ step }) => step === 'received');
  // Only the owner of a team opens a dispute about a number of the team.
  if (!received || team) return null;
  const isBack = item.type === 'sms_number' && item.refunded_amount_cents > 0;
  return <OpenCase orderId={item.id} kinds={isBack ? [] : DISPUTES} since={received.at} />;
}

function OrderHeading({ order: { item, timeline } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  if (item.type === 'credit_transaction')
    return (
      <header className="flex flex-wrap items-center gap-3">
        <BrandTile size="lg" tone="brand" icon={<Plus aria-hidden />} name={t('item.balanceAddition')} />
        <div className="min-w-50 flex-1">
          <SectionHeading level={1} size="page">
            {t('item.balanceAddition')}
          </SectionHeading>
          <p className="text-muted">{formatMoney(item.amount_cents, item.currency)}</p>
        </div>
        <TopupBadge topup={item} />
      </header>
    );
  const { service, country } = item;
  return (
    <header className="flex flex-wrap items-center gap-3">
      <BrandTile size="lg" src={service.image_url ?? undefined} name={service.name} />
      <div className="min-w-60 flex-1">
        <SectionHeading level={1} size="page">
          {`${service.name}, ${country?.name ?? t('item.notIdentified')}`}
        </SectionHeading>
        <span className="-my-2 flex w-fit items-center gap-2">
          {country && <Flag src={country.flag_image_url} code={country.iso_code} />}
          <CopyRow
            value={item.phone_number}
            label={t('item.copyNumber')}
            copiedLabel={t('item.copied')}
            className="w-auto text-lg"
          >
            {item.phone_number_formatted}
          </CopyRow>
        </span>
      </div>
      <OrderStatus order={item} receivedAfter={receivedAfter(timeline)} />
      <BuyAgain order={item} className="max-sm:w-full" />
    </header>
  );
}

function OrderSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-16 w-2/3 rounded-card" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
