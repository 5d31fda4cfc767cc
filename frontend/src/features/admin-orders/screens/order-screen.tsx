import { useQuery } from '@tanstack/react-query';
import { BrandTile, Flag } from '@torpedo/ui-kit';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import { figureFormat, secondsText } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { orderNumber } from '../../../shared/order-number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import type { OrderDetail, OrderNumber } from '../api/orders';
import { ActionEffects, OrderActions } from '../components/order-actions';
import { MarginCard, MoneyMoves, OrderNotes } from '../components/order-side';
import { OrderTimeline } from '../components/order-timeline';
import { CustomerLink, Moment, OrderStatus } from '../components/order-labels';
import { UnreadRecord } from '../components/unread-record';
import type { OrderAct } from '../rules/orders-search';

const PARENT = { to: '/admin/orders' } as const;
const linkTo = (id: string) => ({ to: '/admin/orders/$id', params: { id } }) as const;

interface OrderScreenProps {
  id: string;
  /** The decision whose dialog the address opens. */
  act?: OrderAct | undefined;
  onActEnd: () => void;
}

export function OrderScreen({ id, act, onActEnd }: OrderScreenProps) {
  const { t } = useTranslation('admin-orders');
  const noteField = useRef<HTMLTextAreaElement>(null);
  const query = useQuery(staffQuery(staffKeys.orders, '/api/v1/admin/orders/{id}', { path: { id } }));
  const order = query.data;
  const page = {
    list: 'orders',
    id,
    title: `#${orderNumber(id)}`,
    parentLabel: t('title'),
    parentLink: PARENT,
    linkTo,
  };
  if (!order) return <UnreadRecord page={page} query={query} />;
  const { number } = order;
  return (
    <DetailPage
      {...page}
      identity={<Identity order={order} />}
      actions={
        number && (
          <OrderActions
            order={order}
            number={number}
            act={act}
            onActEnd={onActEnd}
            onNote={() => noteField.current?.focus()}
          />
        )
      }
    >
      {number && <Figures order={order} number={number} />}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(74)]">
        <OrderTimeline order={order} />
        <div className="grid min-w-0 gap-3 md:grid-cols-2 xl:grid-cols-1">
          {number && <MarginCard number={number} />}
          <MoneyMoves order={order} />
          {number && <ActionEffects order={order} number={number} />}
          <OrderNotes order={order} fieldRef={noteField} />
        </div>
      </div>
    </DetailPage>
  );
}

function Identity({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-orders');
  const { item, number } = order;
  const [state, payment] = [t(`status.${order.status}`), t(`payment.${order.payment_status}`)];
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      {item && <BrandTile src={item.service.image_url ?? undefined} name={item.service.name} />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <b className="font-semibold">{item?.service.name ?? t('topupOf')}</b>
          {item && <Flag src={item.country.flag_image_url} code={item.country.iso_code} />}
          {item?.phone_number_formatted && (
            <span className="font-mono whitespace-nowrap">{item.phone_number_formatted}</span>
          )}
          <OrderStatus status={order.status} />
          {payment !== state && <span className="text-muted">{payment}</span>}
        </p>
        <p className="text-xs break-words text-muted">
          <CustomerLink order={order} /> · <Moment at={order.created_at} />
          {number && (
            <>
              {' · '}
              {t('identity.batch')} <span className="font-mono">{orderNumber(number.batch_id)}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function Figures({ order, number }: { order: OrderDetail; number: OrderNumber }) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const { margin, first_message_at, allotted_at, expires_at, typical_seconds } = number;
  const none = t('facts.none');
  const waited =
    first_message_at && allotted_at
      ? secondsText(Date.parse(first_message_at) - Date.parse(allotted_at))
      : none;
  const [firstTry, lastTry] = [number.attempts[0], number.attempts.at(-1)];
  const asked =
    firstTry && lastTry?.ended_at ? Date.parse(lastTry.ended_at) - Date.parse(firstTry.started_at) : null;
  const share = figureFormat({ style: 'percent', maximumFractionDigits: 1 });
  const end = number.finished_at ?? number.closed_at;
  const window = end
    ? t('facts.closedAt', { time: formatClock(end, locale) })
    : expires_at
      ? t('facts.openUntil', { time: formatClock(expires_at, locale) })
      : none;
  const facts: { label: string; value: ReactNode; note?: ReactNode }[] = [
    {
      label: t('facts.untilCode'),
      value: waited,
      note: typical_seconds !== null && t('facts.median', { seconds: typical_seconds }),
    },
    {
      label: t('facts.attempts'),
      value: number.attempts.length,
      note: asked !== null && t('facts.within', { time: secondsText(asked) }),
    },
    { label: t('facts.price'), value: formatMoney(order.total_amount_cents, order.currency) },
    {
      label: t('facts.cost'),
      value: margin.cost_cents === null ? none : formatMoney(margin.cost_cents, 'BRL'),
    },
    {
      label: t('facts.margin'),
      value: margin.margin_cents === null ? none : formatMoney(margin.margin_cents, 'BRL'),
      note: [
        margin.margin_cents !== null &&
          margin.price_cents > 0 &&
          share.format(margin.margin_cents / margin.price_cents),
        margin.is_expected && t('facts.expected'),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { label: t('facts.window'), value: window },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border text-sm md:grid-cols-3 xl:grid-cols-6">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="bg-surface-card px-3.5 py-2">
          <dt className="text-xs text-muted">{label}</dt>
          <dd>
            <b className="font-semibold tabular-nums">{value}</b>
            {note && <span className="ml-1.5 text-xs text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
