import { useTranslation } from 'react-i18next';
import { bareMoney, centsText } from '../../../shared/back-office/amounts';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { OrderCode } from '../../../shared/back-office/order-code';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { RowTime } from '../../../shared/back-office/row-time';
import type { ListedOrder } from '../api/orders';
import { listedPerson } from '../../../shared/back-office/short-person';
import { OrderSituation } from '../../../shared/back-office/orders/order-situation';
import { OrderItem, useCustomerName } from './order-labels';

export function useOrderColumns(
  foundIn: (order: ListedOrder) => string | undefined,
): ListColumn<ListedOrder>[] {
  const { t } = useTranslation('admin-orders');
  const nameOf = useCustomerName();
  const providerName = useProviderName();
  return [
    {
      id: 'order',
      header: t('columns.order'),
      isName: true,
      width: 74,
      cell: ({ id, type }) => <OrderCode id={id} isTopup={type === 'credit_transaction'} />,
    },
    { id: 'product', header: t('columns.product'), cell: (order) => <OrderItem order={order} /> },
    {
      id: 'number',
      header: t('columns.number'),
      width: 142,
      givesWay: 3,
      under: { id: 'product', width: 160 },
      cell: ({ item }) => (
        <span className="font-mono text-xs tracking-tight">{item?.phone_number_formatted || '—'}</span>
      ),
    },
    {
      id: 'customer',
      header: t('columns.customer'),
      width: 120,
      givesWay: 4,
      under: { id: 'order', width: 112 },
      cell: (order) => <span title={nameOf(order)}>{listedPerson(nameOf(order))}</span>,
    },
    {
      id: 'provider',
      header: t('columns.provider'),
      width: 82,
      givesWay: 2,
      cell: ({ provider }) => (
        <span className="text-muted">{provider === null ? '—' : providerName(provider)}</span>
      ),
    },
    {
      id: 'status',
      header: t('columns.situation'),
      width: 144,
      cell: (order) => <OrderSituation order={order} found={foundIn(order)} />,
    },
    {
      id: 'payment',
      header: t('columns.payment'),
      width: 110,
      givesWay: 0,
      isExtra: true,
      cell: ({ payment_status }) => t(`payment.${payment_status}`),
    },
    {
      id: 'amount',
      header: t('columns.price'),
      numeric: true,
      width: 74,
      cell: ({ total_amount_cents, currency }) => (
        <b className="font-semibold">{bareMoney(total_amount_cents, currency)}</b>
      ),
    },
    {
      id: 'margin',
      header: t('columns.margin'),
      numeric: true,
      width: 64,
      givesWay: 1,
      cell: ({ margin_cents: cents }) => <Margin cents={cents} />,
    },
    {
      id: 'created_at',
      header: t('columns.time'),
      numeric: true,
      width: 98,
      sort: 'created_at',
      cell: ({ created_at }) => <RowTime at={created_at} />,
    },
  ];
}

function Margin({ cents }: { cents: number | null }) {
  if (cents === null) return <>—</>;
  if (cents === 0) return <span className="text-muted">{centsText(0)}</span>;
  return cents < 0 ? <span className="text-danger">−{centsText(-cents)}</span> : <>{centsText(cents)}</>;
}
