import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { BrandTile, classNames, Flag, StatusBadge } from '@torpedo/ui-kit';
import { Check, CircleAlert, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { orderNumber } from '../../../shared/order-number';
import { formatDuration } from '../../../shared/time/duration';
import { formatClock } from '../../../shared/time/format-time';
import { wordOfGateway } from '../../../shared/topup-amounts';
import { type Order, useNumberInUse } from '../api/orders-query';
import { BuyAgain } from './buy-again';
import { OrderEnd } from './order-status';
import { OrderTime } from './order-time';

export const orderColumns =
  'lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)_--spacing(26)_--spacing(40)_--spacing(46)] lg:items-center lg:gap-x-3';

export function OrderRow({ order }: { order: Order }) {
  return order.type === 'sms_number' ? <NumberRow order={order} /> : <CreditRow order={order} />;
}

function NumberRow({ order }: { order: Schemas['SmsNumberOrderDto'] }) {
  const { t } = useTranslation('orders');
  const { service, country, phone_number_formatted, status, sms_code } = order;
  const isReturned = order.refunded_amount_cents > 0;
  const isHeld = !isReturned && (status === 'WAITING_SMS' || (status === 'ACTIVE' && sms_code === null));
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
          <span className="min-w-0 truncate tabular-nums lg:hidden">{phone_number_formatted}</span>
          <span className={country ? 'sr-only lg:hidden' : 'lg:hidden'}>{countryName}</span>
        </>
      }
      number={phone_number_formatted}
      end={<OrderEnd order={order} />}
      at={order.created_at}
      money={<NumberMoney order={order} isHeld={isHeld} />}
      action={
        isHeld ? (
          <OpenNumber id={order.id} />
        ) : (
          <BuyAgain order={order} short className={classNames(rowLink, rowButton, 'lg:text-text')} />
        )
      }
    />
  );
}

