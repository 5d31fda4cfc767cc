import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Flag, StatusBadge } from '@torpedo/ui-kit';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fillGap, gap } from '../../../shared/i18n/use-texts';
import { formatMoment } from '../../../shared/time/format-time';
import type { Order } from '../api/orders-query';

/** One line of the history: a number bought or money added. */
export function OrderRow({ order }: { order: Order }) {
  return order.type === 'sms_number' ? <NumberRow order={order} /> : <CreditRow order={order} />;
}

function NumberRow({ order }: { order: Schemas['SmsNumberOrderDto'] }) {
  const { t } = useTranslation('orders');
  const { service, country, phone_number_formatted, status, sms_code, currency } = order;
  const refunded = order.refunded_amount_cents > 0;
  // What the number cost in the end: nothing once the money is back, still open while it is held.
  const cents = order.activation_cost_cents - order.refunded_amount_cents;
  const paid = status === 'COMPLETED' || (status === 'ACTIVE' && sms_code !== null);

  return (
    <Row
      image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
      title={service.name}
      subtitle={
        <>
          {country && <Flag src={country.flag_image_url} code={country.iso_code} />}
          <span className="truncate">{phone_number_formatted}</span>
          <span className="sr-only">{country?.name}</span>
          {!country && <span>· {t('item.notIdentified')}</span>}
        </>
      }
      status={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <OrderStatus status={status} refunded={refunded} />
          {sms_code && (
            <span className="text-sm text-muted">
              {fillGap(t('item.code', { code: gap }), <span className="font-mono">{sms_code}</span>)}
            </span>
          )}
          {order.sms_text && (
            <span dir="auto" className="basis-full text-sm break-words whitespace-pre-line">
              {order.sms_text}
            </span>
          )}
        </span>
      }
      amount={<Money cents={paid ? -cents : cents} currency={currency} sign={paid ? 'movement' : 'plain'} />}
      at={order.created_at}
    />
  );
}

function CreditRow({ order }: { order: Schemas['CreditTransactionOrderDto'] }) {
  const { t } = useTranslation('orders');
  const returned = formatMoney(order.returned_amount_cents, order.currency);
  return (
    <Row
      image={<BrandTile tone="brand" icon={<Plus aria-hidden />} name={t('item.balanceAddition')} />}
      title={<span className="whitespace-normal">{t('item.balanceAddition')}</span>}
      subtitle={t('item.pix')}
      status={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status="received">{t('status.COMPLETED')}</StatusBadge>
          {order.returned_amount_cents > 0 && (
            <span className="text-sm text-muted">{t('item.returned', { amount: returned })}</span>
          )}
        </span>
      }
      amount={<Money cents={order.amount_cents} currency={order.currency} sign="movement" />}
      at={order.created_at}
    />
  );
}

interface RowProps {
  image: ReactNode;
  title: ReactNode;
  subtitle: ReactNode;
  status: ReactNode;
  amount: ReactNode;
  at: string;
}

function Row({ image, title, subtitle, status, amount, at }: RowProps) {
  const { locale } = useLanguage();
  return (
    <li className="flex items-center gap-3 px-4 py-3.5">
      {image}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="truncate font-semibold">{title}</span>
          <span className="text-right font-semibold">{amount}</span>
          <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">{subtitle}</span>
          <time dateTime={at} className="text-right text-sm text-muted tabular-nums">
            {formatMoment(at, locale)}
          </time>
        </div>
        {status}
      </div>
    </li>
  );
}

type SmsOrder = Schemas['SmsNumberOrderDto'];

const badges = {
  WAITING_SMS: 'waiting',
  ACTIVE: 'waiting',
  COMPLETED: 'received',
  CANCELLED: 'failed',
  EXPIRED: 'neutral',
} as const satisfies Record<SmsOrder['status'], string>;

/** How a number ended, and whether its money came back. */
function OrderStatus({ status, refunded }: { status: SmsOrder['status']; refunded: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <StatusBadge status={badges[status]}>
      {[t(`status.${status}`), refunded && t('status.refunded')].filter(Boolean).join(' · ')}
    </StatusBadge>
  );
}
