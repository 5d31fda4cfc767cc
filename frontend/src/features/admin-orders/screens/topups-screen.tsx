import { useTranslation } from 'react-i18next';
import { bareMoney } from '../../../shared/back-office/amounts';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { useCountedViews } from '../../../shared/back-office/list/view-counts';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { OrderCode } from '../../../shared/back-office/order-code';
import { orderNumber } from '../../../shared/order-number';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Money } from '../../../shared/format/money';
import { topupState, TopupStatus } from '../../../shared/back-office/orders/topup-status';
import { Moment, useCustomerName } from '../components/order-labels';
import { TOPUP_CURRENCIES, TOPUP_STATUSES, type TopupsSearch } from '../rules/orders-search';

const PATH = '/api/v1/admin/topups';

export function TopupsScreen({ search }: { search: TopupsSearch }) {
  const { t } = useTranslation('admin-orders');
  const nameOf = useCustomerName();
  return (
    <ListScreen
      list="topups"
      isLive
      title={t('topups')}
      path={PATH}
      family={staffKeys.topups}
      search={search}
      rowName={(topup) => `${orderNumber(topup.id)} ${nameOf(topup)}`}
      rowLink={({ id }) => ({ to: '/admin/topups/$id', params: { id } })}
      defaultSort={{ column: 'created_at', direction: 'desc' }}
      columns={[
        {
          id: 'code',
          header: t('columns.topup'),
          isName: true,
          width: 96,
          cell: ({ id }) => <OrderCode id={id} isTopup />,
        },
        {
          id: 'customer',
          header: t('columns.customer'),
          cell: (topup) => <span className="font-semibold">{nameOf(topup)}</span>,
        },
        {
          id: 'status',
          width: 130,
          header: t('columns.status'),
          cell: (topup) => <TopupStatus topup={topup} />,
        },
        {
          id: 'gateway',
          width: 140,
          givesWay: 2,
          header: t('columns.gateway'),
          cell: ({ gateway }) => gatewayName(gateway),
        },
        {
          id: 'amount',
          width: 110,
          header: `${t('columns.amount')} R$`,
          numeric: true,
          cell: ({ amount_cents, currency }) => bareMoney(amount_cents, currency),
        },
        {
          id: 'returned',
          width: 110,
          givesWay: 3,
          header: `${t('columns.returned')} R$`,
          numeric: true,
          cell: ({ returned_amount_cents: cents, currency }) => (
            <span className={cents === 0 ? 'text-muted' : undefined}>{bareMoney(cents, currency)}</span>
          ),
        },
        {
          id: 'paid',
          width: 110,
          givesWay: 1,
          header: t('columns.paid'),
          numeric: true,
          cell: ({ paid_at }) => (paid_at ? <Moment at={paid_at} /> : '—'),
        },
        {
          id: 'created_at',
          width: 110,
          givesWay: 4,
          header: t('columns.created'),
          numeric: true,
          sort: 'created_at',
          cell: ({ created_at }) => <Moment at={created_at} />,
        },
      ]}
      card={(topup) => ({
        title: nameOf(topup),
        subtitle: (
          <>
            <span className="font-mono">{orderNumber(topup.id)}</span> ·{' '}
            {t(`topupStatus.${topupState(topup)}`)}
          </>
        ),
        trailing: <Money cents={topup.amount_cents} currency={topup.currency} />,
      })}
      searchLabel={t('searchTopups')}
      filters={[
        choiceFilter('status', t('filters.status'), TOPUP_STATUSES, (value) => t(`topupStatus.${value}`)),
        { name: 'gateway', label: t('filters.gateway'), kind: 'text', nameOf: gatewayName },
        choiceFilter('currency', t('filters.currency'), TOPUP_CURRENCIES, (value) => value),
        { name: 'needs_staff', label: t('filters.needsStaff'), kind: 'flag' },
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
        { name: 'credited', label: t('filters.credited'), kind: 'flag' },
      ]}
      views={useCountedViews(PATH, [
        { id: 'all', label: t('views.allTopups'), search: {} },
        { id: 'pending', label: t('views.pending'), search: { status: 'pending' } },
        { id: 'paid', label: t('views.paid'), search: { status: 'paid' } },
        { id: 'needs_staff', label: t('views.needsStaff'), search: { needs_staff: true }, isToDo: true },
      ])}
      empty={t('emptyTopups')}
      emptyText={t('emptyTopupsText')}
    />
  );
}
