import { Link } from '@tanstack/react-router';
import { Card, SectionHeading } from '@torpedo/ui-kit';
import { ArrowLeftRight, Check, Lock, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { OrderTime } from './order-time';
import type { OrderDetail } from '../api/order-query';

type Kind = OrderDetail['transfers'][number]['kind'];

const icons: Partial<Record<Kind, ReactNode>> = {
  hold: <Lock />,
  capture: <Check />,
  release: <Undo2 />,
  topup: <Plus />,
};

export function OrderMoney({ order: { item, transfers } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const isNumber = item.type === 'sms_number';
  const total = isNumber
    ? item.activation_cost_cents - item.refunded_amount_cents
    : item.amount_cents - item.returned_amount_cents - item.charged_back_amount_cents;
  const isKept =
    isNumber && item.refunded_amount_cents === 0 && transfers.some(({ kind }) => kind === 'capture');
  return (
    <Card padding="lg">
      <SectionHeading
        size="card"
        trailing={
          <Link
            to="/dashboard/statement"
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('money.statement')}
          </Link>
        }
      >
        {t('money.title')}
      </SectionHeading>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {transfers.map(({ id, kind, amount_cents, held_cents, created_at }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <span aria-hidden className="shrink-0 text-muted [&_svg]:size-5">
              {icons[kind] ?? <ArrowLeftRight />}
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{t(`money.${kind}`)}</span>
              <span className="text-sm text-muted tabular-nums">
                <OrderTime at={created_at} />
                {isNumber && (kind === 'hold' || kind === 'capture') && `, ${t(`money.note.${kind}`)}`}
              </span>
            </span>
            <Money
              // A capture shows the held amount, because it does not change the balance that can be spent.
              cents={kind === 'capture' ? -held_cents : amount_cents}
              currency={item.currency}
              sign={kind === 'capture' ? 'plain' : 'movement'}
              className="font-semibold tabular-nums"
            />
          </li>
        ))}
        {isKept && (
          <li className="flex items-center gap-3 py-1.5">
            <Undo2 aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{t('money.returned')}</span>
              <span className="text-sm text-muted">{t('money.note.none')}</span>
            </span>
            <Money cents={0} currency={item.currency} className="font-semibold text-muted tabular-nums" />
          </li>
        )}
      </ul>
      <p className="mt-3 flex items-center justify-between gap-3 font-semibold">
        <span>{t(isNumber ? 'money.cost' : 'money.added')}</span>
        <Money cents={total} currency={item.currency} size="lg" />
      </p>
      {!isNumber && item.repaid_amount_cents > 0 && (
        <p className="mt-2 text-sm text-muted">
          {t('money.repaid', { amount: formatMoney(item.repaid_amount_cents, item.currency) })}
        </p>
      )}
    </Card>
  );
}
