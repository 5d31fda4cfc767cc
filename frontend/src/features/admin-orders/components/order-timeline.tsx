import {
  Ban,
  Check,
  Lock,
  MessageSquareText,
  PlugZap,
  ShoppingBag,
  Smartphone,
  StickyNote,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import {
  EventTimeline,
  type EventTone,
  type TimelineEvent,
} from '../../../shared/back-office/detail/event-timeline';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { OrderDetail } from '../api/orders';

type Event = OrderDetail['timeline'][number];

interface Said {
  icon: ReactNode;
  tone?: EventTone;
  title: ReactNode;
  detail?: ReactNode;
  amount?: ReactNode;
}

/** "+44,8 s", "+12 min": how long after the one before. */
function pauseOf(ms: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (ms < 1_000) return `+${ms} ms`;
  return ms < 120_000 ? `+${number.format(ms / 1_000)} s` : `+${number.format(ms / 60_000)} min`;
}

/** What happened to an order, oldest first. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { number } = order;

  function ofTransfer(reference: string | null): Said | null {
    const transfer = order.transfers.find(({ id }) => id === reference);
    if (!transfer) return null;
    const { kind, amount_cents, moved_cents, currency, balance_after_cents } = transfer;
    const isBack = kind === 'refund' || kind === 'release' || kind === 'payout_returned';
    return {
      icon: isBack ? <Undo2 /> : <Lock />,
      title: t(`kinds.${kind}`),
      detail: formatMoney(balance_after_cents, currency),
      amount: formatMoney(amount_cents === 0 ? moved_cents : amount_cents, currency),
    };
  }

  function said({ type, reference }: Event): Said | null {
    switch (type) {
      case 'ordered':
        return {
          icon: <ShoppingBag />,
          title: number ? t('timeline.ordered') : t('topupOf'),
          detail:
            number &&
            t('timeline.orderedDetail', {
              number: number.number,
              quantity: number.quantity,
              batch: number.batch_id.slice(-8),
            }),
        };
      case 'transfer':
        return ofTransfer(reference);
      case 'attempt': {
        const attempt = number?.attempts.find((each) => String(each.number) === reference);
        return (
          (attempt && {
            icon: <PlugZap />,
            tone: attempt.outcome === 'bought' || attempt.outcome === 'adopted' ? 'received' : 'neutral',
            title: t('timeline.attempt', { number: attempt.number, provider: attempt.provider }),
            detail: [t(`outcomes.${attempt.outcome}`), attempt.reason].filter(Boolean).join(' · '),
          }) ??
          null
        );
      }
      case 'allotted':
        return {
          icon: <Smartphone />,
          tone: 'received',
          title: t('timeline.allotted'),
          detail: order.item?.phone_number_formatted,
        };
      case 'message': {
        const message = number?.messages.find(({ id }) => id === reference);
        return {
          icon: <MessageSquareText />,
          tone: message?.is_shown ? 'received' : 'neutral',
          title: t(message?.is_shown ? 'timeline.message' : 'timeline.messageHidden'),
        };
      }
      case 'closed':
        return {
          icon: <Ban />,
          title: t('timeline.closed'),
          detail: number?.closed_by && t(`closedBy.${number.closed_by}`),
        };
      case 'note':
        return {
          icon: <StickyNote />,
          title: t('timeline.note'),
          detail: order.notes.find(({ id }) => id === reference)?.text,
        };
      default:
        return { icon: <Check />, title: t(`timeline.${type}`) };
    }
  }

  const events = order.timeline.flatMap((event, place): TimelineEvent[] => {
    const words = said(event);
    const before = order.timeline[place - 1];
    if (!words) return [];
    return [
      {
        id: `${event.type}-${event.reference ?? place}`,
        at: event.at,
        time: clock.format(new Date(event.at)),
        ...(before && { sincePrevious: pauseOf(Date.parse(event.at) - Date.parse(before.at), locale) }),
        ...words,
      },
    ];
  });

  return (
    <DetailCard title={t('timeline.title')}>
      <EventTimeline label={t('timeline.title')} events={events} />
    </DetailCard>
  );
}
