import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { MessageSquareText, QrCode, ShoppingBag, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { CardUnread } from '../../../shared/back-office/unread';
import { bareMoney } from '../../../shared/back-office/amounts';
import { shortPerson } from '../../../shared/back-office/short-person';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { RowTime } from '../../../shared/back-office/row-time';
import { orderNumber } from '../../../shared/order-number';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import type { Overview } from '../api/overview';
import { useWholeRows } from './use-whole-rows';

const NEWEST_ORDERS = 14;

const ICONS = {
  pending: ShoppingBag,
  processing: ShoppingBag,
  shipped: ShoppingBag,
  delivered: MessageSquareText,
  cancelled: Undo2,
  refunded: Undo2,
};

export function NowCard({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('admin');
  const query = useQuery(
    staffQuery(staffKeys.live, '/api/v1/admin/orders', { query: { per_page: NEWEST_ORDERS } }),
  );
  const { data } = query;
  const list = useRef<HTMLUListElement>(null);
  const whole = useWholeRows(list, data?.items.length ?? 0);
  const figure = figureFormat();
  const held = overview && {
    count: overview.open_numbers,
    number: figure.format(overview.open_numbers),
    amount: formatMoney(overview.held_cents, 'BRL'),
  };
  return (
    <DetailCard
      className="lg:flex lg:min-h-0 lg:flex-1 lg:flex-col"
      title={t('live.title')}
      count={held && t('live.held', held)}
      action={
        <Link
          to="/admin/orders"
          className="touch-target inline-flex min-h-6 items-center text-link hover:underline"
        >
          {t('live.all')}
        </Link>
      }
    >
      <CardUnread title={t('live.failed')} query={query} className="h-24" />
      {data?.items.length === 0 && <p className="px-3.5 py-3 text-sm text-muted">{t('live.none')}</p>}
      {data && data.items.length > 0 && (
        // Beside the other column the list ends with it; below it, on a narrow screen, with the eighth order.
        <ul
          ref={list}
          className="divide-y divide-border border-t border-border max-lg:[&>:nth-child(n+9)]:hidden lg:min-h-0 lg:flex-1 lg:overflow-hidden"
        >
          {data.items.map((order, place) => (
            <li key={order.id} className={place < whole ? undefined : 'lg:invisible'}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  );
}

function OrderRow({ order }: { order: Schemas['ListedOrderDto'] }) {
  const { t } = useTranslation('admin');
  const { id, item, user_name, user_email, status, situation, created_at } = order;
  const Icon = item ? ICONS[status] : QrCode;
  const stateOfTopup = situation === 'charged_back' ? situation : status;
  const isOver = status === 'cancelled' || status === 'refunded';
  const to = item
    ? ({ to: '/admin/orders/$id', params: { id } } as const)
    : ({ to: '/admin/topups/$id', params: { id } } as const);
  return (
    <Link
      {...to}
      title={`#${orderNumber(id)}`}
      className="flex min-h-11 items-center gap-2 px-3.5 py-1.5 text-sm leading-tight -outline-offset-2 hover:bg-surface-sunken md:min-h-8.5"
    >
      <span className="text-xs">
        <RowTime at={created_at} />
      </span>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      {/* Nothing of it is cut: a long name goes on in a second line. */}
      <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
        <b className="font-semibold">{item ? item.service.name : t('live.topup')}</b>{' '}
        {item && `${item.country.iso_code} `}
        <span className="text-muted">
          {item ? t(`live.status.${status}`) : t(`live.topupStatus.${stateOfTopup}`)} ·{' '}
          {user_name ? shortPerson(user_name) : (user_email ?? t('live.deleted'))}
        </span>
      </span>
      <span
        className={classNames(
          'tabular-nums',
          status === 'delivered' && 'text-received',
          isOver && 'text-muted',
        )}
      >
        {isOver ? '−' : !item && status === 'delivered' && '+'}
        {bareMoney(order.total_amount_cents, order.currency)}
      </span>
    </Link>
  );
}
