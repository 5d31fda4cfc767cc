import { useNavigate } from '@tanstack/react-router';
import { MenuItem } from '@torpedo/ui-kit';
import { ArrowUpRight, RefreshCw, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { RowButton } from '../../../shared/back-office/list/row-button';
import { RowTime } from '../../../shared/back-office/row-time';
import { useCountedViews } from '../../../shared/back-office/list/view-counts';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Money } from '../../../shared/format/money';
import { orderNumber } from '../../../shared/order-number';
import type { ListedOrder } from '../api/orders';
import { useOrderColumns } from '../components/order-columns';
import { OrderSituation } from '../../../shared/back-office/orders/order-situation';
import { OrderItem } from '../components/order-labels';
import { OrdersSum } from '../components/orders-sum';
import { useOrderActs } from '../components/use-order-acts';
import {
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrdersSearch,
  PAYMENT_STATUSES,
  SITUATIONS,
} from '../rules/orders-search';

const PATH = '/api/v1/admin/orders';

const linkOf = ({ id, type }: ListedOrder) =>
  type === 'sms_number'
    ? ({ to: '/admin/orders/$id', params: { id } } as const)
    : ({ to: '/admin/topups/$id', params: { id } } as const);

export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { t } = useTranslation('admin-orders');
  const navigate = useNavigate();
  const act = useOrderActs();
  const names = useCodeNames();
  return (
    <ListScreen
      list="orders"
      isLive
      title={t('title')}
      path={PATH}
      family={staffKeys.orders}
      search={search}
      rowName={(order) => `${orderNumber(order.id)} ${order.item?.service.name ?? t('topupOf')}`}
      rowLink={linkOf}
      defaultSort={{ column: 'created_at', direction: 'desc' }}
      columns={useOrderColumns(act.foundIn)}
      card={(order) => ({
        title: <OrderItem order={order} />,
        subtitle: (
          <>
            <span className="font-mono">{orderNumber(order.id)}</span> · <RowTime at={order.created_at} />
          </>
        ),
        trailing: (
          <span className="grid justify-items-end text-sm">
            <Money cents={order.total_amount_cents} currency={order.currency} />
            <span className="text-xs font-normal">
              <OrderSituation order={order} found={act.foundIn(order)} />
            </span>
          </span>
        ),
      })}
      searchLabel={t('search')}
      filters={[
        choiceFilter('situation', t('filters.situation'), SITUATIONS, (value) =>
          t(`views.${SITUATION_VIEWS[value]}`),
        ),
        choiceFilter('status', t('filters.status'), ORDER_STATUSES, (value) => t(`status.${value}`)),
        choiceFilter('payment', t('filters.payment'), PAYMENT_STATUSES, (value) => t(`payment.${value}`)),
        {
          name: 'service',
          label: t('filters.service'),
          kind: 'text',
          placeholder: 'wa',
          nameOf: names.service,
        },
        {
          name: 'country',
          label: t('filters.country'),
          kind: 'text',
          placeholder: 'BR',
          nameOf: names.country,
        },
        { name: 'provider', label: t('filters.provider'), kind: 'text', nameOf: names.provider },
        choiceFilter('type', t('filters.type'), ORDER_TYPES, (value) => t(`types.${value}`)),
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
        { name: 'settled', label: t('filters.settled'), kind: 'flag' },
      ]}
      views={useCountedViews(PATH, [
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'to_act', label: t('views.toAct'), search: { situation: 'to_act' }, isToDo: true },
        { id: 'underway', label: t('views.underway'), search: { status: 'shipped' } },
        { id: 'delivered', label: t('views.delivered'), search: { status: 'delivered', type: 'sms_number' } },
        { id: 'no_code', label: t('views.noCode'), search: { situation: 'no_code' } },
        { id: 'refunded', label: t('views.refunded'), search: { situation: 'given_back' } },
      ])}
      summary={<OrdersSum search={search} />}
      bulkActions={[
        {
          id: 'recheck',
          label: t('act.recheck'),
          icon: <RefreshCw aria-hidden />,
          isOfRows: true,
          run: (_selected, orders) => orders.forEach(act.recheck),
        },
      ]}
      rowKeys={[
        { keys: 'r', label: t('act.recheck'), run: act.recheck },
        { keys: 'c', label: t('act.cancel'), run: act.end },
      ]}
      rowButtons={(order) => (
        <>
          <RowButton
            label={t('act.open')}
            shortcut="Enter"
            icon={<ArrowUpRight aria-hidden />}
            link={linkOf(order)}
          />
          {act.canRecheck(order) && (
            <RowButton
              label={t('act.recheck')}
              shortcut="R"
              icon={<RefreshCw aria-hidden />}
              onClick={() => act.recheck(order)}
            />
          )}
          {act.canCancel(order) && (
            <RowButton
              label={t('act.cancel')}
              shortcut="C"
              icon={<X aria-hidden />}
              onClick={() => act.end(order)}
            />
          )}
          {act.canRefund(order) && (
            <RowButton
              label={t('act.refund')}
              shortcut="C"
              icon={<Undo2 aria-hidden />}
              onClick={() => act.end(order)}
            />
          )}
        </>
      )}
      rowActions={(order) => (
        <>
          <MenuItem onSelect={() => void navigate(linkOf(order))}>{t('act.open')}</MenuItem>
          {act.canRecheck(order) && (
            <MenuItem onSelect={() => act.recheck(order)}>{t('act.recheck')}</MenuItem>
          )}
          {(act.canCancel(order) || act.canRefund(order)) && (
            <MenuItem tone="danger" onSelect={() => act.end(order)}>
              {t(act.canCancel(order) ? 'act.cancel' : 'act.refund')}
            </MenuItem>
          )}
        </>
      )}
      empty={t('empty')}
      emptyText={t('emptyText')}
    >
      {act.dialog}
    </ListScreen>
  );
}

const SITUATION_VIEWS = {
  to_act: 'toAct',
  with_code: 'withCode',
  no_code: 'noCode',
  undelivered: 'undelivered',
  given_back: 'refunded',
  charged_back: 'chargedBack',
} as const;
