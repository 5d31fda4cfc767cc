import { Link, type LinkOptions } from '@tanstack/react-router';
import { Card, ListRow, SectionHeading } from '@torpedo/ui-kit';
import { ChevronRight, Headset, MessageSquarePlus, RotateCw, SearchX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning } from '../../../shared/activations/activation-phase';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import type { OrderDetail } from '../api/order-query';
import { orderNumber } from '../../../shared/order-number';

interface Way {
  id: string;
  icon: ReactNode;
  title: string;
  text: string;
  link: LinkOptions;
}

export function OrderProblems({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  return (
    <Card padding="none" className="overflow-hidden">
      <SectionHeading size="card" className="px-4 py-3 sm:px-6">
        {t('problems.title')}
      </SectionHeading>
      <ul className="divide-y divide-border border-t border-border">
        {useWays(order).map(({ id, icon, title, text, link }) => (
          <li key={id}>
            <ListRow
              asChild
              interactive
              image={<span className="text-muted [&_svg]:size-5">{icon}</span>}
              title={title}
              subtitle={<span className="whitespace-normal">{text}</span>}
              trailing={<ChevronRight aria-hidden className="size-5 text-muted" />}
              className="sm:px-6"
            >
              <Link {...link} />
            </ListRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useWays({ item, activation, timeline }: OrderDetail): Way[] {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const isFinished = timeline.some(({ step }) => step === 'finished');
  const isPast = useNowSelector((now) => activation !== null && !isRunning(activation, now));
  const isOver = isFinished || isPast;
  const number = orderNumber(item.id);
  const help = (topic: 'no-code' | 'refused' | 'paid' | 'refund' | 'contact'): LinkOptions => ({
    to: '/help',
    search: { topic, order: item.id },
  });
  const support: Way = {
    id: 'support',
    icon: <Headset aria-hidden />,
    title: t('problems.support'),
    text: t('problems.supportText', { number }),
    link: help('contact'),
  };
  if (item.type === 'credit_transaction' || !activation) {
    const refund = { title: t('problems.refund'), text: t('problems.refundText'), link: help('refund') };
    return [{ id: 'refund', icon: <Undo2 aria-hidden />, ...refund }, support];
  }

  const time = formatClock(activation.expires_at, locale);
  if (item.status === 'WAITING_SMS') {
    const price = formatMoney(item.activation_cost_cents, item.currency);
    const cancel: Way = {
      id: 'cancel',
      icon: <Undo2 aria-hidden />,
      title: t('problems.cancel', { price }),
      text: t('problems.cancelText'),
      link: { to: '/services' },
    };
    return [
      {
        id: 'no-code',
        icon: <SearchX aria-hidden />,
        title: t('problems.noCode'),
        text: t('problems.noCodeText'),
        link: help('no-code'),
      },
      ...(activation.cancel_requested_at === null ? [cancel] : []),
      support,
    ];
  }
  if (item.refunded_amount_cents > 0) {
    return [
      {
        id: 'no-code',
        icon: <SearchX aria-hidden />,
        title: t('problems.noCode'),
        text: t('problems.backText'),
        link: help('no-code'),
      },
      support,
    ];
  }
  const another = activation.can_get_another_sms && !isOver;
  const noMore = isFinished ? 'problems.refusedFinishedText' : 'problems.refusedOverText';
  return [
    {
      id: 'refused',
      icon: <RotateCw aria-hidden />,
      title: t('problems.refused'),
      text: another ? t('problems.refusedText') : isOver ? t(noMore) : t('problems.anotherText', { time }),
      link: another ? { to: '/services' } : help('refused'),
    },
    ...(isOver
      ? []
      : [
          {
            id: 'another',
            icon: <MessageSquarePlus aria-hidden />,
            title: t('problems.another'),
            text: t('problems.anotherText', { time }),
            link: { to: '/services' } as const,
          },
        ]),
    support,
  ];
}
