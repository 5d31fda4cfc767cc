import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListFilter, ListView } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure';
import { Money } from '../../../shared/format/money';
import { type AdminTopup, topupsQuery } from '../api/orders';
import { Moment, TopupStatus, useCustomerName } from '../components/order-words';
import { TOPUP_STATUSES, type TopupsSearch } from '../rules/orders-search';

interface TopupsScreenProps {
  search: TopupsSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

/** Every attempt to add money. */
export function TopupsScreen({ search, onSearchChange }: TopupsScreenProps) {
  const { t } = useTranslation('admin-orders');
  const query = topupsQuery(search);
  const { data } = useQuery(query);
  const nameOf = useCustomerName();

  const columns = useMemo<ListColumn<AdminTopup>[]>(
    () => [
      {
        id: 'customer',
        header: t('columns.customer'),
        isName: true,
        cell: (topup) => <span className="font-semibold">{nameOf(topup)}</span>,
      },
      { id: 'status', header: t('columns.status'), cell: (topup) => <TopupStatus status={topup.status} /> },
      { id: 'gateway', header: t('columns.gateway'), cell: ({ gateway }) => gateway },
      {
        id: 'amount',
        header: t('columns.amount'),
        numeric: true,
        cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
      },
      {
        id: 'returned',
        header: t('columns.returned'),
        numeric: true,
        cell: ({ returned_amount_cents, currency }) => (
          <Money cents={returned_amount_cents} currency={currency} />
        ),
      },
      {
        id: 'paid',
        header: t('columns.paid'),
        numeric: true,
        cell: ({ paid_at }) => (paid_at ? <Moment at={paid_at} /> : '—'),
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
        options: TOPUP_STATUSES.map((value) => ({ value, label: t(`topupStatus.${value}`) })),
      },
      { name: 'needs_staff', label: t('filters.needsStaff'), kind: 'flag' },
      { name: 'from', label: t('filters.from'), kind: 'day' },
      { name: 'to', label: t('filters.to'), kind: 'day' },
    ],
    [t],
  );

  const views = useMemo<ListView[]>(
    () => [
      { id: 'all', label: t('views.allTopups'), search: {} },
      { id: 'pending', label: t('views.pending'), search: { status: 'pending' } },
      { id: 'paid', label: t('views.paid'), search: { status: 'paid' } },
      { id: 'needs_staff', label: t('views.needsStaff'), search: { needs_staff: true } },
    ],
    [t],
  );

  return (
    <StaffPage title={t('topups')} count={data && figureFormat().format(data.total)}>
      <RecordList
        list="topups"
        isLive
        label={t('topups')}
        {...{ search, onSearchChange, query, columns, filters, views }}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowLink={({ id }) => ({ to: '/admin/topups/$id', params: { id } })}
        defaultSort={{ column: 'created_at', direction: 'desc' }}
        card={(topup) => ({
          title: nameOf(topup),
          subtitle: t(`topupStatus.${topup.status}`),
          trailing: <Money cents={topup.amount_cents} currency={topup.currency} />,
        })}
        searchLabel={t('searchTopups')}
        csvPath="/api/v1/admin/topups"
        empty={{ title: t('emptyTopups') }}
      />
    </StaffPage>
  );
}
