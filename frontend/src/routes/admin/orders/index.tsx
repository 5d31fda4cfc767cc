import { createFileRoute } from '@tanstack/react-router';
import { ordersSearch } from '../../../features/admin-orders/rules/orders-search';
import { OrdersScreen } from '../../../features/admin-orders/screens/orders-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: ordersSearch,
  staticData: { permission: 'orders.read' },
  loader: () => loadTexts('admin-orders'),
  component: Screen,
});

function Screen() {
  return <OrdersScreen search={Route.useSearch()} />;
}