/** The link to a number in use. A phone has no room for the button and shows the end of the window. */
function OpenNumber({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const number = useNumberInUse(id);
  return (
    <Link
      to="/services"
      className={classNames(
        rowLink,
        rowButton,
        'lg:border-transparent lg:bg-surface-solid lg:text-on-solid',
        number && 'max-lg:font-normal max-lg:text-muted',
      )}
    >
      {number && (
        <span className="tabular-nums lg:hidden">
          {t('item.until', { time: formatClock(number.expires_at, locale) })}
        </span>
      )}
      <span className={number ? 'max-lg:sr-only' : ''}>{t('again.open')}</span>
    </Link>
  );
}

function NumberMoney({ order, isHeld }: { order: Schemas['SmsNumberOrderDto']; isHeld: boolean }) {
  const { t } = useTranslation('orders');
  const { activation_cost_cents, refunded_amount_cents, currency } = order;
  if (refunded_amount_cents > 0)
    return (
      <StatusBadge status="received" icon={<Undo2 aria-hidden />}>
        {t('item.cameBack', { amount: formatMoney(refunded_amount_cents, currency) })}
      </StatusBadge>
    );
  if (isHeld)
    return (
      <span className="text-waiting">
        {t('item.held', { amount: formatMoney(activation_cost_cents, currency) })}
      </span>
    );
  return <Money cents={-activation_cost_cents} currency={currency} sign="movement" />;
}

function CreditRow({ order }: { order: Schemas['CreditTransactionOrderDto'] }) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const number = orderNumber(order.id);
  const isGone = order.charged_back_amount_cents >= order.amount_cents;
  const isContested = order.charged_back_amount_cents > 0;
  const notes = [
    { note: 'item.chargedBackPart' as const, cents: isGone ? 0 : order.charged_back_amount_cents },
    { note: 'item.repaid' as const, cents: order.repaid_amount_cents },
    { note: 'item.returned' as const, cents: order.returned_amount_cents },
  ].filter(({ cents }) => cents > 0);
  const Icon = isContested ? CircleAlert : Check;
  return (
    <Row
      id={order.id}
      image={<BrandTile tone="brand" icon={<Plus aria-hidden />} name={t('item.balanceAddition')} />}
      title={t('item.balanceAddition')}
      subtitle={
        <span className="truncate">
          <span className="lg:hidden">{t('item.topupShort', { number })}</span>
          <span className="max-lg:hidden">{t(`gateway.${wordOfGateway(order.gateway)}`)}</span>
        </span>
      }
      number={<span className="font-sans text-muted">{t('item.topup', { number })}</span>}
      end={
        <span
          className={classNames(
            'flex min-w-0 items-center gap-2',
            isContested ? 'text-danger' : 'text-received',
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="truncate">
            {isGone
              ? t('item.chargedBack')
              : notes.length > 0
                ? notes
                    .map(({ note, cents }) => t(note, { amount: formatMoney(cents, order.currency) }))
                    .join(' · ')
                : t('item.paidIn', { time: formatDuration(order.paid_after_seconds, locale) })}
          </span>
        </span>
      }
      at={order.created_at}
      money={
        <Money
          cents={order.amount_cents}
          currency={order.currency}
          sign="movement"
          className={isGone ? 'text-muted' : 'text-received'}
        />
      }
      action={
        <Link
          to="/dashboard/orders/$id"
          params={{ id: order.id }}
          className={classNames(rowLink, 'max-lg:font-normal max-lg:text-muted')}
        >
          {t('item.receipt')}
        </Link>
      }
    />
  );
}

const rowLink =
  'relative z-1 inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap default:text-link underline-offset-4 hover:underline';
/** A wide screen has a column for the action, so the link looks like a button there. */
const rowButton =
  'lg:min-h-10 lg:rounded-control lg:border lg:default:border-border-strong lg:px-3 lg:hover:no-underline';

interface RowProps {
  id: string;
  image: ReactNode;
  title: string;
  subtitle: ReactNode;
  number: ReactNode;
  end: ReactNode;
  at: string;
  money: ReactNode;
  action?: ReactNode;
}

/** The link covers the row; its buttons are above the link. On a phone, the left part of a line shrinks. */
function Row({ id, image, title, subtitle, number, end, at, money, action }: RowProps) {
  const when = <OrderTime at={at} className="shrink-0 text-muted tabular-nums" />;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[--spacing(9)_minmax(0,1fr)] gap-x-3 px-4 pt-3 pb-1 transition-colors duration-(--duration-fast)',
        'hover:bg-surface-sunken lg:min-h-14.75 lg:px-5 lg:py-1.5',
        orderColumns,
      )}
    >
      <span className="contents lg:flex lg:min-w-0 lg:items-center lg:gap-3">
        {image}
        <span className="grid min-w-0">
          <span className="flex min-h-6.5 items-center justify-between gap-2">
            <Link
              to="/dashboard/orders/$id"
              params={{ id }}
              className="min-w-0 truncate font-semibold after:absolute after:inset-0 max-lg:text-control"
            >
              {title}
            </Link>
            <span className="shrink-0 font-semibold tabular-nums lg:hidden">{money}</span>
          </span>
          <span className="flex min-w-0 items-center justify-between gap-2 text-sm">
            <span className="flex min-w-0 items-center gap-1.5 text-muted">{subtitle}</span>
            <span className="lg:hidden">{when}</span>
          </span>
          <span className="flex min-h-9 min-w-0 items-center justify-between gap-2 text-sm lg:hidden">
            <span className="flex min-w-0 items-center gap-2 font-semibold text-muted">{end}</span>
            <span className="shrink-0">{action}</span>
          </span>
        </span>
      </span>
      <span className="truncate font-mono text-sm max-lg:hidden">{number}</span>
      <span className="flex min-w-0 items-center gap-2 text-sm font-semibold text-muted max-lg:hidden">
        {end}
      </span>
      <span className="text-sm max-lg:hidden">{when}</span>
      <span className="justify-self-end font-semibold tabular-nums max-lg:hidden">{money}</span>
      <span className="justify-self-end text-sm max-lg:hidden">{action}</span>
    </li>
  );
}
