import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ORDER_SORTS, ORDER_TYPES, type OrdersFilter } from '../../../../features/orders/rules/orders-filter';
import { OrdersScreen } from '../../../../features/orders/screens/orders-screen';
import { loadTexts } from '../../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../../shared/layout/screen-skeleton';

const everything: OrdersFilter = { type: 'all', sort: 'date', direction: 'desc', search: '' };

export const Route = createFileRoute('/_app/dashboard/orders/')({
  validateSearch: (search: Record<string, unknown>): Partial<OrdersFilter> => ({
    type: ORDER_TYPES.find((type) => type === search.type),
    sort: ORDER_SORTS.find((sort) => sort === search.sort),
    direction: search.direction === 'asc' ? 'asc' : undefined,
    search: typeof search.search === 'string' && search.search !== '' ? search.search : undefined,
  }),
  loader: () => loadTexts('orders'),
  ...shownAtOnce({ heading: 'places.orders.long' }),
  component: Orders,
});

/** Only what differs from the whole list. */
function written(filter: OrdersFilter): Partial<OrdersFilter> {
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => value !== everything[name as keyof OrdersFilter]),
  );
}

function Orders() {
  const { type, sort, direction, search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const filter: OrdersFilter = {
    type: type ?? everything.type,
    sort: sort ?? everything.sort,
    direction: direction ?? everything.direction,
    search: search ?? everything.search,
  };
  const change = useCallback(
    (next: Partial<OrdersFilter>) =>
      void navigate({ search: (before) => written({ ...everything, ...before, ...next }), replace: true }),
    [navigate],
  );
  return <OrdersScreen filter={filter} onFilterChange={change} />;
}
