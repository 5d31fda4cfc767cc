import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  type OrdersFilter,
  ordersFilter,
  writtenFilter,
} from '../../../../features/orders/rules/orders-filter';
import { OrdersScreen } from '../../../../features/orders/screens/orders-screen';
import { loadTexts } from '../../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/dashboard/orders/')({
  // The component parses the search parameters, to keep the first load small.
  validateSearch: (search: Partial<OrdersFilter>) => search,
  loader: () => loadTexts('orders'),
  ...shownAtOnce({ heading: 'places.orders.long' }),
  component: Orders,
});

function Orders() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (next: Partial<OrdersFilter>) =>
      void navigate({
        search: (before) => writtenFilter({ ...ordersFilter(before), ...next }),
        replace: true,
      }),
    [navigate],
  );
  return <OrdersScreen filter={ordersFilter(search)} onFilterChange={change} />;
}
