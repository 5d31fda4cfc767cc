import { classNames, StatusBadge } from '@torpedo/ui-kit';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import { endOf, isOfNumber, type LineProps, StatementLine, usePayment } from './statement-line';

/** A number with all its movements in one line. */
export function NumberLine(props: LineProps) {
  const { t } = useTranslation('statement');
  const { item, currency } = props;
  const { kind, amountCents } = item;
  const isWhole = kind === 'returned' && item.reservation !== null;
  return (
    <StatementLine
      {...props}
      title={<Title {...props} />}
      detail={<Detail {...props} />}
      tone={kind === 'reserved' ? 'text-waiting' : amountCents > 0 ? 'text-received' : undefined}
      amount={
        isWhole && (
          <>
            <StatusBadge status="received" icon={<Undo2 aria-hidden />} className="max-md:hidden">
              {t('returned.badge')}
            </StatusBadge>
            <Money cents={0} currency={currency} className="font-semibold md:hidden" />
          </>
        )
      }
    >
      {isWhole && <BothEnds {...props} />}
    </StatementLine>
  );
}

function Title({ item: { kind, order }, currency }: LineProps): ReactNode {
  const { t } = useTranslation('statement');
  if (!isOfNumber(kind)) return t(`kind.${kind}`);
  if (order?.type !== 'sms_number') return null;
  const title = t(`number.${kind}`, { service: order.service.name, country: order.country.name });
  if (kind !== 'returned') return title;
  return (
    <>
      {title} <Money cents={0} currency={currency} />
    </>
  );
}

function Detail({ item }: LineProps): ReactNode {
  const { order, reservation, kind, at, endedAt } = item;
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const payment = usePayment(item);
  if (order?.type !== 'sms_number') return payment;
  const clock = (instant: string) => formatClock(instant, locale);
  switch (kind) {
    case 'reserved':
      // The refund has its own line.
      if (order.status === 'EXPIRED' || order.status === 'CANCELLED' || order.status === 'FAILED')
        return t(`detail.${endOf(order.status)}`);
      return order.expires_at
        ? t('detail.reserved', { time: clock(order.expires_at) })
        : t('detail.requesting');
    case 'paid':
      return t('detail.paid', { reserved: clock(reservation?.at ?? at), received: clock(endedAt ?? at) });
    case 'refunded':
      return t('detail.refunded');
    default:
      return t(`detail.${endOf(order.status)}`);
  }
}

function BothEnds({ item, currency }: LineProps) {
  const { t } = useTranslation('statement');
  const { locale } = useLanguage();
  const { reservation, at } = item;
  if (!reservation) return null;
  const reservedAt = formatClock(reservation.at, locale);
  const returnedAt = formatClock(at, locale);
  const ends = [
    { at: reservedAt, text: t('returned.reservation'), cents: reservation.amountCents },
    { at: returnedAt, text: t('returned.return', { time: reservedAt }), cents: -reservation.amountCents },
  ];
  return (
    <span className="mt-2 ml-12 grid gap-1 border-l-2 border-border pl-3 text-sm md:ml-18">
      {ends.map((end) => (
        <span key={end.text} className="flex gap-3">
          <span className="min-w-0 flex-1 text-muted">
            <span className="tabular-nums">{end.at}</span> {end.text}
          </span>
          <Money
            cents={end.cents}
            currency={currency}
            sign="movement"
            className={classNames('text-right font-semibold tabular-nums', end.cents > 0 && 'text-received')}
          />
        </span>
      ))}
    </span>
  );
}
