import { Card, SectionHeading, Timeline, type TimelineItem } from '@torpedo/ui-kit';
import { Check, Clock, MessageSquareText, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDay, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import type { OrderDetail } from '../api/order-query';
import { receivedAfter } from '../rules/received-after';

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

export function OrderTimeline({ order: { item, timeline } }: { order: OrderDetail }) {
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
