import { useTranslation } from 'react-i18next';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Money } from '../../../shared/format/money';
import { Moment, OrderItem, OrderStatus, useCustomerName } from '../components/order-labels';
import { ORDER_STATUSES, ORDER_TYPES, type OrdersSearch, PAYMENT_STATUSES } from '../rules/orders-search';

export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { t } = useTranslation('admin-orders');
  const nameOf = useCustomerName();
  return (
    <ListScreen
      list="orders"
      isLive
      title={t('title')}
      path="/api/v1/admin/orders"
      family={staffKeys.orders}
      search={search}
      rowName={(order) => `${order.item?.service.name ?? t('topupOf')} · ${nameOf(order)}`}
      rowLink={({ id, type }) =>
        type === 'sms_number'
          ? { to: '/admin/orders/$id', params: { id } }
          : { to: '/admin/topups/$id', params: { id } }
      }
      defaultSort={{ column: 'created_at', direction: 'desc' }}
      columns={[
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
              <span className="font-mono text-xs whitespace-nowrap">
                {item.phone_number_formatted || '—'}
              </span>
            ) : (
              gateway
            ),
        },
        { id: 'customer', header: t('columns.customer'), cell: nameOf },
        { id: 'status', header: t('columns.status'), cell: ({ status }) => <OrderStatus status={status} /> },
        {
          id: 'payment',
          header: t('columns.payment'),
          cell: ({ payment_status }) => t(`payment.${payment_status}`),
        },
        {
          id: 'amount',
          header: t('columns.amount'),
          numeric: true,
          cell: ({ total_amount_cents, currency }) => (
            <Money cents={total_amount_cents} currency={currency} />
          ),
        },
        {
          id: 'created_at',
          header: t('columns.created'),
          numeric: true,
          sort: 'created_at',
          cell: ({ created_at }) => <Moment at={created_at} />,
        },
      ]}
      card={(order) => ({
        title: order.item?.service.name ?? t('topupOf'),
        subtitle: `${nameOf(order)} · ${t(`status.${order.status}`)}`,
        trailing: <Money cents={order.total_amount_cents} currency={order.currency} />,
      })}
      searchLabel={t('search')}
      filters={[
        choiceFilter('status', t('filters.status'), ORDER_STATUSES, (value) => t(`status.${value}`)),
        choiceFilter('payment', t('filters.payment'), PAYMENT_STATUSES, (value) => t(`payment.${value}`)),
        choiceFilter('type', t('filters.type'), ORDER_TYPES, (value) => t(`types.${value}`)),
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
      ]}
      views={[
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'underway', label: t('views.underway'), search: { status: 'shipped' } },
        { id: 'delivered', label: t('views.delivered'), search: { status: 'delivered', type: 'sms_number' } },
        { id: 'refunded', label: t('views.refunded'), search: { status: 'refunded' } },
        { id: 'topups', label: t('views.topups'), search: { type: 'credit_transaction' } },
      ]}
      empty={t('empty')}
    />
  );
}
