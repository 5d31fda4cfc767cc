import { StatusBadge } from '@torpedo/ui-kit';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration, secondsBetween } from '../../../shared/time/duration';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import { wordOfGateway } from '../../../shared/topup-amounts';
import type { StatementItem } from '../rules/statement-items';
import { endOf, formatSecond, isOfNumber, type LineProps, StatementLine, usePayment } from './statement-line';

/** One movement. A capture does not change the spendable balance, so it shows its hold instead. */
export function MovementLine(props: LineProps) {
  const { t } = useTranslation('statement');
  const { item, currency } = props;
  const { kind, counterpart, amountCents } = item;
  const isOpen = kind === 'reserved' && counterpart === null;
  const held = -(counterpart?.amount_cents ?? 0);
  return (
    <StatementLine
      {...props}
      title={useTitle(item)}
      detail={useDetail(item)}
      short={useShort(item)}
      amount={
        kind === 'paid' && (
          <>
            <StatusBadge status="neutral" icon={<LockOpen aria-hidden />} className="max-md:hidden">
              {t('movement.captured', { amount: formatMoney(held, currency) })}
            </StatusBadge>
            <Money cents={held} currency={currency} className="font-semibold text-muted md:hidden" />
          </>
        )
      }
      isClosed={kind === 'reserved' && counterpart !== null}
      tone={isOpen ? 'text-waiting' : amountCents > 0 ? 'text-received' : undefined}
    />
  );
}

function useTitle({ kind, order }: StatementItem): string {
  const { t } = useTranslation('statement');
  if (!isOfNumber(kind)) return t(`kind.${kind}`);
  if (order?.type !== 'sms_number') return '';
  return t(`movement.${kind}`, { service: order.service.name, country: order.country.name });
}

/** The short texts for a phone. */
function useShort(item: StatementItem): { title: string; detail: string } | undefined {
  const { order, kind, at, counterpart } = item;
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  if (kind === 'topup' && order?.type === 'credit_transaction')
    return { title: t('kind.topup'), detail: t(`gateway.${wordOfGateway(order.gateway)}`) };
  if (!isOfNumber(kind) || order?.type !== 'sms_number') return undefined;
  const title = t(`short.${kind}`, { service: order.service.name });

  function detail(): string {
    if (kind === 'refunded' || order?.type !== 'sms_number') return t('short.byStaff');
    if (kind === 'returned') return t(`short.${endOf(order.status)}`);
    if (!counterpart)
      return order.expires_at
        ? t('short.open', { time: formatClock(order.expires_at, locale) })
        : t('short.requesting');
    if (kind === 'reserved')
      return t(counterpart.kind === 'capture' ? 'short.becamePayment' : 'short.cameBack');
    const seconds = secondsBetween(counterpart.created_at, at);
    return t('short.smsIn', { wait: formatDuration(seconds, locale) });
  }

  return { title, detail: detail() };
}

function useDetail(item: StatementItem): string {
  const { order, kind, at, counterpart } = item;
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const payment = usePayment(item);
  if (order?.type !== 'sms_number') return payment;
  const otherEnd = counterpart && formatSecond(counterpart.created_at, locale);
  switch (kind) {
    case 'reserved':
      if (counterpart)
        return t(counterpart.kind === 'capture' ? 'movement.becamePayment' : 'movement.cameBack', {
          time: otherEnd,
        });
      return order.expires_at
        ? t('movement.open', { time: formatClock(order.expires_at, locale) })
        : t('detail.requesting');
    case 'paid': {
      if (!counterpart) return '';
      const seconds = secondsBetween(counterpart.created_at, at);
      return t('movement.alreadyOut', { wait: formatDuration(seconds, locale), time: otherEnd });
    }
    case 'refunded':
      return t('detail.refunded');
    default: {
      const reason = t(`detail.${endOf(order.status)}`);
      return otherEnd === null ? reason : t('movement.closes', { reason, time: otherEnd });
    }
  }
}
