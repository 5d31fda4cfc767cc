import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../../../features/admin-orders/screens/order-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/orders/$id')({
  staticData: { permission: 'orders.read' },
  loader: () => loadTexts('admin-orders'),
  component: Screen,
});

function Screen() {
  return <OrderScreen id={Route.useParams().id} />;
}
