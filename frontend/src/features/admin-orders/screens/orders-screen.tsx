import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListFilter, ListView } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure';
import { Money } from '../../../shared/format/money';
import { type Order, ordersQuery } from '../api/orders';
import { Moment, OrderItem, OrderStatus, useCustomerName } from '../components/order-words';
import { ORDER_STATUSES, ORDER_TYPES, PAYMENT_STATUSES, type OrdersSearch } from '../rules/orders-search';

interface OrdersScreenProps {
  search: OrdersSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

/** Numbers and top-ups of all customers: what stands where. */
export function OrdersScreen({ search, onSearchChange }: OrdersScreenProps) {
  const { t } = useTranslation('admin-orders');
  const query = ordersQuery(search);
  const { data } = useQuery(query);
  const nameOf = useCustomerName();

  const columns = useMemo<ListColumn<Order>[]>(
    () => [
      {
        id: 'order',
        header: t('columns.order'),
        isName: true,
        cell: (order) => <OrderItem order={order} />,
      },
      {
        id: 'number',
        header: t('columns.number'),
        cell: ({ item, gateway }) =>
          item ? (
            <span className="font-mono text-xs whitespace-nowrap">{item.phone_number_formatted || '—'}</span>
          ) : (
            gateway
          ),
      },
      { id: 'customer', header: t('columns.customer'), cell: (order) => nameOf(order) },
      { id: 'status', header: t('columns.status'), cell: (order) => <OrderStatus status={order.status} /> },
      {
        id: 'payment',
        header: t('columns.payment'),
        cell: ({ payment_status }) => t(`payment.${payment_status}`),
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        numeric: true,
        cell: ({ total_amount_cents, currency }) => <Money cents={total_amount_cents} currency={currency} />,
      },
      {
        id: 'created_at',
        header: t('columns.created'),
        numeric: true,
        sort: 'created_at',
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
    ],
    [t, nameOf],
  );

  const filters = useMemo<ListFilter[]>(
    () => [
      {
        name: 'status',
        label: t('filters.status'),
        kind: 'choice',
        options: ORDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        name: 'payment',
        label: t('filters.payment'),
        kind: 'choice',
        options: PAYMENT_STATUSES.map((value) => ({ value, label: t(`payment.${value}`) })),
      },
      {
        name: 'type',
        label: t('filters.type'),
        kind: 'choice',
        options: ORDER_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
      },
      { name: 'from', label: t('filters.from'), kind: 'day' },
      { name: 'to', label: t('filters.to'), kind: 'day' },
    ],
    [t],
  );

  const views = useMemo<ListView[]>(
    () => [
      { id: 'all', label: t('views.all'), search: {} },
      { id: 'underway', label: t('views.underway'), search: { status: 'shipped' } },
      { id: 'delivered', label: t('views.delivered'), search: { status: 'delivered', type: 'sms_number' } },
      { id: 'refunded', label: t('views.refunded'), search: { status: 'refunded' } },
      { id: 'topups', label: t('views.topups'), search: { type: 'credit_transaction' } },
    ],
    [t],
  );

  return (
    <StaffPage title={t('title')} count={data && figureFormat().format(data.total)}>
      <RecordList
        list="orders"
        isLive
        label={t('title')}
        {...{ search, onSearchChange, query, columns, filters, views }}
        rowKey={({ id }) => id}
        rowName={(order) => `${order.item?.service.name ?? t('topupOf')} · ${nameOf(order)}`}
        rowLink={({ id, type }) =>
          type === 'sms_number'
            ? { to: '/admin/orders/$id', params: { id } }
            : { to: '/admin/topups/$id', params: { id } }
        }
        defaultSort={{ column: 'created_at', direction: 'desc' }}
        card={(order) => ({
          title: order.item?.service.name ?? t('topupOf'),
          subtitle: `${nameOf(order)} · ${t(`status.${order.status}`)}`,
          trailing: <Money cents={order.total_amount_cents} currency={order.currency} />,
        })}
        searchLabel={t('search')}
        csvPath="/api/v1/admin/orders"
        empty={{ title: t('empty') }}
      />
    </StaffPage>
  );
}
