import {
  Ban,
  Check,
  Hourglass,
  Lock,
  MessageSquareText,
  PlugZap,
  ShoppingBag,
  Smartphone,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EventTimeline, type TimelineEvent } from '../../../shared/back-office/detail/event-timeline';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { figureFormat } from '../../../shared/format/figure-format';
import { bareMoney, withMinus } from '../../../shared/back-office/amounts';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import { formatClock } from '../../../shared/time/format-time';
import type { OrderDetail } from '../api/orders';
import { eventGroups } from '../rules/event-groups';
import { OrderAttempts } from './order-attempts';
import { OrderMessage } from './order-message';

type Event = OrderDetail['timeline'][number];

type EventText = Omit<TimelineEvent, 'id' | 'at' | 'time'>;

/** The time since the event before, like "+44,8 s" or "+12 min". */
function pauseOf(ms: number): string {
  const number = figureFormat({ maximumFractionDigits: 1 });
  if (ms < 1_000) return `+${ms} ms`;
  return ms < 120_000 ? `+${number.format(ms / 1_000)} s` : `+${number.format(ms / 60_000)} min`;
}

export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  });
  const { number } = order;
  const providerName = useProviderName();

  function ofTransfer(reference: string | null): EventText | null {
    const transfer = order.transfers.find(({ id }) => id === reference);
    if (!transfer) return null;
    const { kind, amount_cents, moved_cents, currency, balance_after_cents } = transfer;
    const isBack = kind === 'refund' || kind === 'release' || kind === 'payout_returned';
    return {
      icon: isBack ? <Undo2 /> : <Lock />,
      title: t(`kinds.${kind}`),
      detail:
        amount_cents !== 0 &&
        t('timeline.balance', {
          before: formatMoney(balance_after_cents - amount_cents, currency),
          after: formatMoney(balance_after_cents, currency),
        }),
      amount: withMinus(bareMoney(amount_cents === 0 ? moved_cents : amount_cents, currency)),
    };
  }

  function textOf(type: Event['type'], references: readonly (string | null)[]): EventText | null {
    const reference = references[0] ?? null;
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
              batch: orderNumber(number.batch_id),
            }),
        };
      case 'transfer':
        return ofTransfer(reference);
      case 'attempt': {
        const asked = number!.attempts.filter((each) => references.includes(String(each.number)));
        const providers = new Set(asked.map(({ provider }) => provider)).size;
        const isBought = asked.some(({ outcome }) => outcome === 'bought' || outcome === 'adopted');
        return {
          icon: <PlugZap />,
          tone: isBought ? 'received' : 'neutral',
          title: `${t('timeline.attempts', { count: asked.length })} ${t('timeline.atProviders', { count: providers })}`,
          content: <OrderAttempts attempts={asked} />,
        };
      }
      case 'allotted':
        return {
          icon: <Smartphone />,
          tone: 'received',
          title: t('timeline.allotted'),
          detail: (
            <>
              <span className="font-mono text-sm text-text">{order.item?.phone_number_formatted}</span>{' '}
              {number?.provider && providerName(number.provider)}{' '}
              <span className="font-mono">{number?.provider_activation_id}</span>
            </>
          ),
        };
      case 'message': {
        const message = number?.messages.find(({ id }) => id === reference);
        return {
          icon: <MessageSquareText />,
          tone: message?.is_shown ? 'received' : 'neutral',
          title: t(message?.is_shown ? 'timeline.message' : 'timeline.messageHidden'),
          content: message && <OrderMessage message={message} />,
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

  const events = eventGroups(order.timeline).flatMap(
    ({ type, at, references, sincePrevious }): TimelineEvent[] => {
      const text = textOf(type, references);
      if (!text) return [];
      return [
        {
          id: `${type}-${references[0] ?? at}`,
          at,
          time: clock.format(new Date(at)),
          ...(sincePrevious !== null && { sincePrevious: pauseOf(sincePrevious) }),
          ...text,
        },
      ];
    },
  );
  if (number?.expires_at && !number.closed_at && !number.finished_at) {
    events.push({
      id: 'window',
      at: number.expires_at,
      time: formatClock(number.expires_at, locale),
      icon: <Hourglass />,
      tone: 'ahead',
      title: <span className="font-normal text-muted">{t('timeline.window')}</span>,
    });
  }

  return (
    // What it is, its first row says.
    <section
      aria-label={t('timeline.title')}
      className="min-w-0 rounded-card border border-border bg-surface-card pt-1"
    >
      <h2 className="sr-only">{t('timeline.title')}</h2>
      <EventTimeline label={t('timeline.title')} events={events} />
    </section>
  );
}
