import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, classNames, CopyIconButton, Flag, StatusBadge } from '@torpedo/ui-kit';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Order } from '../api/orders-query';
import { BuyAgain } from './buy-again';
import { OrderStatus } from './order-status';

export const orderColumns =
  'lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.1fr)_--spacing(34)_--spacing(26)_--spacing(30)_--spacing(32)] lg:items-center lg:gap-x-3';

export function OrderRow({ order }: { order: Order }) {
  return order.type === 'sms_number' ? <NumberRow order={order} /> : <CreditRow order={order} />;
}

function NumberRow({ order }: { order: Schemas['SmsNumberOrderDto'] }) {
  const { t } = useTranslation('orders');
  const { service, country, phone_number_formatted, status, sms_code, currency } = order;
  const refunded = order.refunded_amount_cents > 0;
  const cents = order.activation_cost_cents - order.refunded_amount_cents;
  const isHeld = !refunded && (status === 'WAITING_SMS' || (status === 'ACTIVE' && sms_code === null));
  const countryName = country?.name ?? t('item.notIdentified');

  return (
    <Row
      id={order.id}
      image={<BrandTile src={service.image_url ?? undefined} name={service.name} />}
      title={service.name}
      subtitle={
        <>
          {country && <Flag src={country.flag_image_url} code={country.iso_code} />}
          <span className="truncate max-lg:hidden">{countryName}</span>
          <span className="min-w-0 tabular-nums lg:hidden">{phone_number_formatted}</span>
          <span className={country ? 'sr-only lg:hidden' : 'lg:hidden'}>{countryName}</span>
        </>
      }
      number={phone_number_formatted}
      status={<OrderStatus status={status} refunded={refunded} />}
      code={
        sms_code && (
          <>
            <span className="font-mono font-semibold tabular-nums">{sms_code}</span>
            <CopyIconButton
              size="sm"
              className="relative z-1 -my-2"
              value={sms_code}
              label={t('item.copyCode', { code: sms_code })}
              copiedLabel={t('item.copied')}
            />
          </>
        )
      }
      at={order.created_at}
      amount={<Money cents={-cents} currency={currency} sign="movement" />}
      amountNote={
        refunded
          ? t('item.cameBack', { amount: formatMoney(order.refunded_amount_cents, currency) })
          : isHeld && t('item.held')
      }
      action={<BuyAgain order={order} short variant="outline" size="sm" className="relative z-1 w-full" />}
      narrowAction={<BuyAgain order={order} short variant="link" size="inline" className="z-1" />}
    />
  );
}

function CreditRow({ order }: { order: Schemas['CreditTransactionOrderDto'] }) {
  const { t } = useTranslation('orders');
  const notes = [
    { note: 'item.repaid' as const, cents: order.repaid_amount_cents },
    { note: 'item.returned' as const, cents: order.returned_amount_cents },
  ].filter(({ cents }) => cents > 0);
  return (
    <Row
      id={order.id}
      image={<BrandTile tone="brand" icon={<Plus aria-hidden />} name={t('item.balanceAddition')} />}
      title={t('item.balanceAddition')}
      subtitle={<span>{t('item.pix')}</span>}
      status={
        <StatusBadge status="received" icon={<Check aria-hidden />}>
          {t('status.COMPLETED')}
        </StatusBadge>
      }
      at={order.created_at}
      amount={<Money cents={order.amount_cents} currency={order.currency} sign="movement" />}
      amountNote={
        notes.length > 0 &&
        notes.map(({ note, cents }) => t(note, { amount: formatMoney(cents, order.currency) })).join(' · ')
      }
    />
  );
}

interface RowProps {
  id: string;
  image: ReactNode;
  title: string;
  subtitle: ReactNode;
  number?: string;
  status: ReactNode;
  code?: ReactNode;
  at: string;
  amount: ReactNode;
  amountNote?: ReactNode;
  action?: ReactNode;
  narrowAction?: ReactNode;
}

/** The link covers the row; its buttons lie above. */
function Row({
  id,
  image,
  title,
  subtitle,
  number,
  status,
  code,
  at,
  amount,
  amountNote,
  action,
  narrowAction,
}: RowProps) {
  const { locale } = useLanguage();
  const moment = formatMoment(at, locale);
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 px-4 py-3 transition-colors duration-(--duration-fast) lg:min-h-14 lg:px-5 lg:py-2',
        'hover:bg-surface-sunken',
        orderColumns,
      )}
    >
      <span className="contents lg:flex lg:min-w-0 lg:items-center lg:gap-3">
        {image}
        <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
          <Link
            to="/dashboard/orders/$id"
            params={{ id }}
            className="max-w-full truncate font-semibold after:absolute after:inset-0"
          >
            {title}
          </Link>
          <span className="flex max-w-full min-w-0 items-center gap-1.5 text-sm text-muted">{subtitle}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 lg:hidden">
            {status}
            {code && <span className="flex items-center gap-1 text-sm">{code}</span>}
          </span>
        </span>
      </span>
      <span className="truncate font-mono text-sm max-lg:hidden">{number}</span>
      <span className="max-lg:hidden">{status}</span>
      <span className="flex items-center gap-1 max-lg:hidden">{code ?? <span aria-hidden>–</span>}</span>
      <time dateTime={at} className="text-sm text-muted tabular-nums max-lg:hidden">
        {moment}
      </time>
      <span className="flex shrink-0 flex-col gap-0.5 self-stretch text-right lg:self-auto">
        <span className="font-semibold tabular-nums">{amount}</span>
        {amountNote && <span className="text-sm text-muted">{amountNote}</span>}
        <time dateTime={at} className="text-sm text-muted tabular-nums lg:hidden">
          {moment}
        </time>
        {narrowAction && (
          <span className="mt-auto w-min self-end pt-1 leading-tight lg:hidden">{narrowAction}</span>
        )}
      </span>
      {action && <span className="max-lg:hidden">{action}</span>}
    </li>
  );
}
